import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TimeSpanRecord } from '#domain/activity/time-span.ts'
import type { PersonOutbox } from '#platform/outbox.ts'
import { TimeBuffer } from '#platform/time-buffer.ts'
import { openOutbox } from '#tests/offline/open-outbox.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('navigator', { locks: new DeviceLocks().open().locks })
})
afterEach(() => vi.unstubAllGlobals())

const tick = (spanKey: string): TimeSpanRecord => ({
  spanType: 'CURRICULUM_CONCEPT',
  spanKey,
  timespan: 1_000,
})

/** A buffer whose records go into the outbox of a device. */
function openBuffer(device = openOutbox()) {
  const { store, copies } = device
  let isFull = false
  const enqueue: PersonOutbox['enqueue'] = async (kind, id, body) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    await store.enqueue({ kind, id, body })
    return { row: new Promise<never>(() => undefined) }
  }
  const refuse = (refuses: boolean) => {
    isFull = refuses
  }
  return { store, buffer: new TimeBuffer('u1', { enqueue, copies } as PersonOutbox), refuse }
}

test('time is kept under timespan-data until 300 records are there, then sent as one record a distinct key', async () => {
  const { store, buffer } = openBuffer()
  const bodies = async () => (await store.list()).map(({ body }) => body)
  buffer.add(
    Array.from({ length: 299 }, (_, at) => tick(at % 3 === 0 ? 'A' : 'B')),
    10_000,
  )
  expect(kept.get('timespan-data')).toContain('"spanKey":"A"')
  // What begins to be sent takes the lock first: once it is free again nothing was sent.
  await navigator.locks.request('timespan-rotation', () => undefined)
  expect(await bodies()).toEqual([])
  buffer.add([tick('A')], 20_000)
  await expect.poll(() => kept.has('timespan-data'), { timeout: 20_000 }).toBe(false)
  expect(await bodies()).toEqual([
    { ...tick('A'), timespan: 101_000 },
    { ...tick('B'), timespan: 199_000 },
  ])
}, 30_000)

test('time that cannot be enqueued is kept without a message and enqueued later, once', async () => {
  const { store, buffer, refuse } = openBuffer()
  refuse(true)
  buffer.add(
    Array.from({ length: 300 }, () => tick('A')),
    10_000,
  )
  await navigator.locks.request('timespan-rotation', () => undefined)
  expect(await store.list()).toEqual([])
  expect(kept.get('timespan-data')).toContain('"spanKey":"A"')
  refuse(false)
  await buffer.rotate()
  await buffer.rotate()
  expect((await store.list()).map(({ body }) => body)).toEqual([{ ...tick('A'), timespan: 300_000 }])
})

test('a browser killed before it flushed local storage loses no written time', async () => {
  const device = openOutbox()
  const { buffer } = openBuffer(device)
  buffer.add([tick('A')], 10_000)
  const flushed = new Map(kept)
  for (const at of [15_000, 20_000]) buffer.add([tick('A'), tick('B')], at)
  await expect
    .poll(async () => JSON.stringify(await device.copies.get('time-buffer')))
    .toContain('"timespan":3000')
  kept.clear()
  for (const [key, value] of flushed) kept.set(key, value)
  const { buffer: restarted, store } = openBuffer(device)
  restarted.add([tick('B')], 10_000)
  await restarted.rotate()
  expect((await store.list()).map(({ body }) => body)).toEqual([
    { ...tick('A'), timespan: 3_000 },
    { ...tick('B'), timespan: 3_000 },
  ])
})

test('a killed browser whose local storage still has enqueued time counts it once', async () => {
  const device = openOutbox()
  const { buffer, store } = openBuffer(device)
  buffer.add([tick('A')], 10_000)
  const flushed = new Map(kept)
  await buffer.rotate()
  await expect.poll(async () => JSON.stringify(await device.copies.get('time-buffer'))).toContain('"open":[]')
  for (const [key, value] of flushed) kept.set(key, value)
  await openBuffer(device).buffer.rotate()
  expect((await store.list()).map(({ body }) => body)).toEqual([tick('A')])
})

test('time of two days is two records', async () => {
  const { buffer, store } = openBuffer()
  const days = ['2026-03-02', '2026-03-03']
  buffer.add(
    days.map((day) => ({ ...tick('A'), day })),
    10_000,
  )
  await buffer.rotate()
  expect((await store.list()).map(({ body }) => ('day' in body ? body.day : null))).toEqual(days)
})
