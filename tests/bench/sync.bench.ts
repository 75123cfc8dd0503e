import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCluster, type TestCluster } from '#tests/support/database-cluster.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { type BroughtUp, bringUp } from '#tests/sync/bring-up.ts'
import { PLANTED_FAULTS, runPlanted } from '#tests/sync/planted-faults.ts'
import { runSchedule } from '#tests/sync/run-schedule.ts'

/**
 * The outbox on node's light clients against the built product: a long random schedule (`SYNC_MINUTES`, `SYNC_CLIENTS`, `SEED`), faults
 * that its check has to find, and what comes up at once when a network is back (offline.md, promises 1 and 3).
 */
const MINUTE_MS = 60_000
const minutes = Number(process.env.SYNC_MINUTES ?? 10)
const clients = Number(process.env.SYNC_CLIENTS ?? 30)
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

let cluster: TestCluster
let product: Product
let proxy: FaultProxy
beforeAll(async () => {
  cluster = await startTestCluster()
  proxy = await startFaultProxy()
  product = await startProduct(cluster.clusterUrl, { PUBLIC_ORIGIN: proxy.origin })
  proxy.aim(product.origin)
}, 120_000)
afterAll(async () => {
  await product?.remove()
  await proxy?.close()
  await cluster?.stop()
})

const NOTHING = { lost: [], duplicated: [], phantom: [], disordered: [], foreign: [], altered: [] }

const residentMb = (pid: number | undefined) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

function report(name: string, { ms, p95Ms, requests, failures, records }: BroughtUp): void {
  const memory = `memory server ${residentMb(product.pid())} MB, devices ${residentMb(process.pid)} MB`
  console.log(
    `${name}: ${records} records in ${(ms / 1000).toFixed(1)} s, ${requests} requests, p95 ${Math.round(p95Ms)} ms, ${failures} of 5xx, ${memory}`,
  )
}

test.each(Object.entries(PLANTED_FAULTS))('the check finds %s', async (_title, { hands, isFound }) => {
  expect(await runPlanted(product, hands)).toSatisfy(isFound)
})

test('30 tablets with 40 records each that come back at once', async () => {
  const result = await bringUp({ seed, devices: 30, records: 40, limitMs: 120_000, server: product })
  report('30 devices', result)
  const { time, ...wrong } = result.findings
  expect(wrong).toEqual(NOTHING)
  expect(time.countedMs).toBe(time.doneMs)
  expect(result.failures).toBe(0)
  expect(result.ms).toBeLessThan(60_000)
  expect(result.p95Ms).toBeLessThan(2_000)
}, 300_000)

test('one tablet with 2 000 records', async () => {
  const result = await bringUp({
    seed,
    devices: 1,
    records: 2_000,
    isPlain: true,
    limitMs: 300_000,
    server: product,
  })
  report('one device', result)
  const { time, ...wrong } = result.findings
  expect(wrong).toEqual(NOTHING)
  expect(time.countedMs).toBe(time.doneMs)
  expect(result.failures).toBe(0)
}, 900_000)

test(
  'a long random schedule',
  async () => {
    const { findings, problems, refused, left, figures } = await runSchedule({
      seed,
      devices: clients,
      forMs: minutes * MINUTE_MS,
      paceMs: 1_500,
      emptyWithinMs: 5 * MINUTE_MS,
      server: product,
      proxy,
      crash: { kill: () => product.stop('SIGKILL'), start: () => product.start(), everyMs: MINUTE_MS },
    })
    console.log(figures)
    const { time, ...wrong } = findings
    expect({ problems, refused, left, wrong }, figures).toEqual({
      problems: [],
      refused: [],
      left: 0,
      wrong: NOTHING,
    })
    expect(time.countedMs, figures).toBe(time.doneMs)
  },
  (minutes + 15) * MINUTE_MS,
)
