import { expect, expectTypeOf, test } from 'vitest'
import type { Figure, FigureOf } from '#domain/figure/figure.ts'
import {
  either,
  fraction,
  integer,
  label,
  list,
  object,
  objects,
  oneOf,
  optional,
  type Parsed,
  pair,
  record,
  text,
  type Written,
  withDefault,
} from '#domain/figure/figure-fields.ts'

const SHAPE = object({
  count: integer(1, 9),
  at: fraction,
  tone: withDefault(oneOf('ink', 'thin'), 'ink'),
  note: optional(label(5)),
  parts: objects({ of: pair(integer(0, 3)) }, 2),
})

test('returns the checked values, fractions as numbers, numbers in labels as texts, and defaults', () => {
  expect(SHAPE({ count: 3, at: '-3/2', note: 7, parts: [{ of: [0, 1] }], other: true }, '')).toEqual({
    count: 3,
    at: -1.5,
    tone: 'ink',
    note: '7',
    parts: [{ of: [0, 1] }],
  })
  expect(SHAPE({ count: 3, at: 1, tone: 'thin' }, '')).toMatchObject({ tone: 'thin', parts: [] })
})

test.each([
  [{ count: 10, at: 1 }, "'count' must be an integer from 1 to 9, not 10"],
  [{ count: 1, at: '1/0' }, "'at' must be a number or a fraction such as '-3/2', not \"1/0\""],
  [{ count: 1, at: 1, tone: 'red' }, '\'tone\' must be one of ink, thin, not "red"'],
  [{ count: 1, at: 1, note: '\\(x\\)' }, "'note' must be plain text of at most 5 characters"],
  [{ count: 1, at: 1, parts: [{ of: [0, 1] }, { of: [0, 9] }] }, "'parts[1].of[1]' must be an integer"],
  [{ count: 1, at: 1, parts: [1, 2, 3] }, "'parts' must be a list of 0 to 2"],
  [{ count: 1, at: 1, parts: ['A'] }, "'parts[0]' must be a mapping"],
])('names the part of %j that does not fit', (value, message) => {
  expect(() => SHAPE(value, '')).toThrow(message)
})

test('reads either of two forms, and a mapping of names', () => {
  const outline = either(text, list(text, 1, 3))
  expect([outline('AB', 'outline'), outline(['A'], 'outline')]).toEqual(['AB', ['A']])
  expect(() => outline([], 'outline')).toThrow("'outline' must be a list of 1 to 3")
  expect([...record(integer(0, 9), 2)({ A: 1, B: 2 }, 'points')]).toEqual([
    ['A', 1],
    ['B', 2],
  ])
  expect(() => record(integer(0, 9), 2)({}, 'points')).toThrow("'points' must map 1 to 2 names")
})

test('types what an author writes apart from what a drawing gets', () => {
  expectTypeOf<Parsed<typeof SHAPE>['at']>().toEqualTypeOf<number>()
  expectTypeOf<Written<typeof SHAPE>['at']>().toEqualTypeOf<string | number>()
  expectTypeOf<FigureOf<'dot-array'>>().toExtend<Figure>()
  expectTypeOf<{ kind: 'dot-array'; alt: string; rows: number }>().not.toExtend<Figure>()
  expectTypeOf<{ kind: 'solid'; alt: string; shape: 'ball' }>().not.toExtend<Figure>()
  expectTypeOf<{ kind: 'pie'; alt: string }>().not.toExtend<Figure>()
})
