import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { chooseHint } from '#domain/tutor/choose-hint.ts'
import { OPEN_ITEM } from '#tests/server/llm/make-turn.ts'

const hints = (list: string[]) => ({ ...OPEN_ITEM, hints: list })

describe('chooseHint', () => {
  it('returns stored hints one at a time, easiest first, then the last again', () => {
    const given = [0, 1, 2, 3].map(
      (hintsShown) => chooseHint({ item: OPEN_ITEM, answer: null, hintsShown }).hint,
    )
    expect(given).toEqual([...OPEN_ITEM.hints, OPEN_ITEM.hints[2]])
  })

  it('speaks to a wrong answer whose mistake is known', () => {
    expect(chooseHint({ item: OPEN_ITEM, answer: '6', hintsShown: 0 }).mistake).toBe(
      '공통인 소인수의 지수를 모두 1로 보았어요.',
    )
    expect(chooseHint({ item: OPEN_ITEM, answer: '7', hintsShown: 0 }).mistake).toBeNull()
  })

  it('speaks to a swapped pair, and keeps a hint that names a pair to itself', () => {
    const item: Item = {
      ...OPEN_ITEM,
      writtenTestType: 4,
      correctAnswer: 'ㄱ-2&ㄴ-1',
      pairing: { left: ['호', '현'], right: ['두 점을 이은 선분', '원의 일부분'] },
      hints: ['ㄱ은 2번이에요.', '원을 그려 보세요.', '굽은 선을 찾아보세요.'],
      mistakes: [{ answer: 'ㄱ-1&ㄴ-2', says: '굽은 선과 곧은 선이 바뀌었어요.' }],
    }
    expect(chooseHint({ item, answer: 'ㄴ-2, ㄱ-1', hintsShown: 0 })).toEqual({
      mistake: '굽은 선과 곧은 선이 바뀌었어요.',
      hint: '굽은 선을 찾아보세요.',
    })
  })

  it('puts the third hint in place of one that states the answer', () => {
    const item = hints(['답은 12예요.', '지수를 보세요.', '작은 쪽을 고르세요.'])
    expect(chooseHint({ item, answer: null, hintsShown: 0 }).hint).toBe('작은 쪽을 고르세요.')
  })

  it('has none where every hint states the answer or there is no hint', () => {
    expect(
      chooseHint({ item: hints(['12', '답은 12', '\\(=12\\)']), answer: null, hintsShown: 0 }).hint,
    ).toBeNull()
    expect(chooseHint({ item: hints([]), answer: null, hintsShown: 0 }).hint).toBeNull()
  })

  it('keeps a mistake that states the answer to itself', () => {
    const item = { ...OPEN_ITEM, mistakes: [{ answer: '6', says: '답은 12인데 반만 했어요.' }] }
    expect(chooseHint({ item, answer: '6', hintsShown: 0 }).mistake).toBeNull()
  })
})
