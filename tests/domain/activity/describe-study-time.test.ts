import { describe, expect, it } from 'vitest'
import { countStudyMinutes, describeStudyTime } from '#domain/activity/describe-study-time.ts'

describe('study time', () => {
  it('is whole minutes, and a week is what its days add up to', () => {
    const days = [90_000, 119_999, 59_999].map(countStudyMinutes)
    expect(days).toEqual([1, 1, 0])
    expect(describeStudyTime(days.reduce((sum, minutes) => sum + minutes, 0))).toBe('2분')
  })

  it.each([
    [0, ''],
    [59, '59분'],
    [60, '1시간 0분'],
    [125, '2시간 5분'],
  ])('of %i minutes is said as "%s"', (minutes, said) => {
    expect(describeStudyTime(minutes)).toBe(said)
  })
})
