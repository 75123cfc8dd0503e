import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ActivityEvent,
  foldActivity,
  IDLE_AFTER_MS,
  startActivity,
} from '#domain/activity/fold-activity.ts'

/** 's' a sign, 'a' away, 't' the clock; each with its time in ms. */
const run = (events: readonly [string, number][], start = 0) => {
  let state = startActivity(start)
  let ticks = 0
  for (const [name, at] of events) {
    const type = name === 's' ? 'sign' : name === 'a' ? 'away' : 'time'
    const step = foldActivity(state, { type, at } as ActivityEvent)
    state = step.state
    ticks += step.ticks
  }
  return { status: state.status, ticks }
}

describe('activity', () => {
  it.each<[string, [string, number][], string, number]>([
    ['nobody is at work before the first sign', [['t', 5_000]], 'idle', 0],
    ['a sign makes active', [['s', 0]], 'active', 0],
    [
      'a second is counted once it is full',
      [
        ['s', 0],
        ['t', 999],
        ['t', 1_000],
      ],
      'active',
      1,
    ],
    [
      'seconds go on counting without a sign up to 10 s',
      [
        ['s', 0],
        ['t', 9_999],
      ],
      'active',
      9,
    ],
    [
      '10 s without a sign make idle',
      [
        ['s', 0],
        ['t', 10_000],
      ],
      'idle',
      10,
    ],
    [
      'a late clock counts no more than 10 s',
      [
        ['s', 0],
        ['t', 3_600_000],
      ],
      'idle',
      10,
    ],
    [
      'signs carry on',
      [
        ['s', 0],
        ['s', 9_000],
        ['t', 18_000],
      ],
      'active',
      18,
    ],
    [
      'a late sign after idling does not count the gap',
      [
        ['s', 0],
        ['s', 60_000],
        ['t', 61_000],
      ],
      'active',
      11,
    ],
    [
      'leaving makes idle at once',
      [
        ['s', 0],
        ['a', 2_500],
      ],
      'idle',
      2,
    ],
    [
      'time away is not counted',
      [
        ['s', 0],
        ['a', 2_000],
        ['t', 9_000],
      ],
      'idle',
      2,
    ],
    [
      'coming back counts from then on',
      [
        ['s', 0],
        ['a', 2_900],
        ['s', 20_000],
        ['t', 21_000],
      ],
      'active',
      3,
    ],
    [
      'a clock that goes back counts nothing',
      [
        ['s', 5_000],
        ['t', 1_000],
      ],
      'active',
      0,
    ],
  ])('%s', (_title, events, status, ticks) => {
    expect(run(events)).toEqual({ status, ticks })
  })

  const schedule = fc
    .array(fc.tuple(fc.constantFrom('s', 'a', 't'), fc.integer({ min: 0, max: 15_000 })), { maxLength: 40 })
    .map((steps) => {
      let now = 0
      return steps.map(([name, wait]): [string, number] => {
        now += wait
        return [name, now]
      })
    })

  /** Time in which someone was at work, told the other way: each sign opens 10 s, a leave closes them. */
  function activeMs(events: readonly [string, number][]): number {
    const end = events.at(-1)?.[1] ?? 0
    let total = 0
    for (const [index, [name, at]] of events.entries()) {
      if (name !== 's') continue
      const stop = events.slice(index + 1).find(([other]) => other !== 't')?.[1] ?? end
      total += Math.min(stop - at, IDLE_AFTER_MS)
    }
    return total
  }

  it('never counts more than the time in which someone was at work, and loses less than a second a stretch', () => {
    fc.assert(
      fc.property(schedule, (events) => {
        const { ticks } = run(events)
        const active = activeMs(events)
        const signs = events.filter(([name]) => name === 's').length
        expect(ticks * 1_000).toBeLessThanOrEqual(active)
        expect(ticks * 1_000).toBeGreaterThanOrEqual(active - 1_000 * Math.max(signs, 1))
      }),
    )
  })

  it('counts the same however often the clock is looked at', () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: 100, max: 900 }), (events, every) => {
        const end = events.at(-1)?.[1] ?? 0
        const clock: [string, number][] = []
        for (let at = every; at < end; at += every) clock.push(['t', at])
        const watched = [...events, ...clock].sort(([, one], [, other]) => one - other)
        expect(run(watched).ticks).toBe(run(events).ticks)
      }),
    )
  })
})
