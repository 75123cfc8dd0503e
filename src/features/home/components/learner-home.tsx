import '#ui/primitives/rows.css'
import './home.css'
import type { ReactNode } from 'react'
import { conceptPath, unitPath } from '#contract/paths.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { findConcept } from '#domain/curriculum/find-concept.ts'
import { isEmptyGrade } from '#domain/curriculum/is-empty-grade.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import { CONTENT_LEVELS, DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import {
  countHelped,
  countRight,
  describeLevel,
  describeSelfMarked,
  levelPercent,
} from '#domain/progress/describe-level.ts'
import type { ConceptProgress, EvaluationProgress } from '#domain/progress/progress.ts'
import { Staircase } from '#ui/chart/staircase.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { ProgressMark } from '#ui/primitives/progress-mark.tsx'

/** The rows of the levels before it is known how far they are. */
const NO_LEVELS = CONTENT_LEVELS.map((difficultyLevel) => ({
  difficultyLevel,
  setTotal: 0,
  setFinished: 0,
  cleared: false,
}))

/** A started concept counts half in the picture. */
const STARTED_SHARE = 0.5

interface LearnerHomeProps {
  nickname: string
  grades: readonly CurriculumEntry[]
  grade: CurriculumEntry
  progress: ReadonlyMap<string, ConceptProgress>
  /** Shown instead of the staircase while progress is loading or failed to load. */
  progressState: ReactNode
  evaluation: EvaluationProgress | null
  recentConceptId: string | null
  ask: ReactNode
  gradeChoice: ReactNode
  /** Study time; null if it is not measured. */
  today: ReactNode
  review: ReactNode
  downloads: ReactNode
}

/** Home of a learner: recent concept, the grade as a staircase, figures so far. */
export function LearnerHome(props: LearnerHomeProps) {
  const { nickname, grades, grade, progress, evaluation, recentConceptId, ask, gradeChoice } = props
  const recent = recentConceptId ? findConcept(grades, recentConceptId) : null
  const first = [grade, ...grades].flatMap(({ units }) => units).find(({ empty }) => !empty)
  const firstConcept = first && listUnitConcepts(first)[0]
  const all = grade.units.flatMap((unit) => listUnitConcepts(unit))
  const done = all.filter((concept) => progress.get(concept.id)?.status === 'COMPLETED').length
  return (
    <main className="plane">
      <section className="resume">
        <div>
          <p className="eyebrow">{nickname}님, 반가워요</p>
          <h1>{recent ? `${recent.concept.content}, 이어서 해요` : '첫 개념부터 시작해 볼까요?'}</h1>
          <p className="resume-lead">
            {recent
              ? recent.concept.description
              : '설명을 읽고, 물어보고, 문항을 풀면서 한 개념씩 쌓아 가요.'}
          </p>
          <div className="resume-go">
            {recent && (
              <>
                <ButtonLink
                  variant="filled"
                  size="lg"
                  trailingIcon="arrow-right"
                  href={conceptPath(recent.unit.id, recent.concept.id)}
                >
                  이어서 학습
                </ButtonLink>
                <ButtonLink size="lg" href={unitPath(recent.unit.id)}>
                  단원 보기
                </ButtonLink>
              </>
            )}
            {!recent && first && firstConcept && (
              <ButtonLink
                variant="filled"
                size="lg"
                trailingIcon="arrow-right"
                href={conceptPath(first.id, firstConcept.id)}
              >
                바로 시작
              </ButtonLink>
            )}
          </div>
        </div>
        {recent && <ResumeLevels progress={progress.get(recent.concept.id)} />}
      </section>
      {ask}
      <section className="home-section">
        <div className="home-section-head">
          <h2>{nameGrade(grade)}</h2>
          <span className="eyebrow">
            {isEmptyGrade(grade) ? (
              '이 학년은 준비하고 있어요'
            ) : (
              <>
                {all.length}개 개념 중 <b>{done}개</b> 마침
              </>
            )}
          </span>
          {gradeChoice}
        </div>
        {props.progressState ?? (
          <Staircase
            label={`${nameGrade(grade)} 단원`}
            currentId={recent?.unit.id ?? null}
            stairs={grade.units.map((unit) => {
              const concepts = listUnitConcepts(unit).map((concept) => progress.get(concept.id)?.status)
              const finished = concepts.filter((status) => status === 'COMPLETED').length
              const started = concepts.filter((status) => status === 'PROCEEDING').length
              return {
                id: unit.id,
                name: unit.title,
                href: unit.empty ? null : unitPath(unit.id),
                done: finished,
                total: concepts.length,
                percent: ((finished + started * STARTED_SHARE) / Math.max(1, concepts.length)) * 100,
              }
            })}
          />
        )}
      </section>
      <div className={joinClasses('home-section home-trio', props.today !== null && 'home-trio-full')}>
        {props.today}
        {props.review}
        {props.downloads}
      </div>
      {evaluation && evaluation.total > 0 && <EvaluationSection evaluation={evaluation} />}
    </main>
  )
}

function ResumeLevels({ progress }: { progress: ConceptProgress | undefined }) {
  return (
    <ul className="resume-levels" aria-label="수준별 진행">
      {(progress?.levels ?? NO_LEVELS).map((level) => (
        <li key={level.difficultyLevel}>
          <ProgressMark percent={levelPercent(level)} silent />
          <span>{DIFFICULTY_LABELS[level.difficultyLevel]}</span>
          <span>{progress && describeLevel(level)}</span>
        </li>
      ))}
    </ul>
  )
}

function EvaluationSection({ evaluation }: { evaluation: EvaluationProgress }) {
  return (
    <section className="home-section home-pair">
      <div>
        <h2>
          지금까지 푼 문항{' '}
          <small>
            맞힌 문항 {countRight(evaluation)}개{describeSelfMarked(evaluation.selfMarked)}
          </small>
        </h2>
        <p className="big-number">
          {evaluation.total}
          <small>개</small>
        </p>
      </div>
      <div>
        <h2>수준별로 보면</h2>
        <ul className="rows">
          {evaluation.levels.map((level) => (
            <li key={level.difficultyLevel}>
              <span>{DIFFICULTY_LABELS[level.difficultyLevel]}</span>
              <span>
                혼자 맞힘 {level.correct} · 도움받아 맞힘 {countHelped(level)}
                {level.selfMarked > 0 && ` · 스스로 채점 ${level.selfMarked}`} · 다시 볼 것 {level.incorrect}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
