import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runInSlices } from '#platform/run-in-slices.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs all steps in order, and rests after each slice of 12 ms', async () => {
  const seen: (number | 'rest')[] = []
  function* steps() {
    for (let step = 1; step <= 5; step += 1) {
      vi.advanceTimersByTime(5)
      seen.push(step)
      yield
    }
  }
  await runInSlices(steps(), (resume) => {
    seen.push('rest')
    resume()
  })
  expect(seen).toEqual([1, 2, 3, 'rest', 4, 5])
})
