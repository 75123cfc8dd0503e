import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameSeoulDay, toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { canRetryMessage } from '#domain/chat/can-retry-message.ts'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import { MESSAGE_STATUSES } from '#domain/chat/message.ts'
import { putThreadController, type ThreadController } from '#domain/chat/thread-controllers.ts'
import { trimChatList } from '#domain/chat/trim-chat-list.ts'

describe('a message', () => {
  it('can be asked again exactly when it failed or was stopped', () => {
    expect(MESSAGE_STATUSES.filter(canRetryMessage)).toEqual(['error', 'aborted'])
  })
})

describe('a chat list', () => {
  it('keeps the newest turns up to its count, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat()),
        fc.option(fc.integer({ min: -2, max: 12 }), { nil: null }),
        (list, count) => {
          const kept = trimChatList(list, count)
          expect(kept).toHaveLength(Math.min(list.length, count === null ? list.length : Math.max(0, count)))
          expect(list.slice(list.length - kept.length)).toEqual(kept)
        },
      ),
    )
  })
})

describe('thread controllers', () => {
  const controller = (promptName: string, unitId: string): ThreadController => ({
    thread: null,
    curriculumId: unitId,
    curriculumName: '',
    nextCurriculumId: null,
    nextCurriculumName: null,
    promptName,
    promptPurpose: 'prod',
    promptVersion: null,
    chatList: [],
    isReceiving: false,
    evaluations: [],
    evaluationItem: null,
    conceptLinks: [],
    examInfo: null,
    maxListCount: null,
    unitId,
    difficultyExams: [],
    threadExamState: [],
    progress: null,
    evaluationStatus: null,
  })

  it('replace the one of the same prompt name in its place, and else stand at the end', () => {
    const two = [controller('main', 'M1U01'), controller('sub', 'M1U01')]
    const named = (list: readonly ThreadController[]) => list.map((one) => `${one.promptName} ${one.unitId}`)
    expect(named(putThreadController(two, controller('main', 'M2U01')))).toEqual(['main M2U01', 'sub M1U01'])
    expect(named(putThreadController(two, controller('other', 'M2U01')))).toEqual([
      'main M1U01',
      'sub M1U01',
      'other M2U01',
    ])
    expect(named(two)).toEqual(['main M1U01', 'sub M1U01'])
  })

  it('never stand twice for one prompt name', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('main', 'main-user', 'sub')), (names) => {
        const list = names.reduce<ThreadController[]>(
          (all, name) => putThreadController(all, controller(name, 'M1U01')),
          [],
        )
        expect(list.map((one) => one.promptName)).toEqual([...new Set(names)])
      }),
    )
  })
})

describe('day and time in Seoul', () => {
  const NOW = Date.parse('2026-03-10T16:12:00+09:00')
  it.each([
    ['2026-03-10T16:12:00+09:00', '오늘 오후 4:12'],
    ['2026-03-10T00:05:00+09:00', '오늘 오전 12:05'],
    ['2026-03-10T12:00:00+09:00', '오늘 오후 12:00'],
    ['2026-03-09T23:59:59+09:00', '어제 오후 11:59'],
    ['2026-03-08T09:07:00+09:00', '3월 8일 오전 9:07'],
    ['2025-12-31T23:30:00+09:00', '2025년 12월 31일 오후 11:30'],
    ['2026-03-09T15:00:00Z', '오늘 오전 12:00'],
    ['2026-03-09T14:59:00Z', '어제 오후 11:59'],
  ])('%s is called %s', (at, said) => {
    expect(describeDayTime(Date.parse(at), NOW)).toBe(said)
  })

  it('agrees with the time zone data on the date, and on what is one day', () => {
    const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
    const anyTime = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2100-01-01') })
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 0, max: 2 * 86_400_000 }), (at, later) => {
        expect(toSeoulDate(at)).toBe(dates.format(at))
        expect(isSameSeoulDay(at, at + later)).toBe(dates.format(at) === dates.format(at + later))
      }),
    )
  })
})
