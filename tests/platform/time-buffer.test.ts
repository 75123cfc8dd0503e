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
function openBuffer() {
  const { store } = openOutbox()
  const enqueue: PersonOutbox['enqueue'] = (kind, id, body) => store.enqueue({ kind, id, body })
  return { store, buffer: new TimeBuffer('u1', { enqueue } as PersonOutbox) }
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
  await expect.poll(() => kept.has('timespan-data')).toBe(false)
  expect(await bodies()).toEqual([
    { ...tick('A'), timespan: 101_000 },
    { ...tick('B'), timespan: 199_000 },
  ])
})
