import { useSetAtom } from 'jotai'
import type { TutorPersona } from '#domain/access/roles.ts'
import { type PersonaChoice, PersonaPicker } from '#ui/form/persona-picker.tsx'
import { savePreferencesAtom } from '../preferences.state.ts'
import { SettingsSection } from './settings-section.tsx'

interface PersonaSectionProps {
  value: TutorPersona
  /** The four tutors with their names. */
  choices: readonly PersonaChoice[]
}

export function PersonaSection({ value, choices }: PersonaSectionProps) {
  const save = useSetAtom(savePreferencesAtom)
  return (
    <SettingsSection title="튜터">
      <div>
        <PersonaPicker
          label="튜터"
          choices={choices}
          value={value}
          onChange={(tutorPersona) => void save({ tutorPersona })}
        />
        <p className="settings-note">말투만 바뀌고 설명하는 내용은 같아요.</p>
      </div>
    </SettingsSection>
  )
}
