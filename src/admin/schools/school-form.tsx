import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { z } from 'zod'
import { type ManagedSchool, schoolContract } from '#contract/school.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { SCHOOL_LEVEL_NAMES } from '#domain/curriculum/name-grade.ts'
import { call } from '#platform/http.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { inputOf } from '../kit/input-of.ts'
import { useRecordForm } from '../kit/use-record-form.ts'

const { name, region, schoolLevel } = inputOf(schoolContract.update).shape
const schoolFormSchema = z.object({
  name: name.unwrap(),
  region: region.unwrap(),
  schoolLevel: schoolLevel.unwrap(),
})
type SchoolValues = z.infer<typeof schoolFormSchema>

const FIELDS: readonly FieldName<SchoolValues>[] = [
  { name: 'name', label: '이름' },
  { name: 'region', label: '지역' },
  { name: 'schoolLevel', label: '학교급', valueNames: SCHOOL_LEVEL_NAMES },
]

const NEW_SCHOOL = { values: { name: '', region: '', schoolLevel: 'MIDDLE' } as SchoolValues, version: 0 }

function toRecord(school: ManagedSchool) {
  const { version, ...values } = school
  return { values: { name: values.name, region: values.region, schoolLevel: values.schoolLevel }, version }
}

interface SchoolFormProps {
  /** Null for a new one. */
  school: ManagedSchool | null
  hrefOf: (id: string) => string
}

export function SchoolForm({ school, hrefOf }: SchoolFormProps) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const made = useRef<string | null>(null)
  const state = useRecordForm<SchoolValues>({
    record: `school/${school?.id ?? 'new'}`,
    current: school ? toRecord(school) : NEW_SCHOOL,
    schema: schoolFormSchema,
    save: async (values, { version }) => {
      const { create, update } = adminApi.school
      const saved = await (school
        ? call(update({ id: school.id, ...values, version }))
        : call(create(values)))
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      made.current = saved.id
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as ManagedSchool),
    onSaved: () => {
      if (!school && made.current) navigate(hrefOf(made.current), { replace: true })
    },
  })
  const { register, formState } = state.form
  return (
    <RecordFormFrame label={school?.name ?? '새 학교'} state={state} fields={FIELDS}>
      <TextField label="이름" error={formState.errors.name?.message} {...register('name')} />
      <TextField
        label="지역"
        note="이름이 같은 학교를 가리는 말이에요: 서울 강남구"
        error={formState.errors.region?.message}
        {...register('region')}
      />
      <SelectField label="학교급" error={formState.errors.schoolLevel?.message} {...register('schoolLevel')}>
        {SCHOOL_LEVELS.map((level) => (
          <option key={level} value={level}>
            {SCHOOL_LEVEL_NAMES[level]}
          </option>
        ))}
      </SelectField>
    </RecordFormFrame>
  )
}
