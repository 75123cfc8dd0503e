import { z } from 'zod'
import { CURRICULUM_ID, SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import type { ContentFault } from './content-fault.ts'
import { type LineOf, readYaml } from './read-yaml.ts'

const id = z.string().regex(CURRICULUM_ID)
const title = z.string().trim().min(1)
const hidden = z.boolean().default(false)
const standardCode = z.string().regex(/^\[9수\d\d-\d\d\]$/)

const concept = z.strictObject({
  id,
  name: title,
  description: z.string().trim(),
  standards: z.array(standardCode),
  prerequisites: z.array(id),
  imageRequired: z.boolean().default(false),
  hidden,
  /** For authors only. */
  note: title.optional(),
})

const smallUnit = z.strictObject({ id, title, hidden, concepts: z.array(concept) })
const middleUnit = z.strictObject({ id, title, hidden, smallUnits: z.array(smallUnit) })
const unit = z.strictObject({
  id,
  title,
  domain: title.nullable().default(null),
  standards: z.array(standardCode),
  hidden,
  middleUnits: z.array(middleUnit),
})

const grade = z.strictObject({
  id,
  label: title,
  schoolLevel: z.enum(SCHOOL_LEVELS),
  grade: z.int().min(1).max(6),
  /** Null: made by an administrator, and not met by learners. */
  revision: z.int().min(2000).max(2100).nullable(),
  subjectArea: title,
  subject: title,
  hidden,
  /** Code to topic. */
  standards: z.record(standardCode, title),
  units: z.array(unit),
})

const outline = z.strictObject({ grades: z.array(grade).min(1) })

export type Outline = z.infer<typeof outline>
export type OutlineGrade = z.infer<typeof grade>
export type OutlineConcept = z.infer<typeof concept>

/** A concept with its place: `path` leads to it in the file, `unitId` is the 대단원. */
export interface PlacedConcept {
  concept: OutlineConcept
  unitId: string
  smallUnitId: string
  revision: number | null
  /** Place in the order of all grades, from 1. */
  ordered: number
  path: (string | number)[]
}

export interface ReadOutline {
  file: string
  outline: Outline
  lineOf: LineOf
}

export function readOutline(file: string, text: string): ReadOutline | { faults: ContentFault[] } {
  const reading = readYaml(file, text, outline)
  return 'faults' in reading ? reading : { file, outline: reading.value, lineOf: reading.lineOf }
}

/** Every concept of the outline, in order. */
export function listConcepts({ grades }: Outline): PlacedConcept[] {
  const placed: Omit<PlacedConcept, 'ordered'>[] = grades.flatMap((grade, g) =>
    grade.units.flatMap((unit, u) =>
      unit.middleUnits.flatMap((middle, m) =>
        middle.smallUnits.flatMap((small, s) =>
          small.concepts.map((concept, c) => ({
            concept,
            unitId: unit.id,
            smallUnitId: small.id,
            revision: grade.revision,
            path: ['grades', g, 'units', u, 'middleUnits', m, 'smallUnits', s, 'concepts', c],
          })),
        ),
      ),
    ),
  )
  return placed.map((concept, index) => ({ ...concept, ordered: index + 1 }))
}

/** The id under which a standard is stored: `R2022N0101` for `[9수01-01]` of the 2022 revision. */
export function criterionId(revision: number | null, code: string): string {
  const [, area = '', number = ''] = /(\d\d)-(\d\d)/.exec(code) ?? []
  return `R${revision}N${area}${number}`
}
