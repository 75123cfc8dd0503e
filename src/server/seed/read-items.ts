import { z } from 'zod'
import { CURRICULUM_ID } from '#domain/curriculum/curriculum.ts'
import type { AnswerTest, Item, PerformanceTestType, WrittenTestType } from '#domain/exam/item.ts'
import { CONTENT_LEVELS, PERFORMANCE_TEST_TYPES, WRITTEN_TEST_TYPES } from '#domain/exam/item.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { drawFigure, isFigure } from '#domain/figure/draw-figure.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { makeItem } from '#domain/items/make-item.ts'
import type { ItemTemplate } from '#domain/items/template.ts'
import { type ContentFault, fault } from './content-fault.ts'
import { readYaml } from './read-yaml.ts'

const text = z.string().trim().min(1)
/** A key or answer; YAML reads a bare 3 as a number. */
const answer = z.union([text, z.number()]).transform(String)

const figure = z.custom<Figure>(isFigure, {
  error: ({ input }) => {
    const drawing = drawFigure(input)
    return 'problem' in drawing ? drawing.problem : undefined
  },
})

/** Answers that the item must judge so. */
const tests = z
  .array(
    z.strictObject({
      answer,
      verdict: z.enum(['correct', 'incorrect', 'nudge']),
      mistake: text.nullable().default(null),
    }),
  )
  .default([])

/** All concepts of the item, if there are several; the file's is the first. */
const concepts = z.array(z.string().regex(CURRICULUM_ID)).min(2).optional()

const drawn = z.strictObject({
  template: z.string().regex(/^[A-Z0-9]+$/),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  tests,
  concepts,
})

const handWritten = z.strictObject({
  id: z.uuid(),
  level: z.literal(CONTENT_LEVELS),
  type: z.literal(WRITTEN_TEST_TYPES),
  question: text,
  options: z.array(text).max(5).default([]),
  answer,
  solution: text,
  hints: z.tuple([text, text, text]),
  mistakes: z.array(
    z
      .strictObject({ answer, says: text, conceptId: z.string().optional() })
      .transform(({ conceptId, ...mistake }) => ({
        ...mistake,
        ...(conceptId === undefined ? {} : { conceptId }),
      })),
  ),
  figures: z.array(figure).default([]),
  rubric: z.array(z.strictObject({ point: text, marks: z.int().min(1).max(5) })).default([]),
  pairing: z
    .strictObject({ left: z.array(text).min(2).max(5), right: z.array(text).min(2).max(6) })
    .nullable()
    .default(null),
  images: z.array(text).default([]),
  performance: z.literal(PERFORMANCE_TEST_TYPES).optional(),
  tests,
  concepts,
})

type HandWritten = z.infer<typeof handWritten>
type Written = z.infer<typeof drawn> | HandWritten

function parseEntry(entry: unknown) {
  const isDrawn = typeof entry === 'object' && entry !== null && 'template' in entry
  return (isDrawn ? drawn : handWritten).safeParse(entry)
}

/** Chooses the schema by the form of the entry, so that faults are reported for that form alone. */
const entries = z.array(
  z.unknown().transform((entry, context): Written => {
    const parsed = parseEntry(entry)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path })
    return z.NEVER
  }),
)

/** A stored item and the line of its entry. */
export interface ContentItem {
  item: Item
  answerTests: AnswerTest[]
  line: number
}

/** The items file of one concept, templates expanded. */
export interface ConceptItems {
  file: string
  conceptId: string
  items: ContentItem[]
}

/** Essays are marked by the learner, point by point. */
const SELF_ASSESSMENT = 6

/** The performance type of an item whose entry names none. */
export function performanceOf(writtenTestType: WrittenTestType): PerformanceTestType {
  return isEssay({ writtenTestType }) ? SELF_ASSESSMENT : 0
}

function toItem(written: HandWritten, conceptId: string): Item {
  const [option1 = '', option2 = '', option3 = '', option4 = '', option5 = ''] = written.options
  return {
    id: written.id,
    itemVersion: 1,
    question: written.question,
    option1,
    option2,
    option3,
    option4,
    option5,
    correctAnswer: written.answer,
    solution: written.solution,
    difficultyLevel: written.level,
    writtenTestType: written.type,
    performanceTestType: written.performance ?? performanceOf(written.type),
    figures: written.figures,
    images: written.images,
    conceptIds: written.concepts ?? [conceptId],
    itemGroupId: null,
    criterionTypeIds: [],
    hints: written.hints,
    mistakes: written.mistakes,
    rubric: written.rubric,
    pairing: written.pairing,
    templateId: null,
    seed: null,
  }
}

/** Returns the item of an entry; null if its concept has no such template. */
function expand(
  entry: Written,
  conceptId: string,
  templates: readonly ItemTemplate[],
): Omit<ContentItem, 'line'> | null {
  const { tests: answerTests } = entry
  if (!('template' in entry)) return { item: toItem(entry, conceptId), answerTests }
  const template = templates.find((candidate) => candidate.id === entry.template)
  if (!template) return null
  const item = makeItem(template, entry.seed)
  return { item: { ...item, conceptIds: entry.concepts ?? item.conceptIds }, answerTests }
}

/** Reads one entry of an items file that is parsed already. */
export function readItemEntry(
  value: unknown,
  conceptId: string,
  templates: readonly ItemTemplate[],
): Omit<ContentItem, 'line'> | { issues: z.core.$ZodIssue[] } {
  const parsed = parseEntry(value)
  if (!parsed.success) return { issues: parsed.error.issues }
  const missing = { code: 'invalid_value' as const, path: ['template'], message: '', values: [] }
  return expand(parsed.data, conceptId, templates) ?? { issues: [missing] }
}

/** Reads the items of `conceptId`; `templates` are that concept's. */
export function readItems(
  file: string,
  source: string,
  conceptId: string,
  templates: readonly ItemTemplate[],
): ConceptItems | { faults: ContentFault[] } {
  const reading = readYaml(file, source, entries)
  if ('faults' in reading) return reading
  const faults: ContentFault[] = []
  const items = reading.value.flatMap((entry, index): ContentItem[] => {
    const line = reading.lineOf([index])
    const expanded = expand(entry, conceptId, templates)
    if (expanded) return [{ ...expanded, line }]
    faults.push(
      fault(file, line, `${conceptId} has no template ${'template' in entry ? entry.template : ''}`),
    )
    return []
  })
  return faults.length > 0 ? { faults } : { file, conceptId, items }
}
