import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { EditableItem } from '#contract/item-editing.ts'
import { call } from '#platform/http.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { refreshContent } from '../kit/content.queries.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { groupsQuery } from '../kit/item-groups.query.ts'
import { useRecordForm } from '../kit/use-record-form.ts'
import { AnswerTester } from './answer-tester.tsx'
import type { ConceptChoices } from './concept-choices.tsx'
import { IssuesPanel } from './issues-panel.tsx'
import { ItemFields, JsonField } from './item-fields.tsx'
import { ItemPreview } from './item-preview.tsx'
import { ITEM_FIELDS, type ItemValues, itemFormSchema, toChanges, toRecord } from './item-values.ts'
import { RecreateSolution } from './recreate-solution.tsx'
import { useItemIssues } from './use-item-issues.ts'

interface ItemEditorProps {
  item: EditableItem
  choices: ConceptChoices
}

/** The fields of an item beside the learner's card. Saving changes the draft; publishing is a step of its own. */
export function ItemEditor({ item, choices }: ItemEditorProps) {
  const { id, conceptIds, status, hasDraft, seed } = item
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const publishes = useRef(false)
  const state = useRecordForm<ItemValues>({
    record: `item/${id}`,
    current: toRecord(item),
    schema: itemFormSchema,
    save: async (values, { values: base, version }) => {
      const changes = {
        ...toChanges(values, base),
        ...(publishes.current && { status: 'published' as const }),
      }
      const saved = await call(adminApi.itemEditing.update({ id, ...changes, version }))
      await refreshContent(queryClient)
      showToast({
        severity: 'success',
        title: publishes.current ? '공개했어요' : '저장했어요',
        detail: publishes.current ? '학습자가 다음에 받는 문항부터 새 글이에요.' : undefined,
      })
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as EditableItem),
  })
  const values = { ...toRecord(item).values, ...useWatch({ control: state.form.control }) }
  const check = useItemIssues(values, conceptIds, item.issues)
  const { data: groups } = useQuery(groupsQuery)
  const submitAs = (isPublished: boolean) => {
    publishes.current = isPublished
    return state.submit()
  }
  const isReadOnly = seed !== null
  const canPublish = state.isDirty || hasDraft || status !== 'published'
  return (
    <RecordFormFrame
      label="문항"
      className="item-editor"
      state={{ ...state, submit: () => submitAs(false) }}
      fields={ITEM_FIELDS}
      saveLabel="초안 저장"
      saveVariant="outlined"
      acts={
        <Button
          variant="filled"
          busy={state.isSaving}
          disabled={!canPublish || isReadOnly}
          onClick={() => void submitAs(true)}
        >
          공개하기
        </Button>
      }
    >
      {isReadOnly && (
        <p className="notice">
          템플릿에서 뽑은 문항이라 글은 고칠 수 없어요. 템플릿에서 문항으로 담으면 고칠 수 있어요.
        </p>
      )}
      <div className="item-sides">
        <fieldset className="item-fields" disabled={isReadOnly}>
          <legend className="sr-only">문항의 글</legend>
          <ItemFields
            form={state.form}
            values={values}
            check={check}
            choices={choices}
            groups={groups ?? []}
            isReadOnly={isReadOnly}
          />
        </fieldset>
        <div className="item-beside">
          <ItemPreview values={values} />
          <IssuesPanel issues={check.issues} problem={check.problem} />
          {!isReadOnly && (
            <RecreateSolution
              itemId={id}
              onTake={(solution) => state.form.setValue('solution', solution, { shouldDirty: true })}
            />
          )}
          <JsonField control={state.form.control} name="answerTests">
            {(text, write) => (
              <AnswerTester values={values} text={text} onWrite={write} faultOf={check.faultOf} />
            )}
          </JsonField>
        </div>
      </div>
    </RecordFormFrame>
  )
}
