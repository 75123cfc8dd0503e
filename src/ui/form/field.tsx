import './field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { joinClasses } from '../primitives/join-classes.ts'

export interface FieldText {
  label: string
  /** One sentence below the field. */
  note?: string | undefined
  /** What is wrong and what to do; replaces the note. */
  error?: string | null | undefined
}

interface FieldProps extends FieldText {
  className?: string | undefined
  children: (control: {
    id: string
    className: string
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A label, a control, and below it the note or what is wrong. */
export function Field({ label, note, error, className, children }: FieldProps) {
  const id = useId()
  const below = error ?? note
  return (
    <div className={joinClasses('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': below ? `${id}-note` : undefined,
      })}
      {error ? (
        <span className="field-error" id={`${id}-note`} role="alert">
          <Icon name="error" size={16} />
          {error}
        </span>
      ) : (
        note && (
          <span className="field-note" id={`${id}-note`}>
            {note}
          </span>
        )
      )}
    </div>
  )
}

export function TextField(props: FieldText & ComponentProps<'input'>) {
  const { label, note, error, className, ...rest } = props
  return (
    <Field label={label} note={note} error={error} className={className}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

export function SelectField(props: FieldText & ComponentProps<'select'>) {
  const { label, note, error, className, children, ...rest } = props
  return (
    <Field label={label} note={note} error={error} className={className}>
      {(control) => (
        <select {...rest} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}
