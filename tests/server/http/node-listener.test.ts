import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { makeNodeListener } from '#server/http/node-listener.ts'

const KEPT = 40
const NEW = 20
/** Longer than a turn begins requests. */
const WORK_MS = 4

function answerSlowly(): Response {
  const end = performance.now() + WORK_MS
  while (performance.now() < end);
  return new Response('answered')
}

test('a new connection waits for its turn, and not for all that comes on open connections', async () => {
  const server = createServer(makeNodeListener({ fetch: answerSlowly }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (agent: Agent) =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', resolve)
      }).on('error', reject)
    })
  const kept = new Agent({ keepAlive: true, maxSockets: KEPT })
  await Promise.all(Array.from({ length: KEPT }, () => ask(kept)))
  let isBusy = true
  let answered = 0
  const askAgain = async () => {
    while (isBusy) {
      await ask(kept)
      answered += 1
    }
  }
  const asking = Array.from({ length: KEPT }, askAgain)
  await Promise.all(Array.from({ length: NEW }, () => ask(new Agent())))
  // Where a turn answers every open connection, all of them are answered for each new one.
  expect(answered).toBeLessThan((KEPT * NEW) / 4)
  isBusy = false
  await Promise.all(asking)
  kept.destroy()
  server.close()
})
