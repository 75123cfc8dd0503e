import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { isEmptyGrade } from '#domain/curriculum/is-empty-grade.ts'
import { nameGradeBriefly } from '#domain/curriculum/name-grade.ts'
import { Segmented } from '#ui/primitives/segmented.tsx'

interface GradeChoiceProps {
  grades: readonly CurriculumEntry[]
  /** The id of a grade. */
  value: string
  onChange: (id: string) => void
}

/** The grades; those without explanations say so. */
export function GradeChoice({ grades, value, onChange }: GradeChoiceProps) {
  const segments = grades.map((grade) => ({
    value: grade.id,
    label: isEmptyGrade(grade) ? `${nameGradeBriefly(grade)} 준비 중` : nameGradeBriefly(grade),
  }))
  return <Segmented label="학년" segments={segments} value={value} onChange={onChange} />
}
