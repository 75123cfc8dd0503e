import { useState } from 'react'
import type { EditableItem } from '#contract/item-editing.ts'
import { call } from '#platform/http.ts'
import { SelectField } from '#ui/form/field.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'
import { useItemChange } from './use-item-change.ts'

interface ConceptsFormProps {
  item: EditableItem
  choices: ConceptChoices
}

/** The concepts that an item belongs to; each change is saved at once. */
export function ConceptsForm({ item, choices }: ConceptsFormProps) {
  const { conceptIds } = item
  const [added, setAdded] = useState('')
  const { change, isPending } = useItemChange(item)
  const save = (choose: (conceptIds: string[]) => string[]) =>
    change(({ id, version, conceptIds }) =>
      call(adminApi.itemEditing.setConcepts({ id, version, curriculumConceptIds: choose(conceptIds) })),
    )
  const without = (list: string[], conceptId: string) => list.filter((one) => one !== conceptId)
  return (
    <div className="record-form">
      <p className="field-note">바로 저장돼요. 맨 위의 개념 아래에 이 문항이 나와요.</p>
      <ol className="item-concepts" aria-busy={isPending}>
        {conceptIds.map((conceptId, at) => (
          <li key={conceptId}>
            <span>{choices.nameOf(conceptId)}</span>
            {at > 0 && (
              <Button
                variant="text"
                aria-label={`‘${choices.nameOf(conceptId)}’ 맨 위로`}
                onClick={() => void save((list) => [conceptId, ...without(list, conceptId)])}
              >
                맨 위로
              </Button>
            )}
            <IconButton
              icon="trash"
              label={`‘${choices.nameOf(conceptId)}’ 빼기`}
              disabledReason={conceptIds.length === 1 ? '개념은 하나 이상 있어야 해요' : null}
              onClick={() => void save((list) => without(list, conceptId))}
            />
          </li>
        ))}
      </ol>
      <SelectField label="더할 개념" value={added} onChange={(event) => setAdded(event.target.value)}>
        <option value="">골라 주세요</option>
        <ConceptOptions choices={choices} />
      </SelectField>
      <div>
        <Button
          busy={isPending}
          disabledReason={
            added === '' ? '개념을 골라 주세요' : conceptIds.includes(added) ? '이미 있는 개념이에요' : null
          }
          onClick={() =>
            void save((list) => [...without(list, added), added]).then((saved) => saved && setAdded(''))
          }
        >
          개념 더하기
        </Button>
      </div>
    </div>
  )
}
