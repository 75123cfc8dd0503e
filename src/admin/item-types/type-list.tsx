import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type CriterionType, criterionTypeContract } from '#contract/classification.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { typesQuery } from '../kit/criterion-types.query.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { inputOf } from '../kit/input-of.ts'
import { useRecordForm } from '../kit/use-record-form.ts'
import { NamedList } from './named-list.tsx'

const { name, description } = inputOf(criterionTypeContract.update).shape
const typeFormSchema = z.object({ name: name.unwrap(), description: description.unwrap() })
type TypeValues = z.infer<typeof typeFormSchema>

const FIELD_NAMES = { name: '이름', description: '설명' }
const FIELDS: readonly FieldName<TypeValues>[] = [
  { name: 'name', label: '이름' },
  { name: 'description', label: '설명' },
]

/** What a type's difficulty is sent as (specification section 3). */
const NO_DIFFICULTY = { difficultyLevel: '0', difficultyDescription: '없음' }
const NEW_TYPE = { values: { name: '', description: '' }, version: 0 }

function toRecord(type: CriterionType) {
  return { values: { name: type.name, description: type.description }, version: type.version }
}

/** The types of one achievement criterion. */
export function TypeList({ criterionId }: { criterionId: string }) {
  const { data, error, isPending, refetch } = useQuery(typesQuery(criterionId))
  if (isPending) return <LoadingState rows={3} label="유형을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="유형을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <NamedList
      kind="유형"
      history={{ entity: 'criterion-type', fieldNames: FIELD_NAMES }}
      rows={data}
      detail={(type) => type.description && `· ${type.description}`}
      remove={({ id: typeId }) => call(adminApi.criterionType.remove({ id: criterionId, typeId }))}
      form={(type, close) => <TypeForm criterionId={criterionId} type={type} onSaved={close} />}
    />
  )
}

interface TypeFormProps {
  criterionId: string
  type: CriterionType | null
  onSaved: () => void
}

function TypeForm({ criterionId: id, type, onSaved }: TypeFormProps) {
  const queryClient = useQueryClient()
  const state = useRecordForm<TypeValues>({
    record: `criterion-type/${id}/${type?.id ?? 'new'}`,
    current: type ? toRecord(type) : NEW_TYPE,
    schema: typeFormSchema,
    save: async (values, { version }) => {
      const { create, update } = adminApi.criterionType
      const saved = await (type
        ? call(update({ id, typeId: type.id, ...values, ...NO_DIFFICULTY, version }))
        : call(create({ id, ...values, ...NO_DIFFICULTY })))
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      return type ? toRecord(saved) : NEW_TYPE
    },
    readRow: (row) => toRecord(row as CriterionType),
    onSaved,
  })
  const { register, formState } = state.form
  return (
    <RecordFormFrame label={type?.name ?? '새 유형'} state={state} fields={FIELDS}>
      <TextField label="유형 이름" error={formState.errors.name?.message} {...register('name')} />
      <TextField
        label="유형 설명"
        error={formState.errors.description?.message}
        {...register('description')}
      />
    </RecordFormFrame>
  )
}
