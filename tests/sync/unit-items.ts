import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { ChosenItem } from '#domain/exam/choose-exam-items.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import type { ItemTemplate } from '#domain/items/template.ts'

/** The unit that the learners of a schedule study. */
export const UNIT = 'M1U01'

const ANYTHING = ['9999', '1', '2', '3', '4', '5', 'O', 'X', 'ㄱ&ㄴ&ㄷ&ㄹ&ㅁ']

function verdictOf(item: Item, answer: string) {
  const { correctAnswer, writtenTestType } = item
  return checkAnswer({ answer, correctAnswer, writtenTestType }).verdict
}

/** An answer to the item that is judged so, or null where none is known. */
export function findAnswer(item: Item, verdict: 'correct' | 'incorrect'): string | null {
  const tries = verdict === 'correct' ? [item.correctAnswer] : ANYTHING
  return tries.find((answer) => verdictOf(item, answer) === verdict) ?? null
}

/** A downloaded unit, as far as exams without a network need it. */
export interface UnitItems {
  conceptIds: string[]
  templatesOf: (conceptId: string, level: DifficultyLevel) => ItemTemplate[]
  findItem: (name: ChosenItem) => Item | null
}

export async function loadUnitItems(): Promise<UnitItems> {
  const templates = await loadUnitTemplates(UNIT)
  const byId = new Map(templates.map((template) => [template.id, template]))
  const made = new Map<string, Item>()
  return {
    conceptIds: [...new Set(templates.map(({ conceptId }) => conceptId))],
    templatesOf: (conceptId, level) =>
      templates.filter((one) => one.conceptId === conceptId && one.difficultyLevel === level),
    findItem: (name) => {
      if (!('templateId' in name)) return null
      const key = `${name.templateId}:${name.seed}`
      const template = byId.get(name.templateId)
      const item = made.get(key) ?? (template ? makeItem(template, name.seed) : null)
      if (item) made.set(key, item)
      return item
    },
  }
}
