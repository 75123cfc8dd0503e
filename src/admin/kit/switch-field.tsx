import { type Control, Controller, type FieldPathByValue } from 'react-hook-form'
import { Switch } from '#ui/form/switch.tsx'
import type { FormValues } from './record-drafts.ts'

interface SwitchFieldProps<Values extends FormValues> {
  control: Control<Values>
  name: FieldPathByValue<Values, boolean>
  label: string
  note?: string
}

/** A switch for a boolean field of a form. */
export function SwitchField<Values extends FormValues>(props: SwitchFieldProps<Values>) {
  const { control, name, ...text } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <Switch {...text} checked={field.value === true} onChange={field.onChange} />}
    />
  )
}
