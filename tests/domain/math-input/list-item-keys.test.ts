import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { listItemKeys } from '#domain/math-input/list-item-keys.ts'

const of = (question: string) => listItemKeys({ question, writtenTestType: 2, figures: [] })

describe('the keys of an item', () => {
  it('are the letters of its formulas', () => {
    expect(of('\\(2a+b=3\\)에서 \\(b\\)를 구하세요. K').letters).toEqual(['a', 'b'])
  })

  it('are the usual letters where it has none, and in a conversation', () => {
    expect(of('\\(\\frac{1}{2}+1\\)을 계산하세요.').letters).toEqual(['x', 'y', 'a', 'b'])
    expect(listItemKeys(null)).toEqual({ letters: ['x', 'y', 'a', 'b'], comparesFirst: false })
  })

  it('are the labels of the statements if the answer is a set of them', () => {
    const { letters } = listItemKeys({
      question: '\\(x\\)에 대하여 옳은 것을 모두 고르세요.',
      writtenTestType: 5,
      figures: [],
    })
    expect(letters).toEqual(['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'])
  })

  it('are the names in text and figure if the answer is one of them', () => {
    const figures = [
      { kind: 'triangle', alt: '삼각형 ABC', labels: ['A', 'B', 'M'] },
    ] as unknown as Item['figures']
    const question = '점 \\(\\mathrm{C}\\)와 만나는 점은 어느 것인지 기호로 답하세요.'
    expect(listItemKeys({ question, writtenTestType: 2, figures }).letters).toEqual(['A', 'B', 'C', 'M'])
  })

  it.each([
    ['부등식 \\(2x+1=0\\)', true],
    ['\\(2x\\leq 4\\)를 푸세요.', true],
    ['\\(x\\)는 3보다 작거나 같다를 식으로 나타내세요.', true],
    ['\\(\\left(2x+1\\right)=0\\)을 푸세요.', false],
    ['\\(3x=6\\)의 해를 구하세요.', false],
  ])('begin with comparisons: %s', (question, comparesFirst) => {
    expect(of(question).comparesFirst).toBe(comparesFirst)
  })
})
