import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { EditableConcept } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { refreshContent } from '../kit/content.queries.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { pickFilled } from '../kit/pick-filled.ts'
import { SwitchField } from '../kit/switch-field.tsx'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { useWrite } from '../kit/use-write.ts'
import { type ConceptValues, conceptFormSchema } from './forms.ts'

const FIELDS: readonly FieldName<ConceptValues>[] = [
  { name: 'content', label: '이름' },
  { name: 'description', label: '한 줄 소개' },
  { name: 'imageRequired', label: '설명에 그림이 꼭 있어야 함' },
  { name: 'hidden', label: '학습자에게 숨김' },
]

function toRecord({ content, description, imageRequired, hidden, version }: EditableConcept) {
  return { values: { content, description, imageRequired, hidden }, version }
}

/** The fields of a concept. */
export function ConceptForm({ concept }: { concept: EditableConcept }) {
  const { id: conceptId, nodeId: id } = concept
  const queryClient = useQueryClient()
  const state = useRecordForm<ConceptValues>({
    record: `concept/${conceptId}`,
    current: toRecord(concept),
    schema: conceptFormSchema,
    save: async (values, { version }) => {
      const saved = await call(
        adminApi.content.updateConcept({ id, conceptId, ...pickFilled(values), version }),
      )
      await refreshContent(queryClient)
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as EditableConcept),
  })
  const { register, control, formState } = state.form
  return (
    <>
      <RecordFormFrame label="개념" state={state} fields={FIELDS}>
        <TextField label="이름" error={formState.errors.content?.message} {...register('content')} />
        <TextAreaField
          label="한 줄 소개"
          note="비워 두고 저장하면 지금 소개가 그대로 남아요."
          error={formState.errors.description?.message}
          {...register('description')}
        />
        <SwitchField control={control} name="imageRequired" label="설명에 그림이 꼭 있어야 해요" />
        <SwitchField
          control={control}
          name="hidden"
          label="학습자에게 숨겨요"
          note="숨긴 개념은 차례에 나오지 않아요. 학습 기록은 남아요."
        />
      </RecordFormFrame>
      <RemoveConcept concept={concept} />
    </>
  )
}

function RemoveConcept({ concept }: { concept: EditableConcept }) {
  const { id: conceptId, nodeId, content, version } = concept
  const [path, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const remove = async () => {
    const removed = await run(() => call(adminApi.content.removeConcept({ id: nodeId, conceptId, version })))
    setAsking(false)
    if (removed && !removed.archived) navigate(`${path}?node=${nodeId}`, { replace: true })
  }
  return (
    <div className="panel-danger">
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        개념 지우기
      </Button>
      <ConfirmDialog
        open={asking}
        title={`‘${content}’ 개념을 지울까요?`}
        confirmLabel="지우기"
        busy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>
          학습자가 이미 배운 개념이나 기본으로 들어 있는 개념은 지워지지 않고 숨겨져요. 여기에서 만들고 아무도
          쓰지 않은 개념은 설명, 링크, 용어와 함께 지워져요.
        </p>
      </ConfirmDialog>
    </div>
  )
}
