import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSeededRandom } from '#domain/items/seeded-random.ts'
import { startTestCluster, type TestCluster } from '#tests/support/database-cluster.ts'
import { KILLED_KINDS, type KilledWrite, killDuringWrites, timeWrites } from '#tests/support/kill-writes.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { TestBrowser } from '#tests/support/test-server.ts'

/**
 * The built product killed at random points of ten kinds of writes at once (security.md 16): acknowledged writes are kept, and after a retry
 * each write exists exactly once. `KILLS` is the number of kills, `SEED` repeats a run.
 */
const KILLS = Number(process.env.KILLS ?? 20)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

let cluster: TestCluster
let product: Product
beforeAll(async () => {
  cluster = await startTestCluster()
  product = await startProduct(cluster.clusterUrl)
}, 300_000)
afterAll(async () => {
  await product?.remove()
  await cluster?.stop()
})

test(`${KILLS} kills in the middle of ${KILLED_KINDS.length} kinds of writes lose and double nothing`, async () => {
  const random = makeSeededRandom(seed)
  const killed: KilledWrite[] = []
  const target = {
    pool: product.pool,
    browserOf: ({ id, cookie }: { id: string; cookie: string }) => {
      const browser = new TestBrowser((path, init) => fetch(new URL(path, product.origin), init), id)
      browser.cookies.set('session', cookie.replace('session=', ''))
      return browser
    },
    kill: () => product.stop('SIGKILL'),
    start: () => product.start(),
  }
  const latestMs = Math.ceil(await timeWrites(target))
  for (let kill = 0; kill < KILLS; kill += 1)
    killed.push(...(await killDuringWrites(target, random.integer(0, latestMs))))
  const outcomes = (kind: string) =>
    (['acknowledged', 'committed', 'undone'] as const)
      .map((outcome) => {
        const count = killed.filter((write) => write.kind === kind && write.outcome === outcome).length
        return `${outcome} ${count}`
      })
      .join(', ')
  console.log(
    [
      `seed ${seed}: ${killed.length} points within ${latestMs} ms`,
      ...KILLED_KINDS.map((kind) => `${kind}: ${outcomes(kind)}`),
    ].join('\n'),
  )
  expect(killed.filter(({ fault }) => fault !== null)).toEqual([])
}, 900_000)
