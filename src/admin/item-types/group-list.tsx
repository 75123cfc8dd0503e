import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type ItemGroup, itemGroupContract } from '#contract/classification.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { inputOf } from '../kit/input-of.ts'
import { groupsQuery } from '../kit/item-groups.query.ts'
import { useRecordForm } from '../kit/use-record-form.ts'
import { NamedList } from './named-list.tsx'

const { name } = inputOf(itemGroupContract.update).shape
const groupFormSchema = z.object({ name })
type GroupValues = z.infer<typeof groupFormSchema>

const FIELDS: readonly FieldName<GroupValues>[] = [{ name: 'name', label: '이름' }]
const NEW_GROUP = { values: { name: '' }, version: 0 }

function toRecord(group: ItemGroup) {
  return { values: { name: group.name }, version: group.version }
}

/** Groups of items. */
export function GroupList() {
  const { data, error, isPending, refetch } = useQuery(groupsQuery)
  if (isPending) return <LoadingState rows={3} label="묶음을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="묶음을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <div className="item-types">
      <NamedList
        kind="묶음"
        history={{ entity: 'item-group', fieldNames: { name: '이름' } }}
        rows={data}
        remove={({ id }) => call(adminApi.itemGroup.remove({ id }))}
        form={(group, close) => <GroupForm group={group} onSaved={close} />}
      />
    </div>
  )
}

function GroupForm({ group, onSaved }: { group: ItemGroup | null; onSaved: () => void }) {
  const queryClient = useQueryClient()
  const state = useRecordForm<GroupValues>({
    record: `item-group/${group?.id ?? 'new'}`,
    current: group ? toRecord(group) : NEW_GROUP,
    schema: groupFormSchema,
    save: async (values, { version }) => {
      const { create, update } = adminApi.itemGroup
      const saved = await (group ? call(update({ id: group.id, ...values, version })) : call(create(values)))
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      return group ? toRecord(saved) : NEW_GROUP
    },
    readRow: (row) => toRecord(row as ItemGroup),
    onSaved,
  })
  const { register, formState } = state.form
  return (
    <RecordFormFrame label={group?.name ?? '새 묶음'} state={state} fields={FIELDS}>
      <TextField label="묶음 이름" error={formState.errors.name?.message} {...register('name')} />
    </RecordFormFrame>
  )
}
