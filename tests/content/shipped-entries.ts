import { readdirSync, readFileSync } from 'node:fs'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { readOutline } from '#server/seed/read-outline.ts'

/** The outline that ships, as the page gets it. */
export function readShippedEntries(): CurriculumEntry[] {
  const reading = readOutline('outline.yaml', readFileSync('src/content/outline.yaml', 'utf8'))
  if ('faults' in reading) throw new Error('the outline cannot be read')
  const explained = new Set(readdirSync('src/content'))
  return reading.outline.grades.map((grade) => ({
    id: grade.id,
    schoolLevel: 'MIDDLE',
    grade: grade.grade,
    subjectArea: grade.subjectArea,
    subject: grade.subject,
    hidden: false,
    units: grade.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      ...(!explained.has(unit.id) && { empty: true as const }),
      middleUnits: unit.middleUnits.map((middle) => ({
        id: middle.id,
        title: middle.title,
        smallUnits: middle.smallUnits.map((small) => ({
          id: small.id,
          title: small.title,
          concepts: small.concepts.map(({ id, name, description, hidden }, at) => ({
            id,
            content: name,
            description,
            imageRequired: false,
            ordered: at,
            hidden,
          })),
        })),
      })),
    })),
  }))
}
