import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import type { ItemRow } from './export.queries.ts'

/** Returns the items of a concept in the form of its items file. A template's item is its template and seed, while the template exists. */
export async function describeItems(conceptId: string, items: readonly ItemRow[]): Promise<object[]> {
  const templates = new Set((await loadConceptTemplates(conceptId)).map(({ id }) => id))
  return items.map((item) =>
    item.origin === 'shipped' && item.templateId !== null && templates.has(item.templateId)
      ? { template: item.templateId, seed: item.seed }
      : describeItem(item),
  )
}

function describeItem(item: ItemRow): object {
  const { option1, option2, option3, option4, option5 } = item
  const options = [option1, option2, option3, option4, option5].filter((option) => option !== '')
  return {
    id: item.id,
    level: item.difficultyLevel,
    type: item.writtenTestType,
    question: item.question,
    ...(options.length > 0 && { options }),
    answer: item.correctAnswer,
    solution: item.solution,
    hints: item.hints,
    mistakes: item.mistakes,
    ...(item.figures.length > 0 && { figures: item.figures }),
    ...(item.rubric.length > 0 && { rubric: item.rubric }),
    ...(item.pairing && { pairing: item.pairing }),
  }
}
