import './unit-facts.css'
import { countStudyMinutes, describeStudyTime } from '#domain/activity/describe-study-time.ts'
import type { Unit } from '#domain/curriculum/curriculum.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { countRight, describeSelfMarked } from '#domain/progress/describe-level.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'

interface UnitFactsProps {
  unit: Unit
  progress: ReadonlyMap<string, ConceptProgress>
}

/** The learner's figures for the unit. */
export function UnitFacts({ unit, progress }: UnitFactsProps) {
  const mine = listUnitConcepts(unit).map((concept) => progress.get(concept.id))
  const done = mine.filter((one) => one?.status === 'COMPLETED').length
  const levels = mine.flatMap((one) => one?.levels ?? [])
  const right = levels.reduce((sum, level) => sum + countRight(level), 0)
  const selfMarked = levels.reduce((sum, level) => sum + level.selfMarked, 0)
  const minutes = mine.reduce((sum, one) => sum + countStudyMinutes(one?.timespan ?? 0), 0)
  return (
    <dl className="unit-facts">
      <div>
        <dt>마친 개념</dt>
        <dd>
          {mine.length}개 중 {done}개
        </dd>
      </div>
      <div>
        <dt>맞힌 문항</dt>
        <dd>
          {right}개{describeSelfMarked(selfMarked)}
        </dd>
      </div>
      <div>
        <dt>학습 시간</dt>
        <dd>{describeStudyTime(minutes) || '아직 없음'}</dd>
      </div>
    </dl>
  )
}
