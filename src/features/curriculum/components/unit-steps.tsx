import { conceptPath } from '#contract/paths.ts'
import { countStudyMinutes, describeStudyTime } from '#domain/activity/describe-study-time.ts'
import type { Concept, Unit } from '#domain/curriculum/curriculum.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { CONTENT_LEVELS, DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { levelPercent } from '#domain/progress/describe-level.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { type ConceptStep, Steps } from '#ui/chart/steps.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { LevelStep } from '#ui/primitives/progress-mark.tsx'

interface UnitStepsProps {
  unit: Unit
  progress: ReadonlyMap<string, ConceptProgress>
  /** The concept of the recent thread. */
  recentConceptId: string | null
}

/** Levels of the concept; all four while they are unknown. */
function levelsOf(progress: ConceptProgress | undefined): LevelStep[] {
  if (!progress) return CONTENT_LEVELS.map((level) => ({ label: DIFFICULTY_LABELS[level], percent: 0 }))
  return progress.levels.map((level) => ({
    label: DIFFICULTY_LABELS[level.difficultyLevel],
    percent: levelPercent(level),
  }))
}

function noteOf(levels: readonly LevelStep[]): string {
  const open = levels.find((level) => level.percent < 100)
  return open ? `${open.label} 남음` : '모두 마침'
}

function describeStep(
  unit: Unit,
  concept: Concept,
  progress: ConceptProgress | undefined,
  isCurrent: boolean,
): ConceptStep {
  const levels = levelsOf(progress)
  const href = conceptPath(unit.id, concept.id)
  const isDone = progress?.status === 'COMPLETED'
  const hasStarted = progress !== undefined && progress.status !== 'NOT_STARTED'
  return {
    id: concept.id,
    name: concept.content,
    description: concept.description,
    href,
    state: isCurrent ? 'now' : isDone ? 'done' : 'open',
    levels,
    time: progress ? describeStudyTime(countStudyMinutes(progress.timespan)) : undefined,
    note: hasStarted ? noteOf(levels) : undefined,
    action: isCurrent ? (
      <ButtonLink variant="filled" href={href}>
        {hasStarted ? '이어서' : '시작'}
      </ButtonLink>
    ) : undefined,
  }
}

/** The unit's concepts as steps; the next one is highlighted. */
export function UnitSteps({ unit, progress, recentConceptId }: UnitStepsProps) {
  const concepts = listUnitConcepts(unit)
  const recent = concepts.find(
    (concept) => concept.id === recentConceptId && progress.get(concept.id)?.status !== 'COMPLETED',
  )
  const current =
    recent ??
    (unit.empty ? undefined : concepts.find((concept) => progress.get(concept.id)?.status !== 'COMPLETED'))
  return (
    <Steps
      label={`${unit.title} 개념`}
      steps={concepts.map((concept) =>
        describeStep(unit, concept, progress.get(concept.id), concept === current),
      )}
    />
  )
}
