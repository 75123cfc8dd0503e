import type { ComponentProps } from 'react'
import { Field, type FieldText } from '#ui/form/field.tsx'

/** A field of several lines, as `TextField` is one of a single line. */
export function TextAreaField(props: FieldText & ComponentProps<'textarea'>) {
  const { label, note, error, className, rows = 3, ...rest } = props
  return (
    <Field label={label} note={note} error={error} className={className}>
      {(control) => <textarea {...rest} {...control} rows={rows} />}
    </Field>
  )
}
