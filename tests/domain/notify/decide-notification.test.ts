import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts'
import { seoulHour, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { chooseDailyKind } from '#domain/notify/choose-daily-kind.ts'
import {
  decideNotification,
  type NotificationDecision,
  type NotificationPlan,
  type NotifiedPerson,
  type SentNotification,
} from '#domain/notify/decide-notification.ts'
import { isQuiet } from '#domain/notify/find-quiet-end.ts'
import { NOTIFICATION_KINDS } from '#domain/notify/notification.ts'
import { METHOD_RULES } from '#domain/notify/notification-method.ts'
import { makeNotified, makePlan, seoul } from './person.ts'

const EVENING = '2026-03-02T19:00'
const NIGHT = { from: 21, to: 8 }

/** 'send 14400', 'defer 2026-03-02T19:00', 'drop stale'. */
function say(decision: NotificationDecision): string {
  if (decision.kind === 'send') return `send ${decision.ttlSeconds}`
  if (decision.kind === 'drop') return `drop ${decision.reason}`
  return `defer ${new Date(decision.until + 9 * HOUR_MS).toISOString().slice(0, 16)}`
}

function decide(person: Partial<NotifiedPerson>, plan: Partial<NotificationPlan> = {}, now = EVENING) {
  return say(decideNotification(makeNotified(person), makePlan(plan), seoul(now)))
}

const sent = (at: string, change: Partial<SentNotification> = {}): SentNotification => ({
  kind: 'announcement',
  method: 'WEB_PUSH',
  sentAt: seoul(at),
  ...change,
})

describe('a study reminder', () => {
  it.each([
    ['18:59:59.999', 'defer 2026-03-02T19:00'],
    ['00:00:00.000', 'defer 2026-03-02T19:00'],
    ['19:00:00.000', 'send 14400'],
    ['20:00:00.001', 'send 10799'],
    ['22:59:59.999', 'send 0'],
    ['23:00:00.000', 'drop stale'],
  ])('for 19:00 is told at %s: %s', (time, expected) => {
    expect(decide({}, {}, `2026-03-02T${time}`)).toBe(expected)
  })

  it.each([
    [23, '2026-03-02T22:59', 'defer 2026-03-02T23:00'],
    [23, '2026-03-02T23:00', 'send 3600'],
    [23, '2026-03-02T23:59:59', 'send 1'],
    [23, '2026-03-03T00:00', 'drop stale'],
    [0, '2026-03-02T00:00', 'send 14400'],
    [0, '2026-03-02T04:00', 'drop stale'],
    [0, '2026-03-01T23:59:59.999', 'defer 2026-03-02T00:00'],
  ])('for hour %i never crosses midnight: at %s %s', (reminderHour, now, expected) => {
    expect(decide({ reminderHour }, {}, now)).toBe(expected)
  })

  it('follows the hour that was moved while it waited in the queue', () => {
    expect(decide({ reminderHour: 20 })).toBe('defer 2026-03-02T20:00')
    expect(decide({ reminderHour: 18 })).toBe('send 10800')
    expect(decide({ reminderHour: 9 })).toBe('drop stale')
  })

  it.each([
    ['2026-03-02T00:00', 'drop studied-today'],
    ['2026-03-02T18:59:59.999', 'drop studied-today'],
    ['2026-03-01T23:59:59.999', 'send 14400'],
    ['2026-03-02T19:00:01', 'drop studied-today'],
  ])('to one who last studied at %s: %s', (at, expected) => {
    expect(decide({ lastStudiedAt: seoul(at) })).toBe(expected)
  })

  it('asks for no due reviews', () => {
    expect(decide({ dueCount: 0 })).toBe('send 14400')
  })
})

describe('due reviews', () => {
  const reviews = { kind: 'review-due' } as const

  it('are told where there are any, studied or not', () => {
    expect(decide({ dueCount: 1, lastStudiedAt: seoul(EVENING) }, reviews)).toBe('send 14400')
    expect(decide({ dueCount: 0 }, reviews)).toBe('drop nothing-due')
  })

  it('may still come to be due before the chosen hour', () => {
    expect(decide({ dueCount: 0 }, reviews, '2026-03-02T18:00')).toBe('defer 2026-03-02T19:00')
  })
})

describe('a person who does not want it or cannot get it', () => {
  it.each<[string, Partial<NotifiedPerson>, string]>([
    ['is gone', { isActive: false }, 'drop inactive'],
    ['has switched all off', { notificationMethods: [] }, 'drop method-off'],
    ['wants mail alone', { notificationMethods: ['EMAIL'] }, 'drop method-off'],
    ['has lost the endpoint', { hasAddress: false }, 'drop no-address'],
    ['is gone and has switched all off', { isActive: false, notificationMethods: [] }, 'drop inactive'],
  ])('gets none: %s', (_title, person, expected) => {
    for (const kind of NOTIFICATION_KINDS) {
      expect(decide(person, { kind })).toBe(expected)
      expect(decide(person, { kind }, '2026-03-02T03:00')).toBe(expected)
    }
  })

  it('gets no mail for wanting web push', () => {
    expect(decide({ notificationMethods: ['WEB_PUSH'] }, { method: 'EMAIL' })).toBe('drop method-off')
    expect(decide({ notificationMethods: ['EMAIL'] }, { method: 'EMAIL' })).toBe('send 14400')
  })
})

describe('quiet hours', () => {
  it('shorten how long a push service may keep a message', () => {
    expect(decide({ quietHours: NIGHT })).toBe('send 7200')
    expect(decide({ quietHours: NIGHT }, {}, '2026-03-02T20:59:59.999')).toBe('send 0')
  })

  it('put a daily one off, or drop it where they end too late', () => {
    expect(decide({ quietHours: { from: 18, to: 21 } })).toBe('defer 2026-03-02T21:00')
    expect(decide({ quietHours: { from: 18, to: 22 } }, {}, '2026-03-02T08:00')).toBe(
      'defer 2026-03-02T22:00',
    )
    expect(decide({ quietHours: { from: 18, to: 23 } })).toBe('drop quiet-hours')
    expect(decide({ quietHours: NIGHT, reminderHour: 21 })).toBe('drop quiet-hours')
    expect(decide({ quietHours: NIGHT, reminderHour: 5 }, {}, '2026-03-02T05:00')).toBe(
      'defer 2026-03-02T08:00',
    )
    expect(decide({ quietHours: NIGHT, reminderHour: 4 }, {}, '2026-03-02T04:00')).toBe('drop quiet-hours')
  })

  it('never put a daily one off to the next day', () => {
    const person = { quietHours: { from: 22, to: 0 }, reminderHour: 22 }
    expect(decide(person, {}, '2026-03-02T22:00')).toBe('drop quiet-hours')
  })

  it('put an announcement off to the morning', () => {
    const plan = { kind: 'announcement', plannedAt: seoul('2026-03-02T21:30') } as const
    expect(decide({ quietHours: NIGHT }, plan, '2026-03-02T21:30')).toBe('defer 2026-03-03T08:00')
    expect(decide({ quietHours: NIGHT }, plan, '2026-03-03T07:59:59.999')).toBe('defer 2026-03-03T08:00')
    expect(decide({ quietHours: NIGHT }, plan, '2026-03-03T08:00')).toBe('send 14400')
  })
})

describe('an announcement', () => {
  const plan = { kind: 'announcement', plannedAt: seoul('2026-03-02T10:00') } as const

  it.each([
    ['2026-03-02T09:59:59.999', 'defer 2026-03-02T10:00'],
    ['2026-03-02T10:00', 'send 14400'],
    ['2026-03-02T22:00', 'send 7200'],
    ['2026-03-03T09:59:59', 'send 1'],
    ['2026-03-03T10:00', 'drop stale'],
  ])('of 10:00 is told at %s: %s', (now, expected) => {
    expect(decide({ lastStudiedAt: seoul('2026-03-02T09:00'), dueCount: 0 }, plan, now)).toBe(expected)
  })

  it('may be followed by another on the same day', () => {
    expect(decide({ sent: [sent('2026-03-02T08:00')] }, plan, '2026-03-02T10:00')).toBe('send 14400')
  })

  it('that finds the day full goes on the next, after the quiet hours', () => {
    const full = { sent: [sent('2026-03-02T08:00'), sent('2026-03-02T09:00')] }
    expect(decide(full, plan, '2026-03-02T10:00')).toBe('defer 2026-03-03T00:00')
    expect(decide({ ...full, quietHours: NIGHT }, plan, '2026-03-02T10:00')).toBe('defer 2026-03-03T08:00')
    const early = { ...plan, plannedAt: seoul('2026-03-02T08:00') }
    expect(decide({ ...full, quietHours: NIGHT }, early, '2026-03-02T10:00')).toBe('drop over-cap')
  })
})

describe('the cap of a day', () => {
  const two = [sent('2026-03-02T00:00'), sent('2026-03-02T10:00')]

  it('is two by push and one by mail, each counted alone', () => {
    expect(decide({ sent: two.slice(1) })).toBe('send 14400')
    expect(decide({ sent: two })).toBe('drop over-cap')
    expect(decide({ sent: two }, { method: 'EMAIL' })).toBe('send 14400')
    expect(decide({ sent: [sent(EVENING, { method: 'EMAIL' })] }, { method: 'EMAIL' })).toBe('drop over-cap')
  })

  it('begins anew at midnight in Seoul', () => {
    expect(decide({ sent: [sent('2026-03-01T23:59:59.999'), ...two.slice(1)] })).toBe('send 14400')
  })

  it('lets each daily kind go once', () => {
    const reminder = sent('2026-03-02T19:00', { kind: 'study-reminder' })
    expect(decide({ sent: [reminder] })).toBe('drop already-sent')
    expect(decide({ sent: [reminder] }, { kind: 'review-due' })).toBe('send 14400')
    expect(decide({ sent: [{ ...reminder, sentAt: seoul('2026-03-01T19:00') }] })).toBe('send 14400')
    expect(decide({ sent: [reminder] }, { method: 'EMAIL' })).toBe('send 14400')
  })
})

const hour = fc.integer({ min: 0, max: 23 })
const START = seoul('2026-03-02T00:00')
/** A moment of three days, mostly around a full hour. */
const moment = fc
  .tuple(
    fc.integer({ min: 0, max: 72 }),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: 0, max: HOUR_MS })),
  )
  .map(([hours, edge]) => START + hours * HOUR_MS + edge)
const kind = fc.constantFrom(...NOTIFICATION_KINDS)
const method = fc.constantFrom('EMAIL' as const, 'WEB_PUSH' as const)
const plan = fc.record({ kind, method, plannedAt: moment })
const person = fc.record({
  isActive: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  notificationMethods: fc.oneof(
    { weight: 4, arbitrary: fc.constant(['EMAIL' as const, 'WEB_PUSH' as const]) },
    fc.uniqueArray(method),
  ),
  hasAddress: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  quietHours: fc.record({ from: hour, to: hour }),
  reminderHour: hour,
  lastStudiedAt: fc.option(moment, { freq: 2 }),
  dueCount: fc.nat({ max: 3 }),
  sent: fc.array(fc.record({ kind, method, sentAt: moment }), { maxLength: 3 }),
})
const RUNS = { numRuns: 1_000 }
/** What has been sent and studied by then. */
const upTo = (now: number, who: NotifiedPerson): NotifiedPerson => ({
  ...who,
  lastStudiedAt: who.lastStudiedAt !== null && who.lastStudiedAt <= now ? who.lastStudiedAt : null,
  sent: who.sent.filter((one) => one.sentAt <= now),
})

describe('for anybody at any moment', () => {
  it('what is sent is wanted, loud, fresh and under the cap until the push service forgets it', () => {
    fc.assert(
      fc.property(person, plan, moment, (who, what, now) => {
        const decision = decideNotification(who, what, now)
        fc.pre(decision.kind === 'send')
        expect(who.isActive && who.hasAddress && who.notificationMethods.includes(what.method)).toBe(true)
        const last = Math.max(now, now + decision.ttlSeconds * 1_000 - 1)
        expect(decision.ttlSeconds).toBeGreaterThanOrEqual(0)
        expect(last - now).toBeLessThan(4 * HOUR_MS)
        expect(startOfSeoulDay(last)).toBe(startOfSeoulDay(now))
        const kept = [0, 1, 2, 3].map((hours) => now + hours * HOUR_MS).filter((at) => at < last)
        expect([...kept, last].filter((at) => isQuiet(at, who.quietHours))).toEqual([])
        const ofToday = who.sent.filter(
          (one) => one.method === what.method && one.sentAt >= startOfSeoulDay(now),
        )
        expect(ofToday.length).toBeLessThan(METHOD_RULES[what.method].dailyCap)
        if (what.kind === 'announcement') {
          expect(last - what.plannedAt).toBeLessThan(DAY_MS)
          return
        }
        expect(startOfSeoulDay(what.plannedAt)).toBe(startOfSeoulDay(now))
        expect(seoulHour(now)).toBeGreaterThanOrEqual(who.reminderHour)
        expect(seoulHour(last)).toBeLessThan(who.reminderHour + 4)
        expect(ofToday.some((one) => one.kind === what.kind)).toBe(false)
        if (what.kind === 'review-due') expect(who.dueCount).toBeGreaterThan(0)
        else expect((who.lastStudiedAt ?? 0) < startOfSeoulDay(now)).toBe(true)
      }),
      RUNS,
    )
  })

  it('what is put off goes or is dropped at that moment, and is not put off again', () => {
    fc.assert(
      fc.property(person, plan, moment, (anybody, what, now) => {
        const who = upTo(now, anybody)
        const decision = decideNotification(who, what, now)
        fc.pre(decision.kind === 'defer')
        expect(decision.until).toBeGreaterThan(now)
        const later = decideNotification(who, what, decision.until)
        expect(later.kind === 'send' || (later.kind === 'drop' && later.reason === 'nothing-due')).toBe(true)
      }),
      RUNS,
    )
  })

  it('what is put off could not have gone a moment earlier', () => {
    fc.assert(
      fc.property(person, plan, moment, (anybody, what, now) => {
        const who = upTo(now, anybody)
        const decision = decideNotification(who, what, now)
        fc.pre(decision.kind === 'defer')
        const { until } = decision
        expect(decideNotification(who, what, until - 1)).toEqual(decision)
      }),
      RUNS,
    )
  })

  it('a person gets no more than the cap on a day, whatever is planned', () => {
    const plans = fc.array(fc.record({ plan, now: moment }), { maxLength: 12 })
    fc.assert(
      fc.property(person, plans, (who, asked) => {
        const done: SentNotification[] = []
        for (const { plan: what, now } of asked.toSorted((one, other) => one.now - other.now)) {
          const decision = decideNotification({ ...who, sent: done }, what, now)
          if (decision.kind === 'send') done.push({ kind: what.kind, method: what.method, sentAt: now })
        }
        for (const one of done) {
          const same = done.filter(
            (other) =>
              other.method === one.method && startOfSeoulDay(other.sentAt) === startOfSeoulDay(one.sentAt),
          )
          expect(same.length).toBeLessThanOrEqual(one.method === 'EMAIL' ? 1 : 2)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('the kind to plan at the chosen hour', () => {
  const now = seoul(EVENING)

  it.each([
    ['due reviews before a reminder', null, 1, 'review-due'],
    ['due reviews after study', now, 1, 'review-due'],
    ['a reminder to one who never studied', null, 0, 'study-reminder'],
    ['a reminder after yesterday', seoul('2026-03-01T23:59:59.999'), 0, 'study-reminder'],
    ['nothing after study just past midnight', seoul('2026-03-02T00:00'), 0, null],
  ])('is %s', (_title, lastStudiedAt, dueCount, expected) => {
    expect(chooseDailyKind({ lastStudiedAt, dueCount }, now)).toBe(expected)
  })

  it('is never one that the decision drops for study or for nothing due', () => {
    fc.assert(
      fc.property(person, moment, (who, at) => {
        const chosen = chooseDailyKind(who, at)
        fc.pre(chosen !== null)
        const decision = decideNotification(who, makePlan({ kind: chosen, plannedAt: at }), at)
        expect(['studied-today', 'nothing-due']).not.toContain(decision.kind === 'drop' && decision.reason)
      }),
    )
  })
})
