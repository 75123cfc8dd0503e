import { expect, test } from 'vitest'
import { CONCEPT_WORDS } from '#domain/curriculum/concept-words.ts'
import { rankConcepts } from '#domain/curriculum/rank-concepts.ts'
import { readShippedEntries } from '#tests/content/shipped-entries.ts'
import {
  QUESTIONS_BY_CONCEPT,
  QUESTIONS_OF_NO_CONCEPT,
  UNREAD_QUESTIONS_BY_CONCEPT,
} from './questions-by-concept.ts'

const ENTRIES = readShippedEntries()
const ALL_QUESTIONS = [...QUESTIONS_BY_CONCEPT, ...UNREAD_QUESTIONS_BY_CONCEPT]

test('the table has questions about each unit that has explanations', () => {
  const units = ENTRIES.flatMap((grade) => grade.units).filter((unit) => !unit.empty)
  const asked = new Set(QUESTIONS_BY_CONCEPT.map(([, conceptId]) => conceptId?.slice(0, 5)))
  expect([...asked].sort()).toEqual(units.map(({ id }) => id).sort())
})

test.each(ALL_QUESTIONS)('finds the concept of "%s"', (question, ...conceptIds) => {
  const { best } = rankConcepts(question, ENTRIES)
  expect(conceptIds).toContain(best?.concept.id)
})

test.each(QUESTIONS_OF_NO_CONCEPT)('is not certain of "%s"', (question) => {
  expect(rankConcepts(question, ENTRIES).best).toBeNull()
})

test('offers the concepts of a question that is about two units', () => {
  const { best, nearest } = rankConcepts('정수랑 소수', ENTRIES)
  expect(best).toBeNull()
  expect(nearest.map(({ concept }) => concept.id)).toEqual(['M1U01C01', 'M1U02C01', 'M1U02C04'])
})

test('reads a concept without words of its own by its name', () => {
  const entries = structuredClone(ENTRIES)
  const small = entries[0]?.units[0]?.middleUnits[0]?.smallUnits[0]
  small?.concepts.push({
    id: 'M1U01C99',
    content: '이진법과 십진법',
    description: '',
    imageRequired: false,
    ordered: 99,
    hidden: false,
  })
  expect(rankConcepts('십진법이 뭐야?', entries).best?.concept.id).toBe('M1U01C99')
})

test('words are of concepts that there are', () => {
  const ids = JSON.stringify(ENTRIES)
  expect(Object.keys(CONCEPT_WORDS).filter((id) => !ids.includes(`"${id}"`))).toEqual([])
})
