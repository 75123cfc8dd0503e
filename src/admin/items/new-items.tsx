import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '#platform/http.ts'
import { Field } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useWrite } from '../kit/use-write.ts'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'

const MOST = 50

interface NewItemsProps {
  choices: ConceptChoices
  hrefOf: (id: string) => string
}

/** Makes empty drafts of a concept and opens the first. */
export function NewItems({ choices, hrefOf }: NewItemsProps) {
  const [, navigate] = useLocation()
  const [conceptId, setConceptId] = useState('')
  const [count, setCount] = useState(1)
  const { run, isPending } = useWrite()
  const make = async () => {
    const made = await run(() =>
      call(adminApi.itemEditing.createEmpty({ count, curriculumConceptIds: [conceptId] })),
    )
    const [first] = made ?? []
    if (first) navigate(hrefOf(first.id), { replace: true })
  }
  return (
    <form
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <h2>문항 더하기</h2>
      <p className="field-note">빈 초안을 만들어요. 공개하기 전에는 학습자에게 보이지 않아요.</p>
      <Field label="개념">
        {(control) => (
          <select {...control} value={conceptId} onChange={(event) => setConceptId(event.target.value)}>
            <option value="">골라 주세요</option>
            <ConceptOptions choices={choices} />
          </select>
        )}
      </Field>
      <Field label="몇 개" note={`한 번에 ${MOST}개까지 만들 수 있어요.`}>
        {(control) => (
          <input
            {...control}
            type="number"
            min={1}
            max={MOST}
            value={count}
            onChange={(event) => setCount(Math.min(MOST, Math.max(1, event.target.valueAsNumber || 1)))}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          variant="filled"
          busy={isPending}
          disabledReason={conceptId === '' ? '개념을 먼저 골라 주세요' : null}
        >
          초안 {count}개 만들기
        </Button>
      </div>
    </form>
  )
}
