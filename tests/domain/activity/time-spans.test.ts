import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROFILES, ROLES } from '#domain/access/roles.ts'
import { chooseSpanTarget } from '#domain/activity/choose-span-target.ts'
import { sumTimeSpans } from '#domain/activity/sum-time-spans.ts'
import { SPAN_TYPES } from '#domain/activity/time-span.ts'
import { tracksTime } from '#domain/activity/tracks-time.ts'
import { ACTION_KINDS } from '#domain/chat/message.ts'

const ON_ITEM = { spanType: 'EVALUATION_ITEM', spanKey: 'item-1' }
const ON_CONCEPT = { spanType: 'CURRICULUM_CONCEPT', spanKey: 'M1U01C01' }

describe('what time counts for', () => {
  it('is the item while it is tried, answered, hinted or explained, until the answer is right', () => {
    for (const kind of ACTION_KINDS) {
      const action = { kind, evaluationId: 'item-1' }
      const isOnItem = ['try-exam', 'submit-answer', 'show-hint', 'show-solution'].includes(kind)
      for (const responseType of ['normal', 'wrong', 'hint', 'solution'] as const) {
        expect(chooseSpanTarget('M1U01C01', { action, responseType })).toEqual(
          isOnItem ? ON_ITEM : ON_CONCEPT,
        )
      }
      expect(chooseSpanTarget('M1U01C01', { action, responseType: 'correct' })).toEqual(ON_CONCEPT)
    }
  })

  it('is the concept without an action or without an item, and nothing where no concept is open', () => {
    const action = { kind: 'try-exam', evaluationId: null } as const
    expect(chooseSpanTarget('M1U01C01', null)).toEqual(ON_CONCEPT)
    expect(chooseSpanTarget('M1U01C01', { action: null, responseType: 'normal' })).toEqual(ON_CONCEPT)
    expect(chooseSpanTarget('M1U01C01', { action, responseType: 'normal' })).toEqual(ON_CONCEPT)
    expect(chooseSpanTarget(null, null)).toBeNull()
    expect(
      chooseSpanTarget(null, { action: { ...action, evaluationId: 'item-1' }, responseType: 'wrong' }),
    ).toEqual(ON_ITEM)
  })
})

describe('buffered time spans', () => {
  it('become one record a key that holds all its time, a concept and an item of one id kept apart', () => {
    const anyRecord = fc.record({
      spanType: fc.constantFrom(...SPAN_TYPES),
      spanKey: fc.constantFrom('A', 'B', 'C'),
      timespan: fc.integer({ min: 1, max: 5_000 }),
    })
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const sums = sumTimeSpans(records)
        const keys = sums.map(({ spanType, spanKey }) => `${spanType}/${spanKey}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { spanType, spanKey, timespan } of sums) {
          const own = records.filter((one) => one.spanType === spanType && one.spanKey === spanKey)
          expect(timespan).toBe(own.reduce((sum, one) => sum + one.timespan, 0))
        }
        const total = (list: readonly { timespan: number }[]) =>
          list.reduce((sum, one) => sum + one.timespan, 0)
        expect(total(sums)).toBe(total(records))
      }),
    )
  })
})

describe('tracking of time', () => {
  it('runs outside local for people who are signed in and administer nothing', () => {
    for (const profile of PROFILES) {
      for (const role of ROLES) {
        const isLearner = role === 'user' || role === 'trial'
        expect(tracksTime([role], profile)).toBe(isLearner && profile !== 'local')
      }
      expect(tracksTime(null, profile)).toBe(false)
      expect(tracksTime(['user', 'exercise_admin'], profile)).toBe(false)
    }
  })

  it('follows the setting where there is one, and never for a visitor or an administrator', () => {
    expect(tracksTime(['user'], 'local', true)).toBe(true)
    expect(tracksTime(['user'], 'production', false)).toBe(false)
    expect(tracksTime(['admin'], 'production', true)).toBe(false)
    expect(tracksTime(null, 'production', true)).toBe(false)
  })
})
