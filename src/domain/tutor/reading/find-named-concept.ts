import type { OutlineConcept, TutorUnit } from '../tutor-turn.ts'
import { findTopics } from './find-topics.ts'
import { listNames } from './vocabulary.ts'
import { wordStems } from './word-stems.ts'

/** A concept whose name holds so many words of a question is meant, whatever single word another one begins with. */
const ENOUGH_WORDS = 2

const NO_UNIT: TutorUnit = { id: '', title: '', concepts: [] }

function countWords(question: string, name: string): number {
  const words = question.split(/[^가-힣]+/)
  return words.filter((word) => wordStems(word).some((stem) => stem.length >= 2 && name.includes(stem)))
    .length
}

/** The concept of an outline that a question names, or null if it names none. */
export function findNamedConcept(
  question: string,
  outline: OutlineConcept[],
): { unitId: string; conceptId: string } | null {
  const counts = outline.map(({ content }) => countWords(question, content))
  const most = Math.max(0, ...counts)
  const [best, ...others] = outline.filter((_, at) => counts[at] === most)
  if (best && most >= ENOUGH_WORDS && others.length === 0) return { unitId: best.unitId, conceptId: best.id }
  const names = listNames({ unit: NO_UNIT, outline, conceptId: null })
  const [topic] = findTopics(question, names)
  return topic ? { unitId: topic.name.unitId, conceptId: topic.name.conceptId } : null
}
