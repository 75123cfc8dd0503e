import { type FormEvent, useId, useState } from 'react'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import type { FoundConcept } from '#domain/curriculum/find-concept.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ConceptChoice } from './concept-choice.tsx'

interface AskAnythingProps {
  grades: readonly CurriculumEntry[]
  /** Goes to the concept that the question is about; resolves with the nearest ones where that is not certain. */
  onAsk: (question: string) => Promise<readonly FoundConcept[] | null>
  onChoose: (concept: FoundConcept, question: string) => void
}

/** Question input of the home page; opens the chat of the concept that the question is about. */
export function AskAnything({ grades, onAsk, onChoose }: AskAnythingProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [nearest, setNearest] = useState<readonly FoundConcept[] | null>(null)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '') setProblem('궁금한 것을 적어 주세요.')
    else if ([...question].length > MESSAGE_LIMIT_CHARACTERS) {
      setProblem(`한 번에 ${MESSAGE_LIMIT_CHARACTERS.toLocaleString('ko-KR')}자까지 물어볼 수 있어요.`)
    } else void onAsk(question).then(setNearest)
  }
  return (
    <section className="ask-anything">
      <form onSubmit={submit} noValidate>
        <div className="ask-anything-field">
          <label htmlFor={id}>무엇이 궁금해요?</label>
          <div className="ask-anything-row">
            <input
              id={id}
              value={text}
              placeholder="예: 1은 왜 소수가 아니야?"
              autoComplete="off"
              enterKeyHint="send"
              aria-describedby={`${id}-note`}
              aria-invalid={problem !== null}
              onChange={(event) => {
                setText(event.target.value)
                setProblem(null)
                setNearest(null)
              }}
            />
            <Button type="submit" size="lg" icon="search">
              물어보기
            </Button>
          </div>
        </div>
      </form>
      <p
        id={`${id}-note`}
        className={problem ? 'ask-anything-note ask-anything-problem' : 'ask-anything-note'}
      >
        {problem ?? '질문에 맞는 개념을 찾아서 그 대화로 데려다줄게요.'}
      </p>
      {nearest && (
        <ConceptChoice nearest={nearest} grades={grades} onChoose={(found) => onChoose(found, text.trim())} />
      )}
    </section>
  )
}
