import { stringify } from 'yaml'
import type { AnswerTest } from '#domain/exam/item.ts'
import { loadConceptTemplates } from '#domain/items/load-templates.ts'
import type { evaluationItems } from '../db/schema.ts'
import { pickContent } from '../item/item.queries.ts'
import { performanceOf } from '../seed/read-items.ts'
import { YAML_STYLE } from './yaml-style.ts'

export interface ExportedItem {
  row: typeof evaluationItems.$inferSelect
  conceptIds: readonly string[]
}

/** A concept's files lie in the folder of the unit that its id names. */
export function placeOf(conceptId: string): string {
  return `${conceptId.replace(/C\d+$/, '')}/${conceptId}`
}

/** Returns the items file of a concept. A template's item is its template and seed, while the template exists. */
export async function describeItemFile(
  conceptId: string,
  items: readonly ExportedItem[],
): Promise<{ file: string; yaml: string }> {
  const templates = new Set((await loadConceptTemplates(conceptId)).map(({ id }) => id))
  const entries = items.map((item) => ({
    ...(item.row.templateId !== null && templates.has(item.row.templateId)
      ? { template: item.row.templateId, seed: item.row.seed }
      : describeItem(item)),
    ...(item.row.answerTests.length > 0 && { tests: item.row.answerTests.map(describeTest) }),
    ...(item.conceptIds.length > 1 && { concepts: item.conceptIds }),
  }))
  return { file: `${placeOf(conceptId)}.items.yaml`, yaml: stringify(entries, YAML_STYLE) }
}

function describeTest({ mistake, ...test }: AnswerTest): object {
  return { ...test, ...(mistake !== null && { mistake }) }
}

function describeItem({ row }: ExportedItem): object {
  const { option1, option2, option3, option4, option5 } = row
  const options = [option1, option2, option3, option4, option5].filter((option) => option !== '')
  const { writtenTestType, performanceTestType } = pickContent(row)
  return {
    id: row.id,
    level: row.difficultyLevel,
    type: row.writtenTestType,
    ...(performanceTestType !== performanceOf(writtenTestType) && { performance: performanceTestType }),
    question: row.question,
    ...(options.length > 0 && { options }),
    answer: row.correctAnswer,
    solution: row.solution,
    hints: row.hints,
    mistakes: row.mistakes,
    ...(row.figures.length > 0 && { figures: row.figures }),
    ...(row.images.length > 0 && { images: row.images }),
    ...(row.rubric.length > 0 && { rubric: row.rubric }),
    ...(row.pairing && { pairing: row.pairing }),
  }
}
