import { useSetAtom } from 'jotai'
import type { User } from '#contract/user.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import { SelectField } from '#ui/form/field.tsx'
import { savePreferencesAtom } from '../preferences.state.ts'
import { NicknameForm } from './nickname-form.tsx'
import { SchoolField } from './school-field.tsx'
import { SettingsSection } from './settings-section.tsx'

const GRADES = [1, 2, 3] as const

export function ProfileSection({ user }: { user: User }) {
  const save = useSetAtom(savePreferencesAtom)
  return (
    <SettingsSection title="내 정보">
      <NicknameForm nickname={user.nickname} />
      <div className="settings-two">
        <SelectField
          label="학년"
          note="홈에서 이 학년의 단원을 먼저 보여 줘요."
          value={user.grade}
          onChange={(event) => void save({ grade: Number(event.target.value) })}
        >
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {nameGrade({ schoolLevel: user.schoolLevel, grade })}
            </option>
          ))}
        </SelectField>
      </div>
      <SchoolField user={user} />
    </SettingsSection>
  )
}
