import type { FormValues } from './record-drafts.ts'

/** Returns what is sent of a form: non-blank strings, booleans and valid numbers (specification section 5). */
export function pickFilled<Values extends FormValues>(values: Values): Partial<Values> {
  const isFilled = (value: string | boolean | number) =>
    typeof value === 'string' ? value.trim() !== '' : typeof value === 'boolean' || Number.isFinite(value)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value))) as Partial<Values>
}
