import { describeMoment } from './describe-moment.ts'

const LONGEST_SHOWN = 160

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Returns a recorded value for people; a long text shortened. `names` are Korean names of values that are words of the program. */
export function describeRecorded(value: unknown, names: Readonly<Record<string, string>> = {}): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (value === null || value === undefined || value === '') return '(없음)'
  if (Array.isArray(value)) return value.map((one) => describeRecorded(one, names)).join(', ') || '(없음)'
  if (typeof value === 'object' && 'name' in value) return String(value.name)
  const text = names[String(value)] ?? String(value)
  if (TIME.test(text)) return describeMoment(text)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length}자)` : text
}
