import { describe, expect, test } from 'vitest'
import { FORMULA_MARK, listSpokenSentences } from '#domain/speech/list-spoken-sentences.ts'

const say = (markdown: string) => listSpokenSentences(markdown).map(({ words }) => words)

describe('a reply is read', () => {
  test('sentence by sentence, formulas as words with their particles', () => {
    expect(say('**소수**는 약수가 둘이에요. \\(2\\)와 \\(x^2\\)을 볼까요?')).toEqual([
      '소수는 약수가 둘이에요.',
      '2와 x 제곱을 볼까요?',
    ])
  })

  test('with the place of each formula kept, so that it is found on the page', () => {
    expect(listSpokenSentences('값은 \\(\\frac{1}{2}\\)이야.')).toEqual([
      { words: '값은 2분의 1이야.', shown: `값은 ${FORMULA_MARK}이야.` },
    ])
  })

  test('without the marks of headings, lists, quotations, links and tables', () => {
    expect(
      say('## 핵심\n\n1. 첫째\n- [둘째](/x)\n> 셋째\n\n| 수 | 약수 |\n| --- | --- |\n| 2 | 1, 2 |'),
    ).toEqual(['핵심', '첫째', '둘째', '셋째', '수, 약수', '2, 1, 2'])
  })

  test('with the pairs of a matching item as pairs, not as differences', () => {
    const markdown = '정답은 ㄱ-2, ㄴ-10, ㄷ-3이에요.'
    expect(listSpokenSentences(markdown)).toEqual([
      { words: '정답은 ㄱ에는 2, ㄴ에는 10, ㄷ에는 3이에요.', shown: markdown },
    ])
  })

  test('with units of area and volume as words', () => {
    expect(say('넓이는 \\(24\\) cm²이고 부피는 몇 m³인지 구해요.')).toEqual([
      '넓이는 24 제곱센티미터이고 부피는 몇 세제곱미터인지 구해요.',
    ])
  })

  test('with displayed formulas as sentences of their own', () => {
    expect(say('계산하면\n\\[2^3=8\\]\n이에요.')).toEqual(['계산하면', '2 세제곱은 8', '이에요.'])
  })

  test('with its question box, without figures and programs', () => {
    expect(
      say(
        '보자.\n```figure\nkind: number-line\nfrom: 1\nto: 9\n```\n```python\n\nx = 1\nprint(x)\n```\n```question\n몇 개야?\n몇 쌍이야?\n```\n끝.',
      ),
    ).toEqual(['보자.', '몇 개야?', '몇 쌍이야?', '끝.'])
  })

  test('also where a fence or a formula never ends', () => {
    expect(say('앞.\n```python\nprint(')).toEqual(['앞.'])
    expect(say('여기 \\(x+ 가 끝')).toHaveLength(1)
    expect(say('')).toEqual([])
    expect(say('---\n\n***')).toEqual([])
  })
})
