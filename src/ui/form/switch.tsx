import './field.css'
import { useId } from 'react'
import { joinClasses } from '../primitives/join-classes.ts'

interface SwitchProps {
  label: string
  note?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A row with the label at the left and the switch at the right; the whole row is clickable. */
export function Switch({ label, note, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <label className={joinClasses('switch-row', className)}>
      <span>
        {label}
        {note && <small id={`${id}-note`}>{note}</small>}
      </span>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={note ? `${id}-note` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps) {
  return (
    <label className="checkbox-label">
      <input
        className="checkbox"
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
