import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ActivityEvent } from '#domain/activity/fold-activity.ts'
import { listenToActivity } from '#platform/activity-signs.ts'

let told: ActivityEvent['type'][]
let hidden: number
let stop: () => void
let page: EventTarget & { visibilityState?: string }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  page = new EventTarget()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  told = []
  hidden = 0
  stop = listenToActivity(
    ({ type }) => told.push(type),
    () => {
      hidden += 1
    },
  )
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('activity on the page', () => {
  test.each(['click', 'mousemove', 'keydown', 'scroll', 'touchstart', 'focus'])('is %s', (name) => {
    window.dispatchEvent(new Event(name))
    expect(told).toEqual(['sign'])
  })

  test('ends with blur and with a hidden tab, and not with one that is shown', () => {
    window.dispatchEvent(new Event('blur'))
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual(['away'])
    expect(hidden).toBe(0)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual(['away', 'away'])
    expect(hidden).toBe(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(hidden).toBe(2)
  })

  test('is checked once a second until it is stopped', () => {
    vi.advanceTimersByTime(2_999)
    expect(told).toEqual(['time', 'time'])
    stop()
    vi.advanceTimersByTime(5_000)
    window.dispatchEvent(new Event('click'))
    expect(told).toHaveLength(2)
  })
})
