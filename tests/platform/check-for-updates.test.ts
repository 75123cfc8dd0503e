import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkForUpdates } from '#platform/check-for-updates.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a visible app checks for a new version every hour, a hidden one only when it is shown', () => {
  const update = vi.fn()
  checkForUpdates(update)
  vi.advanceTimersByTime(2 * 3_600_000)
  expect(update).toHaveBeenCalledTimes(2)
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(2 * 3_600_000)
  expect(update).toHaveBeenCalledTimes(2)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(update).toHaveBeenCalledTimes(3)
})
