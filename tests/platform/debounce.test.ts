import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONFETTI_DEFAULTS } from '#platform/confetti.ts'
import { debounce } from '#platform/debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a debounced function', () => {
  test.each([
    [undefined, 200],
    [120, 120],
  ])('waits %s: runs once, %s ms after it was last asked for', (waitMs, expected) => {
    let runs = 0
    const ask = debounce(() => {
      runs += 1
    }, waitMs)
    ask()
    vi.advanceTimersByTime(expected - 1)
    ask()
    vi.advanceTimersByTime(expected - 1)
    expect(runs).toBe(0)
    vi.advanceTimersByTime(1)
    expect(runs).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(runs).toBe(1)
    ask()
    ask.cancel()
    vi.advanceTimersByTime(1_000)
    expect(runs).toBe(1)
  })
})

test('confetti is 50 particles of 200 ticks unless told otherwise', () => {
  expect(CONFETTI_DEFAULTS).toEqual({ particleCount: 50, ticks: 200 })
})
