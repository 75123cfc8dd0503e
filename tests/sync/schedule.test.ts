import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { runSchedule } from './run-schedule.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

let product: Product
let proxy: FaultProxy
beforeAll(async () => {
  proxy = await startFaultProxy()
  product = await startProduct(inject('clusterUrl'), { PUBLIC_ORIGIN: proxy.origin })
  proxy.aim(product.origin)
})
afterAll(async () => {
  await product?.remove()
  await proxy?.close()
})

test('loses, doubles, makes up, reorders and misplaces nothing under random faults', {
  retry: 0,
  timeout: 150_000,
}, async () => {
  const { findings, problems, refused, left, figures } = await runSchedule({
    seed,
    devices: 4,
    forMs: Number(process.env.FOR_MS ?? 5_000),
    paceMs: 125,
    emptyWithinMs: 60_000,
    server: product,
    proxy,
    clocks: 'any-way',
    crash: { kill: () => product.stop('SIGKILL'), start: () => product.start(), everyMs: 2_000 },
  })
  console.log(figures)
  expect(problems, figures).toEqual([])
  expect(refused, figures).toEqual([])
  expect(left, figures).toBe(0)
  const { time, ...wrong } = findings
  expect(wrong, figures).toEqual({
    lost: [],
    duplicated: [],
    phantom: [],
    disordered: [],
    foreign: [],
    altered: [],
  })
  expect(time.countedMs, figures).toBe(time.doneMs)
})
