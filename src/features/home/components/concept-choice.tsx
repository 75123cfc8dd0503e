import '#ui/form/field.css'
import { useId, useState } from 'react'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { type FoundConcept, findConcept } from '#domain/curriculum/find-concept.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { Button } from '#ui/primitives/button.tsx'

interface ConceptChoiceProps {
  /** Shown as buttons; may be none. */
  nearest: readonly FoundConcept[]
  grades: readonly CurriculumEntry[]
  onChoose: (concept: FoundConcept) => void
}

/** For a question of which it is not certain what it is about: the nearest concepts, and the list of all. */
export function ConceptChoice({ nearest, grades, onChoose }: ConceptChoiceProps) {
  const id = useId()
  const [conceptId, setConceptId] = useState('')
  const chosen = findConcept(grades, conceptId)
  return (
    <div className="concept-choice">
      <p role="status">
        어느 개념에 대한 질문인지 잘 모르겠어요.{' '}
        {nearest.length > 0 ? '이 가운데 있나요?' : '개념을 골라 주면 그 대화에서 물어볼게요.'}
      </p>
      {nearest.length > 0 && (
        <ul aria-label="가까운 개념">
          {nearest.map((found) => (
            <li key={found.concept.id}>
              <Button onClick={() => onChoose(found)}>{found.concept.content}</Button>
            </li>
          ))}
        </ul>
      )}
      <div className="concept-choice-list">
        <label className="sr-only" htmlFor={id}>
          개념 목록
        </label>
        <select
          id={id}
          className="input"
          value={conceptId}
          onChange={(event) => setConceptId(event.target.value)}
        >
          <option value="">개념 목록에서 고르기</option>
          {grades.flatMap((grade) =>
            grade.units
              .filter((unit) => !unit.empty)
              .map((unit) => (
                <optgroup key={unit.id} label={unit.title}>
                  {listUnitConcepts(unit).map(({ id, content }) => (
                    <option key={id} value={id}>
                      {content}
                    </option>
                  ))}
                </optgroup>
              )),
          )}
        </select>
        <Button disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
          이 개념에서 물어보기
        </Button>
      </div>
    </div>
  )
}
