import { describe, expect, it } from 'vitest'
import { fitsSideBySide } from '#domain/exam/fits-side-by-side.ts'
import { listColumnLines } from '#domain/exam/left-labels.ts'
import {
  describePairChange,
  formatPairs,
  type PairBoard,
  type PairCard,
  type Pairs,
  parsePairs,
  tapCard,
  togglePair,
} from '#domain/exam/pairs.ts'

const PAIRING = { left: ['변량', '계급', '도수'], right: ['개수', '수량', '구간', '너비'] }
const left = (number: number): PairCard => ({ side: 'left', number })
const right = (number: number): PairCard => ({ side: 'right', number })

describe('the pairs of a text', () => {
  it.each<[string, Pairs]>([
    ['', [null, null, null]],
    ['ㄱ-2,ㄴ-3,ㄷ-1', [2, 3, 1]],
    ['ㄱ-2&ㄴ-3&ㄷ-1', [2, 3, 1]],
    ['ㄷ-1, ㄱ-2', [2, null, 1]],
    ['ㄱ은 2번, ㄴ은 3번이에요', [2, 3, null]],
    ['2-ㄱ 3-ㄴ', [2, 3, null]],
    ['ㄱ2 ㄴ3', [2, 3, null]],
    ['ㄱ→②, ㄴ = ③', [2, 3, null]],
    ['ㄱ-2,ㄴ-', [2, null, null]],
    ['ㄱ-2,ㄴ-3,', [2, 3, null]],
    ['ㄱ-9,ㄹ-1,ㄴ-3', [null, 3, null]],
    ['ㄱ-1,ㄱ-2', [2, null, null]],
    ['ㄱ-2,ㄴ-2', [2, 2, null]],
    ['모르겠어', [null, null, null]],
  ])('%j', (text, pairs) => {
    expect(parsePairs(text, PAIRING)).toEqual(pairs)
  })

  it.each<[Pairs, string]>([
    [[2, 3, 1], 'ㄱ-2,ㄴ-3,ㄷ-1'],
    [[null, 3, null], 'ㄴ-3'],
    [[null, null, null], ''],
  ])('%j is written %j and read again', (pairs, text) => {
    expect(formatPairs(pairs)).toBe(text)
    expect(parsePairs(text, PAIRING)).toEqual(pairs)
  })
})

describe('pairing two cards', () => {
  it.each<[string, Pairs, [number, number], Pairs]>([
    ['makes a pair', [null, null, null], [1, 2], [2, null, null]],
    ['gives the left one another partner', [2, null, null], [1, 3], [3, null, null]],
    ['takes the right one from its partner', [2, null, null], [3, 2], [null, null, 2]],
    ['parts the two that are one', [2, 3, null], [1, 2], [null, 3, null]],
  ])('%s', (_title, before, [from, to], after) => {
    expect(togglePair(before, from, to)).toEqual(after)
  })
})

describe('a tap', () => {
  it.each<[string, PairBoard, PairCard, PairBoard]>([
    ['picks a left card', { pairs: [null], picked: null }, left(1), { pairs: [null], picked: left(1) }],
    ['picks a right card', { pairs: [null], picked: null }, right(2), { pairs: [null], picked: right(2) }],
    ['lets the picked card go', { pairs: [null], picked: left(1) }, left(1), { pairs: [null], picked: null }],
    [
      'picks another card of the column',
      { pairs: [null, null], picked: left(1) },
      left(2),
      { pairs: [null, null], picked: left(2) },
    ],
    ['pairs left, then right', { pairs: [null], picked: left(1) }, right(2), { pairs: [2], picked: null }],
    ['pairs right, then left', { pairs: [null], picked: right(2) }, left(1), { pairs: [2], picked: null }],
    [
      'parts the pair of a left card, which waits for another',
      { pairs: [2, 3], picked: null },
      left(1),
      { pairs: [null, 3], picked: left(1) },
    ],
    [
      'parts the pair of a right card',
      { pairs: [2, 3], picked: null },
      right(3),
      { pairs: [2, null], picked: null },
    ],
    [
      'takes a right card from its partner',
      { pairs: [2, null], picked: left(2) },
      right(2),
      { pairs: [null, 2], picked: null },
    ],
  ])('%s', (_title, board, card, after) => {
    expect(tapCard(board, card)).toEqual(after)
  })
})

describe('what a screen reader hears', () => {
  it.each<[Pairs, Pairs, string]>([
    [[null, null], [2, null], 'ㄱ은 2번과 짝이에요.'],
    [[2, null], [null, 2], 'ㄴ은 2번과 짝이에요. ㄱ의 짝을 풀었어요.'],
    [[2, null], [2, 1], 'ㄴ은 1번과 짝이에요. 짝을 모두 지었어요.'],
    [[2, 1], [null, 1], 'ㄱ의 짝을 풀었어요.'],
    [[2, 1], [2, 1], ''],
  ])('from %j to %j: %s', (before, after, sentence) => {
    expect(describePairChange(before, after)).toBe(sentence)
  })
})

it('lists both columns with their labels', () => {
  expect(listColumnLines({ left: ['호', '현'], right: ['굽은 선', '선분'] })).toEqual([
    'ㄱ. 호',
    'ㄴ. 현',
    '1. 굽은 선',
    '2. 선분',
  ])
})

it.each<[string, string, boolean]>([
  ['SSS 합동', '제2사분면', true],
  ['\\(\\frac{x + 2}{3}\\)', '\\((-3, -2)\\)', true],
  ['변량', '각 계급에 속하는 변량의 개수', false],
])('%s beside %s on a phone: %s', (one, other, fits) => {
  expect(fitsSideBySide({ left: [one], right: [other] })).toBe(fits)
})
