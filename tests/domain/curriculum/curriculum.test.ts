import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Concept, CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { findConcept, findUnit } from '#domain/curriculum/find-concept.ts'
import { findNextConcept } from '#domain/curriculum/find-next-concept.ts'
import { flattenCurriculum } from '#domain/curriculum/flatten-curriculum.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'

const concept = (id: string, ordered: number, hidden = false): Concept => ({
  id,
  content: id,
  description: '',
  imageRequired: false,
  ordered,
  hidden,
})

const entry = (
  grade: number,
  subject: string,
  concepts: Concept[][],
  change: Partial<CurriculumEntry> = {},
): CurriculumEntry => ({
  id: `M${grade}`,
  schoolLevel: 'MIDDLE',
  grade,
  subjectArea: '수학',
  subject,
  hidden: false,
  units: concepts.map((ofUnit, at) => ({
    id: `M${grade}U${at + 1}`,
    title: '',
    middleUnits: [
      {
        id: `M${grade}U${at + 1}M1`,
        title: '',
        smallUnits: ofUnit.map((one) => ({ id: `${one.id}S`, title: '', concepts: [one] })),
      },
    ],
  })),
  ...change,
})

const NEW = '수학(2022 개정)'
const OLD = '수학(2015 개정)'
const grades = [
  entry(1, NEW, [[concept('A1', 1), concept('A2', 2, true)], [concept('A3', 3)]]),
  entry(2, OLD, [[concept('B1', 4)]]),
  entry(3, OLD, [[concept('C1', 5, true), concept('C2', 6)], [concept('C3', 7, true)]]),
]

describe('the flattened curriculum', () => {
  it('keeps grade 1 of 2022 and grades 2 and 3 of 2015 of middle school alone, by grade', () => {
    const all = [1, 2, 3, 4].flatMap((grade) =>
      [NEW, OLD, '수학', '수학(2009 개정)'].flatMap((subject) =>
        (['ELEMENTARY', 'MIDDLE', 'HIGH'] as const).map((schoolLevel) =>
          entry(grade, subject, [], { schoolLevel }),
        ),
      ),
    )
    const anyOrder = fc.shuffledSubarray(all, { minLength: all.length })
    fc.assert(
      fc.property(anyOrder, (entries) => {
        const kept = flattenCurriculum(entries)
        expect(kept.map(({ schoolLevel, grade, subject }) => [schoolLevel, grade, subject])).toEqual([
          ['MIDDLE', 1, NEW],
          ['MIDDLE', 2, OLD],
          ['MIDDLE', 3, OLD],
        ])
      }),
      { numRuns: 20 },
    )
  })

  it('leaves out a hidden grade', () => {
    expect(flattenCurriculum([entry(1, NEW, [], { hidden: true })])).toEqual([])
  })

  it('sorts concepts by their ordered field and leaves what it was given as it was', () => {
    const given = entry(1, NEW, [])
    const concepts = [concept('Z', 3), concept('Y', 1), concept('X', 2)]
    given.units = [
      {
        id: 'M1U1',
        title: '',
        middleUnits: [{ id: 'M', title: '', smallUnits: [{ id: 'S', title: '', concepts }] }],
      },
    ]
    const [flat] = flattenCurriculum([given])
    expect(listUnitConcepts(flat!.units[0]!).map((one) => one.id)).toEqual(['Y', 'X', 'Z'])
    expect(concepts.map((one) => one.id)).toEqual(['Z', 'Y', 'X'])
  })
})

describe('the next concept', () => {
  it.each([
    ['passes over a hidden one', 'A1', 'A3'],
    ['goes on into the next grade', 'A3', 'B1'],
    ['passes over a hidden one at a grade’s start', 'B1', 'C2'],
    ['is none after the last visible one', 'C2', undefined],
    ['is found from a hidden one too', 'A2', 'A3'],
    ['is none for an unknown one', 'ZZ', undefined],
  ])('%s', (_title, from, next) => {
    expect(findNextConcept(grades, from)?.concept.id).toBe(next)
  })

  it('leads through every visible concept once, from the first to the last', () => {
    const path: string[] = ['A1']
    for (let next = findNextConcept(grades, 'A1'); next; next = findNextConcept(grades, next.concept.id)) {
      path.push(next.concept.id)
    }
    expect(path).toEqual(['A1', 'A3', 'B1', 'C2'])
  })

  it('returns the unit of the concept', () => {
    const next = findNextConcept(grades, 'A1')
    expect([next?.unit.id, next?.grade.id]).toEqual(['M1U2', 'M1'])
  })
})

describe('where things stand', () => {
  it('finds a visible concept with its unit and grade, and no hidden or unknown one', () => {
    const found = findConcept(grades, 'C2')
    expect([found?.concept.id, found?.unit.id, found?.grade.id]).toEqual(['C2', 'M3U1', 'M3'])
    expect(findConcept(grades, 'A2')).toBeNull()
    expect(findConcept(grades, 'ZZ')).toBeNull()
  })

  it('finds a unit with its grade', () => {
    expect(findUnit(grades, 'M2U1')?.grade.id).toBe('M2')
    expect(findUnit(grades, 'M9U1')).toBeNull()
  })

  it('lists the concepts of a unit, hidden ones only when asked for', () => {
    const unit = grades[0]!.units[0]!
    expect(listUnitConcepts(unit).map((one) => one.id)).toEqual(['A1'])
    expect(listUnitConcepts(unit, { withHidden: true }).map((one) => one.id)).toEqual(['A1', 'A2'])
  })
})
