import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import type { ManagedPerson } from '#contract/people.ts'
import { ROLES, type Role } from '#domain/access/roles.ts'
import { call } from '#platform/http.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Checkbox } from '#ui/form/switch.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { ROLE_NAMES } from '../kit/role-names.ts'
import { useRecordForm } from '../kit/use-record-form.ts'

const rolesFormSchema = z.object({
  user: z.boolean(),
  trial: z.boolean(),
  admin: z.boolean(),
  exercise_admin: z.boolean(),
})
type RolesValues = z.infer<typeof rolesFormSchema>

const FIELDS = ROLES.map((name) => ({ name, label: ROLE_NAMES[name] }))

function toRecord({ roles, version }: ManagedPerson) {
  const has = (role: Role) => roles.includes(role)
  return {
    values: {
      user: has('user'),
      trial: has('trial'),
      admin: has('admin'),
      exercise_admin: has('exercise_admin'),
    },
    version,
  }
}

/** The roles of an account; the server keeps the last administrator. */
export function RolesForm({ person }: { person: ManagedPerson }) {
  const queryClient = useQueryClient()
  const isMe = useAtomValue(currentUserAtom)?.id === person.id
  const state = useRecordForm<RolesValues>({
    record: `person/${person.id}`,
    current: toRecord(person),
    schema: rolesFormSchema,
    save: async (values, { version }) => {
      const roles = ROLES.filter((role) => values[role])
      const saved = await call(adminApi.people.update({ id: person.id, roles, version }))
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as ManagedPerson),
  })
  const { control, watch } = state.form
  const values = watch()
  const hasNone = !ROLES.some((role) => values[role])
  return (
    <RecordFormFrame label="역할" state={state} fields={FIELDS}>
      <fieldset className="person-roles">
        <legend className="sr-only">역할</legend>
        {ROLES.map((role) => (
          <Controller
            key={role}
            control={control}
            name={role}
            render={({ field }) => (
              <Checkbox label={ROLE_NAMES[role]} checked={field.value} onChange={field.onChange} />
            )}
          />
        ))}
      </fieldset>
      {hasNone && <p className="notice notice-warn">역할이 하나는 있어야 해요.</p>}
      {isMe && !values.admin && (
        <p className="notice notice-warn" role="status">
          저장하면 나는 더 이상 이 화면을 볼 수 없어요.
        </p>
      )}
    </RecordFormFrame>
  )
}
