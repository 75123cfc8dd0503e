import { expect, test } from 'vitest'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import { isRepeatedSet } from '#domain/exam/is-repeated-set.ts'

const setOf = (id: string, ...itemIds: string[]) =>
  ({
    id,
    threadId: 'T',
    difficultyLevel: 1,
    finished: false,
    examItems: itemIds.map((itemId) => ({ evaluationItem: { id: itemId }, finished: false })),
  }) as unknown as ExamSet

test.each([
  ['of which each item was in an earlier set', ['a', 'c'], true],
  ['with one new item', ['a', 'd'], false],
  ['without items', [], false],
])('a set %s', (_title, items, isRepeated) => {
  expect(isRepeatedSet(setOf('new', ...items), [setOf('1', 'a', 'b'), setOf('2', 'c')])).toBe(isRepeated)
})

test('a set that is continued repeats nothing', () => {
  const open = setOf('1', 'a', 'b')
  expect(isRepeatedSet(open, [open])).toBe(false)
})
