import { useAtomValue } from 'jotai'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { LevelMarks } from '#ui/primitives/progress-mark.tsx'
import { shownItemAtom } from '../exam.state.ts'
import { examInfoAtom } from '../thread.state.ts'

/** How far each level of the open concept is. */
export function ThreadLevels({ className }: { className?: string }) {
  const info = useAtomValue(examInfoAtom)
  const shown = useAtomValue(shownItemAtom)
  const levels = (info?.difficultyExams ?? [])
    .filter((exam) => exam.difficultyLevel >= 0)
    .map((exam) => ({
      label: DIFFICULTY_LABELS[exam.difficultyLevel],
      percent: exam.cleared ? 100 : exam.total === 0 ? 0 : Math.max(10, (exam.finished / exam.total) * 100),
    }))
  if (levels.length === 0) return null
  return (
    <LevelMarks
      levels={levels}
      current={shown ? DIFFICULTY_LABELS[shown.exam.difficultyLevel] : null}
      className={className}
    />
  )
}
