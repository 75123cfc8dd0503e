import type { CurriculumEntry } from '../curriculum/curriculum.ts'
import { findConcept } from '../curriculum/find-concept.ts'
import { listUnitConcepts } from '../curriculum/list-unit-concepts.ts'
import { findMistake } from '../exam/find-mistake.ts'
import type { Item } from '../exam/item.ts'
import type { EarlierConcept } from './suggest-follow-ups.ts'

interface WrongAnswer {
  item: Item
  /** What the learner answered, as it was typed. */
  answer: string
  /** The concept of the conversation. */
  conceptId: string
  /** The curriculum as this person is given it: what is not open to the person is not in it. */
  grades: readonly CurriculumEntry[]
}

/**
 * The earlier concept whose idea a wrong answer lacks. Null if the mistake is no named one or names no concept, and where the concept
 * is hidden, not given to this person, the item's own, or not before that of the conversation.
 */
export function findEarlierConcept({
  item,
  answer,
  conceptId: here,
  grades,
}: WrongAnswer): EarlierConcept | null {
  const named = findMistake(item, answer)?.conceptId
  const found = named === undefined ? null : findConcept(grades, named)
  if (!found) return null
  const { unit, concept } = found
  const order = grades
    .flatMap((grade) => grade.units)
    .flatMap((one) => listUnitConcepts(one, { withHidden: true }).map(({ id }) => id))
  const isEarlier = order.indexOf(concept.id) < order.indexOf(here)
  if (!isEarlier || item.conceptIds.includes(concept.id)) return null
  return { unitId: unit.id, conceptId: concept.id, name: concept.content }
}
