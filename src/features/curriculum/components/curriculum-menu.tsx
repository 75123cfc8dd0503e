import './curriculum-menu.css'
import { useState } from 'react'
import { Link } from 'wouter'
import { conceptPath, unitPath } from '#contract/paths.ts'
import type { CurriculumEntry, Unit } from '#domain/curriculum/curriculum.ts'
import { isEmptyGrade } from '#domain/curriculum/is-empty-grade.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import { conceptPercent } from '#domain/progress/describe-level.ts'
import type { ConceptProgress } from '#domain/progress/progress.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { ProgressMark } from '#ui/primitives/progress-mark.tsx'

interface CurriculumMenuProps {
  grades: readonly CurriculumEntry[]
  progress: ReadonlyMap<string, ConceptProgress>
  /** The open unit and concept. */
  unitId: string | null
  conceptId: string | null
  onNavigate?: (() => void) | undefined
}

function gradeOf(grades: readonly CurriculumEntry[], unitId: string | null) {
  return grades.find((grade) => grade.units.some((unit) => unit.id === unitId)) ?? grades[0]
}

/** Curriculum tree: a grade, its units, and the open unit's concepts with progress marks. */
export function CurriculumMenu({ grades, progress, unitId, conceptId, onNavigate }: CurriculumMenuProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const grade = grades.find((one) => one.id === chosen) ?? gradeOf(grades, unitId)
  if (!grade) return <div className="curriculum-menu" />
  return (
    <div className="curriculum-menu">
      <label className="grade-choice">
        <span className="sr-only">학년</span>
        <select value={grade.id} onChange={(event) => setChosen(event.target.value)}>
          {grades.map((one) => (
            <option key={one.id} value={one.id}>
              {nameGrade(one)}
              {isEmptyGrade(one) && ' (준비 중)'}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </label>
      <ul>
        {grade.units.map((unit) => (
          <MenuUnit
            key={unit.id}
            unit={unit}
            progress={progress}
            isCurrent={unit.id === unitId}
            conceptId={conceptId}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </div>
  )
}

interface MenuUnitProps {
  unit: Unit
  progress: ReadonlyMap<string, ConceptProgress>
  isCurrent: boolean
  conceptId: string | null
  onNavigate?: (() => void) | undefined
}

function MenuUnit({ unit, progress, isCurrent, conceptId, onNavigate }: MenuUnitProps) {
  const [opened, setOpened] = useState<boolean | null>(null)
  const isOpen = opened ?? isCurrent
  const concepts = listUnitConcepts(unit)
  if (unit.empty) {
    return (
      <li className="menu-unit-row">
        <span className="menu-unit menu-unit-soon">
          <span>{unit.title}</span>
          <small>준비 중</small>
        </span>
      </li>
    )
  }
  const done = concepts.filter((concept) => progress.get(concept.id)?.status === 'COMPLETED').length
  return (
    <li>
      <div className="menu-unit-row">
        <button
          type="button"
          className="menu-unit-open"
          aria-expanded={isOpen}
          aria-label={`${unit.title} 개념 ${isOpen ? '접기' : '펼치기'}`}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon name="chevron-right" size={16} />
        </button>
        <Link
          className={isCurrent ? 'menu-unit menu-unit-current' : 'menu-unit'}
          href={unitPath(unit.id)}
          aria-current={isCurrent && conceptId === null ? 'page' : undefined}
          onClick={onNavigate}
        >
          <span>{unit.title}</span>
          <small>
            <span aria-hidden="true">
              {done}/{concepts.length}
            </span>
            <span className="sr-only">
              {concepts.length}개 중 {done}개 마침
            </span>
          </small>
        </Link>
      </div>
      {isOpen && (
        <ul>
          {concepts.map((concept) => (
            <li key={concept.id}>
              <Link
                className="menu-concept"
                href={conceptPath(unit.id, concept.id)}
                aria-current={concept.id === conceptId ? 'page' : undefined}
                onClick={onNavigate}
              >
                <ProgressMark percent={conceptPercent(progress.get(concept.id))} />
                <span>{concept.content}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
