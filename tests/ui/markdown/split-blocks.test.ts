import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendText, EMPTY_SPLIT, splitBlocks } from '#domain/markdown/split-blocks.ts'
import { SAMPLES } from './samples.ts'

function splitInPieces(text: string, cuts: readonly number[]) {
  let state = EMPTY_SPLIT
  const states = [state]
  const places = [...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length])].sort(
    (a, b) => a - b,
  )
  for (let index = 1; index < places.length; index += 1) {
    state = appendText(state, text.slice(places[index - 1], places[index]))
    states.push(state)
  }
  return states
}

describe('splitting a reply into blocks', () => {
  it.each(Object.entries(SAMPLES))(
    'never changes a finished block of %s, cut at every character',
    (_, text) => {
      const whole = splitBlocks(text)
      let state = EMPTY_SPLIT
      for (const character of text) {
        const before = state.closed
        state = appendText(state, character)
        expect(state.closed.slice(0, before.length)).toEqual(before)
        expect(whole.slice(0, state.closed.length)).toEqual(state.closed)
      }
      const { closed, open } = state
      expect(open.trim() === '' ? closed : [...closed, open]).toEqual(whole)
    },
  )

  it('gives the same blocks however the text arrives', () => {
    const fragment = fc.constantFrom(
      '\n',
      '\n\n',
      '# 제목',
      '- 항목',
      '1. 하나',
      '2. 둘',
      '   이어서',
      '```',
      '```question',
      '~~~',
      '\\[',
      '\\]',
      '\\(x\\)',
      '$$',
      '| a | b |',
      '|---|---|',
      '> 인용',
      '---',
      '**굵게**',
      '글',
      ' ',
      '`',
      '\\',
    )
    fc.assert(
      fc.property(
        fc.array(fragment, { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (parts, cuts) => {
          const text = parts.join('')
          const last = splitInPieces(text, cuts).at(-1) ?? EMPTY_SPLIT
          const pieces = last.open.trim() === '' ? last.closed : [...last.closed, last.open]
          expect(pieces).toEqual(splitBlocks(text))
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('loses nothing but blank lines', () => {
    for (const text of Object.values(SAMPLES)) {
      const squeeze = (value: string) => value.replace(/\n\s*\n/g, '\n').trim()
      expect(squeeze(splitBlocks(text).join(''))).toBe(squeeze(text))
    }
  })

  it.each([
    [
      'a question right after a sentence',
      '글\n```question\n물음\n```\n',
      ['글\n', '```question\n물음\n```\n'],
    ],
    ['a heading from the text around it', '글\n## 제목\n다음\n', ['글\n', '## 제목\n', '다음\n']],
    ['a formula with a blank line in it', '글\n\\[\nx\n\n- 1\n\\]\n끝\n', ['글\n\\[\nx\n\n- 1\n\\]\n끝\n']],
    ['a list and its items’ paragraphs', '- a\n\n  b\n- c\n\n글', ['- a\n\n  b\n', '- c\n\n', '글']],
    ['a fence with blank lines', '```\na\n\nb\n```\nc', ['```\na\n\nb\n```\n', 'c']],
    ['a list after a sentence', '글\n1. 하나\n2. 둘\n', ['글\n', '1. 하나\n', '2. 둘\n']],
  ])('keeps %s', (_, text, blocks) => {
    expect(splitBlocks(text)).toEqual(blocks)
  })
})
