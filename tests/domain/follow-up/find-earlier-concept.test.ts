import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurriculumEntry, Unit } from '#domain/curriculum/curriculum.ts'
import type { Mistake, WrittenTestType } from '#domain/exam/item.ts'
import { findEarlierConcept } from '#domain/follow-up/find-earlier-concept.ts'
import { makeItem } from '../exam/make-exam.ts'

const CONCEPTS = ['M1U01C01', 'M1U01C02', 'M1U02C01', 'M1U02C02', 'M2U01C01']

/** Three units in two grades; the concepts in `hidden` are told as hidden, those in `withheld` not at all. */
function makeGrades(hidden: readonly string[] = [], withheld: readonly string[] = []): CurriculumEntry[] {
  const unit = (id: string): Unit => {
    const concepts = CONCEPTS.filter((one) => one.startsWith(id) && !withheld.includes(one)).map((one) => ({
      id: one,
      content: `${one}의 이름`,
      description: '',
      imageRequired: false,
      ordered: CONCEPTS.indexOf(one) + 1,
      hidden: hidden.includes(one),
    }))
    const smallUnits = [{ id: `${id}M01S01`, title: '', concepts }]
    return { id, title: '', middleUnits: [{ id: `${id}M01`, title: '', smallUnits }] }
  }
  return [
    { id: 'M1', grade: 1, units: [unit('M1U01'), unit('M1U02')] },
    { id: 'M2', grade: 2, units: [unit('M2U01')] },
  ].map((grade) => ({ schoolLevel: 'MIDDLE', subjectArea: '수학', subject: '수학', hidden: false, ...grade }))
}

const HERE = 'M1U02C01'
const mistake = (conceptId?: string, answer = '-3'): Mistake => ({
  answer,
  says: '부호를 바꾸지 않았어요.',
  ...(conceptId === undefined ? {} : { conceptId }),
})

interface Case {
  mistakes?: Mistake[]
  type?: WrittenTestType
  answer?: string
  own?: string[]
  here?: string
  grades?: CurriculumEntry[]
}

const find = ({ mistakes = [], type = 2, answer = '-3', own = [HERE], here = HERE, grades }: Case) =>
  findEarlierConcept({
    item: makeItem('a', { mistakes, writtenTestType: type, conceptIds: own, correctAnswer: '3' }),
    answer,
    conceptId: here,
    grades: grades ?? makeGrades(),
  })?.conceptId ?? null

describe('the earlier concept of a wrong answer', () => {
  it('comes with its unit and name, so that its page can be gone to', () => {
    const item = makeItem('a', {
      mistakes: [mistake('M1U01C02', '2')],
      conceptIds: [HERE],
      correctAnswer: '3',
    })
    expect(findEarlierConcept({ item, answer: '2', conceptId: HERE, grades: makeGrades() })).toEqual({
      unitId: 'M1U01',
      conceptId: 'M1U01C02',
      name: 'M1U01C02의 이름',
    })
  })

  const two = [mistake('M1U01C01', '2'), mistake('M1U01C02', '-3')]
  it.each<[string, Case, string | null]>([
    ['is that of its named mistake', { mistakes: [mistake('M1U01C02')] }, 'M1U01C02'],
    ['is that of the mistake it comes from, of several', { mistakes: two }, 'M1U01C02'],
    ['is that of the picked option', { mistakes: two, type: 1, answer: '2' }, 'M1U01C01'],
    [
      'is found however the answer was written',
      { mistakes: [mistake('M1U01C01', '1/2')], answer: '0.5' },
      'M1U01C01',
    ],
    ['may be of the same unit', { mistakes: [mistake(HERE)], own: ['M1U02C02'], here: 'M1U02C02' }, HERE],
    ['may be of a lower grade', { mistakes: [mistake('M1U02C02')], here: 'M2U01C01' }, 'M1U02C02'],
    ['is none where the answer is no named mistake', { mistakes: two, answer: '7' }, null],
    ['is none where the mistake names no concept', { mistakes: [mistake()] }, null],
    ['is none where it is the open concept', { mistakes: [mistake(HERE)] }, null],
    ['is none where it comes later', { mistakes: [mistake('M1U02C02')] }, null],
    ['is none where nobody knows it', { mistakes: [mistake('M9U01C01')] }, null],
    [
      'is none where it is hidden',
      { mistakes: [mistake('M1U01C02')], grades: makeGrades(['M1U01C02']) },
      null,
    ],
    [
      'is none where it is not given to this person',
      { mistakes: [mistake('M1U01C02')], grades: makeGrades([], ['M1U01C02']) },
      null,
    ],
    ['is none where it is the own one of the item', { mistakes: two, own: [HERE, 'M1U01C02'] }, null],
    ['is none where the curriculum is not there', { mistakes: two, grades: [] }, null],
  ])('%s', (_title, given, expected) => {
    expect(find(given)).toBe(expected)
  })

  it('is always visible, before the open one and named by a mistake', () => {
    const anyConcept = fc.constantFrom(...CONCEPTS)
    const anyCase = fc.record({
      named: fc.array(fc.option(anyConcept, { nil: undefined }), { maxLength: 4 }),
      hidden: fc.subarray(CONCEPTS),
      withheld: fc.subarray(CONCEPTS),
      own: fc.subarray(CONCEPTS),
      here: anyConcept,
      answer: fc.constantFrom('0', '1', '2', '3', '9', '', '가'),
    })
    fc.assert(
      fc.property(anyCase, ({ named, hidden, withheld, own, here, answer }) => {
        const mistakes = named.map((conceptId, index) => mistake(conceptId, String(index)))
        const found = find({ mistakes, answer, own, here, grades: makeGrades(hidden, withheld) })
        if (found === null) return
        expect(CONCEPTS.indexOf(found)).toBeLessThan(CONCEPTS.indexOf(here))
        expect([...hidden, ...withheld, ...own]).not.toContain(found)
        expect(mistakes.find((one) => one.answer === answer)?.conceptId).toBe(found)
      }),
    )
  })
})
