import { expect, test } from 'vitest'
import {
  closesFence,
  findOpenFence,
  listFences,
  readFenceOpening,
  replaceFences,
} from '#domain/markdown/fences.ts'

test('reads the kind of a fence, and where it may begin', () => {
  expect(readFenceOpening('```question  now\n')).toEqual({ mark: '`', length: 3, kind: 'question' })
  expect(readFenceOpening('~~~~ python')).toEqual({ mark: '~', length: 4, kind: 'python' })
  expect(readFenceOpening('    ```')).toBeNull()
  expect(readFenceOpening('    ```', 'item')).not.toBeNull()
  expect(readFenceOpening('- > ```', 'item')).toBeNull()
  expect(readFenceOpening('> - ```', 'nested')).not.toBeNull()
})

test('takes backticks on one line for a code span', () => {
  expect(readFenceOpening('```a```')).toBeNull()
  expect(readFenceOpening('~~~a`b')).not.toBeNull()
})

test('closes a fence with the same marks, at least as many, alone on their line', () => {
  const fence = { mark: '`', length: 4, kind: '' } as const
  expect(closesFence('````` ', fence)).toBe(true)
  expect(closesFence('```', fence)).toBe(false)
  expect(closesFence('~~~~', fence)).toBe(false)
  expect(closesFence('```` x', fence)).toBe(false)
})

test('lists blocks with their lines; one that is not closed reaches to the end', () => {
  const text = 'a\n```figure\nx\ny\n```\nb\n```\n```\n~~~python\nz'
  expect(listFences(text).map(({ kind, inside, isClosed }) => [kind, inside, isClosed])).toEqual([
    ['figure', 'x\ny', true],
    ['', '', true],
    ['python', 'z', false],
  ])
  expect(
    listFences(text)
      .map(({ start, end }) => text.slice(start, end))
      .join('|'),
  ).toBe('```figure\nx\ny\n```|```\n```|~~~python\nz')
})

test('a fence of one kind may hold marks of the other', () => {
  expect(listFences('~~~\n```\n~~~\n').map(({ inside }) => inside)).toEqual(['```'])
})

test('replaces blocks and leaves the rest of the text', () => {
  expect(replaceFences('a\n```x\n1\n```\nb\n', ({ kind }) => `<${kind}>`)).toBe('a\n<x>\nb\n')
  expect(replaceFences('no fence', () => '!')).toBe('no fence')
})

test('finds the fence that a cut text ends in', () => {
  expect(findOpenFence('a\n~~~~python\nb')).toMatchObject({ mark: '~', length: 4 })
  expect(findOpenFence('a\n```\nb\n```')).toBeNull()
  expect(findOpenFence('```')).toMatchObject({ mark: '`', length: 3 })
})
