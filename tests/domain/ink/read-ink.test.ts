import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import type { ReadRequest } from '#domain/ink/ink-message.ts'
import { isScribble } from '#domain/ink/is-scribble.ts'
import { readInk } from '#domain/ink/read-ink.ts'
import type { InkPrior } from '#domain/ink/recognition.ts'
import type { InkPoint, Stroke } from '#domain/ink/stroke.ts'
import { traceStrokes } from '#domain/ink/trace.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { NO_CHOICES, readSample, readSamples, readShippedNetwork } from './read-samples.ts'

const network = readShippedNetwork()
const samples = readSamples()
const NEUTRAL: InkPrior = { kind: null, letters: [] }

function draw(id: string, ...points: [number, number][]): Stroke {
  return { id, points: points.map(([x, y], index) => ({ x, y, t: 8 * index, pressure: 0.5, tilt: 0 })) }
}

/** A three and, one line lower, a seven. */
const one = draw('one', [20, 20], [20, 50], [20, 80])
const seven = draw('seven', [20, 200], [60, 200], [45, 230], [40, 270])

describe('reading ink', () => {
  test('finds the lines from top to bottom', () => {
    const { lines } = readSample({ strokes: [seven, one], prior: NEUTRAL }, network)
    expect(lines.map(({ symbols }) => symbols.flatMap(({ strokeIds }) => strokeIds))).toEqual([
      ['one'],
      ['seven'],
    ])
  })

  test('no ink is no line', () => {
    expect(readSample({ strokes: [], prior: NEUTRAL }, network)).toEqual({ lines: [] })
  })

  test('keeps the symbol that the learner chose, in the text and as its first candidate', () => {
    const choices = new Map([['one', '7']])
    const { lines } = readInk({ strokes: [one], prior: NEUTRAL, choices }, network, new Map())
    expect(lines[0]?.text).toBe('7')
    expect(lines[0]?.symbols[0]?.candidates[0]).toEqual({ symbol: '7', confidence: 1 })
  })

  test('keeps the strokes of a chosen symbol together', () => {
    const { strokes, prior } = samples.find(({ text }) => text === 'x≥3')!
    const sign = readSample({ strokes, prior }, network).lines[0]!.symbols[1]!
    const choices = new Map([[sign.strokeIds.join(','), '≤']])
    const { lines } = readInk({ strokes, prior, choices }, network, new Map())
    expect(lines[0]?.symbols[1]).toMatchObject({ strokeIds: sign.strokeIds, candidates: [{ symbol: '≤' }] })
  })

  test('reads on when a stroke of a chosen symbol was erased, or when the chosen strokes are no neighbours', () => {
    const { strokes, prior } = samples.find(({ text }) => text === 'x≥3')!
    const ids = strokes.map(({ id }) => id)
    for (const key of [`${ids[0]},gone`, `${ids[0]},${ids.at(-1)}`, ',', 'gone']) {
      const { lines } = readInk({ strokes, prior, choices: new Map([[key, '7']]) }, network, new Map())
      expect(lines[0]?.text).not.toBe('')
    }
  })

  test('every stroke is part of exactly one symbol', () => {
    for (const { strokes, prior } of samples.slice(0, 60)) {
      const { lines } = readSample({ strokes, prior }, network)
      const ids = lines.flatMap(({ symbols }) => symbols.flatMap(({ strokeIds }) => strokeIds))
      expect(ids.toSorted()).toEqual(strokes.map(({ id }) => id).toSorted())
    }
  })

  test('candidates are in order and above two percent, the chosen one first', () => {
    for (const { strokes, prior } of samples.slice(0, 60)) {
      for (const { symbols } of readSample({ strokes, prior }, network).lines) {
        for (const { candidates } of symbols) {
          const others = candidates.slice(1).map(({ confidence }) => confidence)
          expect(others).toEqual(others.toSorted((a, b) => b - a))
          for (const confidence of others) expect(confidence).toBeGreaterThanOrEqual(0.02)
        }
      }
    }
  })
})

/** Turns around a place that moves to the right by `drift` a turn. */
function curl(turns: number, radius: number, drift: number): Stroke {
  const places = Array.from({ length: 16 * turns }, (_, step): [number, number] => {
    const angle = (2 * Math.PI * step) / 16
    return [60 + (drift * step) / 16 + radius * Math.cos(angle), 80 + radius * Math.sin(angle)]
  })
  return draw('curl', ...places)
}

describe('a scribble', () => {
  // Each was read as 0 or ③ with a confidence of 0.96 or more before scribbles were told apart.
  test.each([
    ['four turns on one spot', curl(4, 28, 0)],
    ['eight turns on one spot', curl(8, 28, 0)],
    ['curls that move on a little', curl(8, 28, 4)],
  ])('of %s is not called sure, in a line with symbols neither', (_name, scribble) => {
    for (const strokes of [[scribble], [draw('l', [10, 50], [10, 80], [10, 110]), scribble]]) {
      const { lines } = readSample({ strokes, prior: NEUTRAL }, network)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatchObject({ sure: false })
      expect(lines[0]?.confidence).toBeLessThanOrEqual(0.2)
    }
  })

  test('counts as what the learner says it is', () => {
    const choices = new Map([['curl', '0']])
    const { lines } = readInk({ strokes: [curl(4, 28, 0)], prior: NEUTRAL, choices }, network, new Map())
    expect(lines[0]?.text).toBe('0')
    expect(lines[0]?.confidence).toBeGreaterThan(0.5)
  })

  test('is no stroke of the answers by hands that training never saw', () => {
    const taken = samples.flatMap(({ text, strokes }) =>
      traceStrokes(strokes).some(isScribble) ? [text] : [],
    )
    expect(taken).toEqual([])
  })
})

describe('the item', () => {
  test('its kind turns the same ink into a choice or a number', () => {
    const circle = draw(
      'c',
      ...Array.from({ length: 30 }, (_, step): [number, number] => {
        const angle = (2 * Math.PI * step) / 29
        return [50 + 26 * Math.sin(angle), 50 - 30 * Math.cos(angle)]
      }),
    )
    const textFor = (kind: InkPrior['kind']) =>
      readSample({ strokes: [circle], prior: { kind, letters: [] } }, network).lines[0]?.text
    expect(textFor(WRITTEN_TYPE.trueFalse)).toBe('O')
    expect(textFor(WRITTEN_TYPE.shortAnswer)).toBe('0')
  })

  test('its key has no way in: a request holds the ink, the kind, the letters and the choices, and nothing else', () => {
    const { strokes, prior } = samples[0]!
    const request: Required<ReadRequest> = { id: 1, strokes, prior, choices: NO_CHOICES }
    expect(Object.keys(request).sort()).toEqual(['choices', 'id', 'prior', 'strokes'])
    const readings = ['3/4', '7', 'x=-2'].map((correctAnswer) =>
      JSON.stringify(readInk({ ...request, ...{ correctAnswer } }, network, new Map())),
    )
    expect(new Set(readings).size).toBe(1)
  })
})

const anyNumber = fc.oneof(
  fc.double({ min: -500, max: 2_000 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1e300, 1e300, 0),
)
const anyPoint: fc.Arbitrary<InkPoint> = fc.record({
  x: anyNumber,
  y: anyNumber,
  t: anyNumber,
  pressure: anyNumber,
  tilt: anyNumber,
})
const anyStrokes = fc.array(
  fc.record({ id: fc.string({ maxLength: 3 }), points: fc.array(anyPoint, { maxLength: 12 }) }),
  { maxLength: 24 },
)

describe('hostile ink', () => {
  test('never throws, and is finite', () => {
    fc.assert(
      fc.property(anyStrokes, (strokes) => {
        for (const { confidence, text, symbols } of readSample({ strokes, prior: NEUTRAL }, network).lines) {
          expect(Number.isFinite(confidence)).toBe(true)
          expect(typeof text).toBe('string')
          for (const symbol of symbols) expect(symbol.candidates.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each<[string, Stroke[]]>([
    [
      'a stroke of 100,000 points',
      [
        {
          id: 'long',
          points: Array.from({ length: 100_000 }, (_, t) => ({
            x: t % 700,
            y: (t * 7) % 400,
            t,
            pressure: 1,
            tilt: 0,
          })),
        },
      ],
    ],
    [
      '200 strokes on one spot',
      Array.from({ length: 200 }, (_, index) => draw(`${index}`, [50, 50], [50, 90])),
    ],
    [
      '200 bars over each other',
      Array.from({ length: 200 }, (_, index) => draw(`${index}`, [10, 5 * index], [400, 5 * index])),
    ],
    [
      '2,000 points that are dots',
      Array.from({ length: 2_000 }, (_, index) => draw(`${index}`, [index % 50, index % 90])),
    ],
  ])('%s are read within two seconds', (_name, strokes) => {
    const read = () => readSample({ strokes, prior: NEUTRAL }, network)
    expect(leastTimeMs(read, 2_000)).toBeLessThan(2_000)
  })
})
