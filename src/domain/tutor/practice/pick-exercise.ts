import { type Item, LEVEL } from '#domain/exam/item.ts'
import type { Understanding } from '../reading/understand.ts'
import { ASKED_SEEDS, fitsReply, flattenQuestion, makeFittingItem } from './item-text.ts'

const LEVELS = [LEVEL.concept, LEVEL.basic, LEVEL.standard]

/** An item for the question block that the thread has not seen: easy ones first, harder as the thread goes on. */
export function pickExercise(read: Understanding): Item | null {
  const { concept, turn } = read
  if (!concept) return null
  const earlierText = read.earlierText
  const open = [turn.openItem, ...(turn.alsoOpen ?? [])].map((item) => flattenQuestion(item?.question ?? ''))
  const isFresh = (item: Item): boolean => {
    const question = flattenQuestion(item.question)
    return fitsReply(item) && !open.includes(question) && !earlierText.includes(question)
  }
  const asked = turn.history.filter(({ message }) => /문제|퀴즈|연습/.test(message)).length
  const levels = [...LEVELS.slice(Math.min(asked, 1)), ...LEVELS]
  for (const level of levels) {
    const templates = turn.templates.filter(
      ({ conceptId, difficultyLevel }) => conceptId === concept.concept.id && difficultyLevel === level,
    )
    for (const [index] of templates.entries()) {
      const template = templates[(index + read.seed) % templates.length]
      const item = template && makeFittingItem(template, { from: read.seed, seeds: ASKED_SEEDS }, isFresh)
      if (item) return item
    }
    const stored = concept.items.find((item) => item.difficultyLevel === level && isFresh(item))
    if (stored) return stored
  }
  return null
}
