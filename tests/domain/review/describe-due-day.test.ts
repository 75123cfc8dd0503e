import { expect, test } from 'vitest'
import { describeDueDay } from '#domain/review/describe-due-day.ts'

/** 23:00 on 2 March 2026 in Seoul. */
const NOW = Date.parse('2026-03-02T14:00:00Z')

test.each([
  ['2026-03-01T15:00:00Z', '오늘'],
  ['2026-02-20T15:00:00Z', '오늘'],
  ['2026-03-02T15:00:00Z', '내일'],
  ['2026-03-03T15:00:00Z', '모레'],
  ['2026-03-04T15:00:00Z', '3일 뒤'],
  ['2026-03-31T15:00:00Z', '30일 뒤'],
])('what is due at %s is said to be due %s', (dueAt, words) => {
  expect(describeDueDay(Date.parse(dueAt), NOW)).toBe(words)
})
