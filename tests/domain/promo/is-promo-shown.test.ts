import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPromoShown, type PromoFacts } from '#domain/promo/is-promo-shown.ts'

const at = (time: string) => Date.parse(time)
const PROMO = { eventId: 'event-2510', startDate: '2025-10-01', endDate: '2025-10-31', force: false }
const FACTS: PromoFacts = {
  promo: PROMO,
  forcedId: null,
  hasParticipated: false,
  hideUntil: null,
  now: at('2025-10-15T12:00:00+09:00'),
}
const NOW = FACTS.now

describe('the promotional popup', () => {
  test.each<[string, boolean, Partial<PromoFacts>]>([
    ['within its dates', true, {}],
    ['with no dates at all', true, { promo: { ...PROMO, startDate: null, endDate: null } }],
    ['on the last second before its first day in Seoul', false, { now: at('2025-09-30T23:59:59+09:00') }],
    ['at the first midnight in Seoul', true, { now: at('2025-10-01T00:00:00+09:00') }],
    ['on the last second of its last day in Seoul', true, { now: at('2025-10-31T23:59:59.999+09:00') }],
    ['at the midnight after it', false, { now: at('2025-11-01T00:00:00+09:00') }],
    ['to one who took part', false, { hasParticipated: true }],
    ['while hidden until later', false, { hideUntil: NOW + 1 }],
    ['once the hiding is over', true, { hideUntil: NOW }],
    ['to one who hid it long ago', true, { hideUntil: at('2025-10-02T00:00:00Z') }],
    ['when its id is forced, though hidden', true, { forcedId: 'event-2510', hideUntil: NOW + 1 }],
    ['when its id is forced, though taken part in', true, { forcedId: 'event-2510', hasParticipated: true }],
    ['when its id is forced, though over', true, { forcedId: 'event-2510', now: at('2030-01-01T00:00:00Z') }],
    [
      'when another id is forced, though over',
      false,
      { forcedId: 'event-1', now: at('2030-01-01T00:00:00Z') },
    ],
    ['when another id is forced, within its dates', true, { forcedId: 'event-1' }],
    [
      'with force, though over and hidden',
      true,
      {
        promo: { ...PROMO, force: true },
        hasParticipated: true,
        hideUntil: NOW + 1,
        now: at('2030-01-01T00:00:00Z'),
      },
    ],
    ['up to a time with its zone', true, { promo: { ...PROMO, endDate: '2025-10-15T12:00:00+09:00' } }],
    ['after a time with its zone', false, { promo: { ...PROMO, endDate: '2025-10-15T11:59:59+09:00' } }],
    ['before a starting time', false, { promo: { ...PROMO, startDate: '2025-10-15T12:00:01+09:00' } }],
    ['with a first day that is none', false, { promo: { ...PROMO, startDate: 'soon' } }],
    ['with a last day that is none', false, { promo: { ...PROMO, endDate: '2025-13-45' } }],
  ])('%s: %s', (_name, shown, change) => {
    expect(isPromoShown({ ...FACTS, ...change })).toBe(shown)
  })

  test('forced is shown whatever else holds', () => {
    const date = fc.option(fc.string())
    const facts = fc.record({
      promo: fc.record({ eventId: fc.string(), startDate: date, endDate: date, force: fc.boolean() }),
      forcedId: fc.option(fc.string()),
      hasParticipated: fc.boolean(),
      hideUntil: fc.option(fc.double()),
      now: fc.integer(),
    })
    fc.assert(
      fc.property(facts, (one) => {
        expect(isPromoShown({ ...one, forcedId: one.promo.eventId })).toBe(true)
        expect(isPromoShown({ ...one, promo: { ...one.promo, force: true } })).toBe(true)
        const plain = { ...one, forcedId: null, promo: { ...one.promo, force: false } }
        expect(isPromoShown({ ...plain, hasParticipated: true })).toBe(false)
      }),
    )
  })
})
