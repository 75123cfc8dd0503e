import { describe, expect, it } from 'vitest'
import { findArchetype } from '#domain/exam/find-archetype.ts'
import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import type { Item } from '#domain/exam/item.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { makeItem } from './make-exam.ts'

const figure = (alt: string) => ({ kind: 'plane', alt }) as Figure

const CHORD: Partial<Item> = {
  question: '굵게 나타낸 선을 무엇이라고 하나요?',
  option1: '현',
  option2: '호',
  option3: '할선',
  correctAnswer: '1',
  figures: [figure('원 위의 두 점을 이은 선분')],
}
const ANGLE: Partial<Item> = {
  question: '\\(\\angle \\mathrm{A}\\)의 크기를 구하세요.',
  correctAnswer: '51',
  writtenTestType: 2,
}
const PAIRS: Partial<Item> = {
  question: '용어와 그 뜻을 짝 지으세요.',
  correctAnswer: 'ㄱ-1&ㄴ-2',
  writtenTestType: 4,
  pairing: { left: ['계급', '도수'], right: ['구간', '개수'] },
}

describe('two items are one to a learner', () => {
  it.each<[string, boolean, Partial<Item>, Partial<Item>]>([
    ['with the options in another order', true, CHORD, { option1: '호', option2: '현', correctAnswer: '2' }],
    ['with other wrong options', true, CHORD, { option2: '활꼴', option3: '부채꼴' }],
    ['with spaces and lines elsewhere', true, CHORD, { question: '굵게  나타낸\n선을 무엇이라고 하나요? ' }],
    [
      'asked with options and without',
      true,
      ANGLE,
      { option1: '\\(51\\)', option2: '\\(9\\)', correctAnswer: '1' },
    ],
    ['asked without options both times', true, ANGLE, { correctAnswer: ' 51' }],
    [
      'with several right options named in another order',
      true,
      { ...CHORD, correctAnswer: '1&3' },
      { correctAnswer: '3&1' },
    ],
    ['not with another right option', false, CHORD, { correctAnswer: '2' }],
    ['not with another figure', false, CHORD, { figures: [figure('원 위의 두 점 사이의 곡선')] }],
    ['not with another question', false, CHORD, { question: '색칠한 부분을 무엇이라고 하나요?' }],
    ['not with other numbers', false, { question: '\\(2 + 3\\)' }, { question: '\\(2 + 4\\)' }],
    ['not with another answer', false, ANGLE, { correctAnswer: '52' }],
    [
      'not with other columns to pair',
      false,
      PAIRS,
      { pairing: { left: ['현', '호'], right: ['선분', '곡선'] } },
    ],
    ['with the same columns', true, PAIRS, {}],
  ])('%s (%s)', (_title, expected, fields, change) => {
    const one = makeItem('one', fields)
    const other = makeItem('other', { ...fields, ...change })
    expect(isSameQuestion(one, other)).toBe(expected)
    expect(isSameQuestion(other, one)).toBe(expected)
  })
})

describe('the archetype of an item', () => {
  it.each([
    ['is named by its template', 'M1U08C02L1A1', 'M1U08C02L1A1'],
    ['is the same in both forms', 'M1U08C02L1A1X', 'M1U08C02L1A1'],
    ['keeps a number of two digits', 'M1U08C02L1A12', 'M1U08C02L1A12'],
    ['is the template itself where its id is of another kind', 'T1', 'T1'],
  ])('%s', (_title, templateId, archetype) => {
    expect(findArchetype({ templateId, question: '' })).toBe(archetype)
  })

  it('is of one without a template the question, whatever its numbers', () => {
    const archetypes = ['넓이가 3.5인 원', '넓이가 12인  원', '둘레가 12인 원'].map((question) =>
      findArchetype({ templateId: null, question }),
    )
    expect(archetypes[0]).toBe(archetypes[1])
    expect(archetypes[2]).not.toBe(archetypes[1])
  })
})
