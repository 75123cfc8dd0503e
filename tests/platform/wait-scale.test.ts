import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitScaled } from '#platform/wait-scale.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a wait ends after its time, and leaves nothing behind', async () => {
  const { signal } = new AbortController()
  let isOver = false
  const wait = waitScaled(1_000, signal).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await wait
  expect(vi.getTimerCount()).toBe(0)
})

test('a wait ends when its signal aborts, also one that is aborted already', async () => {
  const stop = new AbortController()
  const wait = waitScaled(60_000, stop.signal)
  stop.abort()
  await wait
  await waitScaled(60_000, stop.signal)
  expect(vi.getTimerCount()).toBe(0)
})
