import { describe, expect, it } from 'vitest'
import { describeSyncTime } from '#domain/chat/describe-sync-time.ts'

const NOW = Date.parse('2026-11-21T14:05:00+09:00')

describe('the time of the last sync', () => {
  it.each([
    ['2026-11-21T14:05:00+09:00', '14:05'],
    ['2026-11-21T00:03:00+09:00', '00:03'],
    ['2026-11-20T23:59:00+09:00', '11월 20일 23:59'],
  ])('of %s is said as %s', (time, said) => {
    expect(describeSyncTime(Date.parse(time), NOW)).toBe(said)
  })
})
