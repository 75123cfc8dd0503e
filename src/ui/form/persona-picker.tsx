import './persona-picker.css'
import { useId } from 'react'
import type { TutorPersona } from '#domain/access/roles.ts'
import { Avatar } from '../primitives/avatar.tsx'

export interface PersonaChoice {
  persona: TutorPersona
  name: string
  /** Manner of speech: '또래 친구 · 편한 말'. */
  note: string
}

interface PersonaPickerProps {
  label: string
  choices: readonly PersonaChoice[]
  value: TutorPersona
  onChange: (persona: TutorPersona) => void
}

export function PersonaPicker({ label, choices, value, onChange }: PersonaPickerProps) {
  const group = useId()
  return (
    <div className="personas" role="radiogroup" aria-label={label}>
      {choices.map(({ persona, name, note }) => (
        <label key={persona} className="persona">
          <input
            type="radio"
            name={group}
            checked={persona === value}
            onChange={() => onChange(persona)}
            aria-label={`${name}, ${note}`}
          />
          <Avatar persona={persona} size={64} />
          <span>{name}</span>
          <small>{note}</small>
        </label>
      ))}
    </div>
  )
}
