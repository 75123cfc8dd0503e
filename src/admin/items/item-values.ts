import { z } from 'zod'
import { type EditableItem, itemEditingContract } from '#contract/item-editing.ts'
import {
  type AnswerTest,
  type ContentLevel,
  DIFFICULTY_LABELS,
  isContentLevel,
  type Mistake,
  type Pairing,
  type RubricPoint,
  WRITTEN_TEST_TYPES,
  WRITTEN_TYPE,
  type WrittenTestType,
} from '#domain/exam/item.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { inputOf } from '../kit/input-of.ts'
import type { FormRecord } from '../kit/record-drafts.ts'
import { TYPE_NAMES, VERDICT_NAMES } from './names.ts'

type Changes = Parameters<typeof import('../kit/admin-api.ts').adminApi.itemEditing.update>[0]

const { shape } = inputOf(itemEditingContract.update)

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

/** Lists and the pairing are JSON: a form's values are flat, so that they can be compared and kept on the device. */
export const itemFormSchema = z.object({
  question: shape.question.unwrap(),
  option1: shape.option1.unwrap(),
  option2: shape.option2.unwrap(),
  option3: shape.option3.unwrap(),
  option4: shape.option4.unwrap(),
  option5: shape.option5.unwrap(),
  correctAnswer: shape.correctAnswer.unwrap(),
  solution: shape.solution.unwrap(),
  difficultyLevel: z.string(),
  writtenTestType: z.string(),
  itemGroupId: z.string(),
  hints: z.string(),
  mistakes: z.string(),
  rubric: z.string(),
  pairing: z.string(),
  figures: z.string().refine(isJsonList, '그림은 JSON 목록으로 적어 주세요: [ { "kind": … } ]'),
  answerTests: z.string(),
})
export type ItemValues = z.infer<typeof itemFormSchema>
type ListField = 'hints' | 'mistakes' | 'rubric' | 'answerTests'

interface ItemLists {
  hints: string[]
  mistakes: Mistake[]
  rubric: RubricPoint[]
  answerTests: AnswerTest[]
}

/** In one order of keys, so that the same list is the same text. */
export function writeMistakes(mistakes: readonly Mistake[]): string {
  return JSON.stringify(
    mistakes.map(({ answer, says, conceptId }) => ({ answer, says, ...(conceptId ? { conceptId } : {}) })),
  )
}

export function writeRubric(rubric: readonly RubricPoint[]): string {
  return JSON.stringify(rubric.map(({ point, marks }) => ({ point, marks })))
}

export function writeTests(tests: readonly AnswerTest[]): string {
  return JSON.stringify(tests.map(({ answer, verdict, mistake }) => ({ answer, verdict, mistake })))
}

export function writePairing(pairing: Pairing | null): string {
  return JSON.stringify(pairing && { left: pairing.left, right: pairing.right })
}

/** Reads a list that a `write…` function of this file wrote. */
export function readList<Name extends ListField>(text: string): ItemLists[Name] {
  return JSON.parse(text) as ItemLists[Name]
}

export function readPairing(text: string): Pairing | null {
  return JSON.parse(text) as Pairing | null
}

export function readType(text: string): WrittenTestType {
  return WRITTEN_TEST_TYPES.find((type) => String(type) === text) ?? WRITTEN_TYPE.shortAnswer
}

function readLevel(text: string): ContentLevel {
  return Number(text) as ContentLevel
}

export function toRecord(item: EditableItem): FormRecord<ItemValues> {
  const { content, answerTests, itemGroupId, version } = item
  const { difficultyLevel } = content
  return {
    version,
    values: {
      question: content.question,
      option1: content.option1,
      option2: content.option2,
      option3: content.option3,
      option4: content.option4,
      option5: content.option5,
      correctAnswer: content.correctAnswer,
      solution: content.solution,
      difficultyLevel: String(isContentLevel(difficultyLevel) ? difficultyLevel : 1),
      writtenTestType: String(content.writtenTestType),
      itemGroupId: itemGroupId ?? '',
      hints: JSON.stringify(content.hints),
      mistakes: writeMistakes(content.mistakes),
      rubric: writeRubric(content.rubric),
      pairing: writePairing(content.pairing),
      figures: content.figures.length > 0 ? JSON.stringify(content.figures, null, 2) : '[]',
      answerTests: writeTests(answerTests),
    },
  }
}

/** The text as a call takes it; null while the figures are no list. */
export function toContent(values: ItemValues) {
  if (!isJsonList(values.figures)) return null
  const { itemGroupId: _group, ...texts } = values
  return {
    ...texts,
    difficultyLevel: readLevel(values.difficultyLevel),
    writtenTestType: readType(values.writtenTestType),
    hints: readList<'hints'>(values.hints),
    mistakes: readList<'mistakes'>(values.mistakes),
    rubric: readList<'rubric'>(values.rubric),
    pairing: readPairing(values.pairing),
    figures: JSON.parse(values.figures),
    answerTests: readList<'answerTests'>(values.answerTests),
  }
}

/** Returns the fields that differ from `base`: a field that is sent makes a draft. */
export function toChanges(values: ItemValues, base: ItemValues): Omit<Changes, 'id'> {
  const content = toContent(values) ?? {}
  const changed = Object.entries(content).filter(
    ([name]) => values[name as keyof ItemValues] !== base[name as keyof ItemValues],
  )
  const group = values.itemGroupId !== base.itemGroupId ? { itemGroupId: values.itemGroupId || null } : {}
  return { ...Object.fromEntries(changed), ...group }
}

const write = {
  hints: (text: string) => readList<'hints'>(text).join('\n'),
  mistakes: (text: string) =>
    readList<'mistakes'>(text)
      .map(({ answer, says }) => `${answer}: ${says}`)
      .join('\n'),
  rubric: (text: string) =>
    readList<'rubric'>(text)
      .map(({ point, marks }) => `${point} (${marks}점)`)
      .join('\n'),
  pairing: (text: string) => {
    const pairing = readPairing(text)
    return pairing ? [...pairing.left, '↔', ...pairing.right].join('\n') : ''
  },
  answerTests: (text: string) =>
    readList<'answerTests'>(text)
      .map(({ answer, verdict }) => `${answer}: ${VERDICT_NAMES[verdict]}`)
      .join('\n'),
}

/** As a conflict lists them. */
export const ITEM_FIELDS: readonly FieldName<ItemValues>[] = [
  { name: 'question', label: '문제', isText: true },
  { name: 'option1', label: '보기 1' },
  { name: 'option2', label: '보기 2' },
  { name: 'option3', label: '보기 3' },
  { name: 'option4', label: '보기 4' },
  { name: 'option5', label: '보기 5' },
  { name: 'correctAnswer', label: '정답' },
  { name: 'solution', label: '풀이', isText: true },
  { name: 'difficultyLevel', label: '난이도', valueNames: DIFFICULTY_LABELS },
  { name: 'writtenTestType', label: '유형', valueNames: TYPE_NAMES },
  { name: 'itemGroupId', label: '문항 묶음' },
  { name: 'hints', label: '힌트', isText: true, write: write.hints },
  { name: 'mistakes', label: '오답 이름', isText: true, write: write.mistakes },
  { name: 'rubric', label: '채점 기준', isText: true, write: write.rubric },
  { name: 'pairing', label: '짝지을 항목', isText: true, write: write.pairing },
  { name: 'figures', label: '그림', isText: true },
  { name: 'answerTests', label: '답 시험', isText: true, write: write.answerTests },
]
