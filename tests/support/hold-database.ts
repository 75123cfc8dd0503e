import { startEmbedded } from '#server/db/embedded/start-embedded.ts'

/** Run by a test as a process of its own: starts PostgreSQL in the folder of the first argument, says where, and waits to be killed. */
startEmbedded({ dataDir: process.argv[2] ?? '' }).then(({ url }) => {
  process.stdout.write(`${url}\n`)
  setInterval(() => undefined, 60_000)
})
