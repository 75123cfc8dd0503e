import { pageStore } from '#platform/page-store.ts'
import { currentUserAtom } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'

export type FormValues = Record<string, string | boolean | number>

/** A record as its form shows it. */
export interface FormRecord<Values extends FormValues> {
  values: Values
  version: number
}

/** Text that was written but not saved, with the row that it is based on. */
interface RecordDraft<Values extends FormValues> {
  values: Values
  base: FormRecord<Values>
  /** Milliseconds since the epoch. */
  writtenAt: number
}

type StoredDrafts = Record<string, RecordDraft<FormValues>>

/** Drafts are kept per person: another administrator of the same device must not be offered them. */
function keyOf(record: string): string | null {
  const user = pageStore.get(currentUserAtom)
  return user && `${user.id}/${record}`
}

function readAll(): StoredDrafts {
  try {
    return Object(JSON.parse(readStored('adminDrafts') ?? '{}')) as StoredDrafts
  } catch {
    // Malformed: counts as missing.
    return {}
  }
}

function writeAll(drafts: StoredDrafts): boolean {
  if (Object.keys(drafts).length > 0) return writeStored('adminDrafts', JSON.stringify(drafts))
  removeStored('adminDrafts')
  return true
}

function hasFieldsOf<Values extends FormValues>(values: unknown, like: Values): values is Values {
  const found = Object(values) as Record<string, unknown>
  return Object.entries(like).every(([name, value]) => typeof found[name] === typeof value)
}

/** Returns the draft of a record; null if there is none or its fields are not those of `like`. */
export function readDraft<Values extends FormValues>(
  record: string,
  like: Values,
): RecordDraft<Values> | null {
  const key = keyOf(record)
  const { values, base, writtenAt } = Object(key === null ? null : readAll()[key]) as Partial<
    RecordDraft<FormValues>
  >
  if (typeof base?.version !== 'number' || typeof writtenAt !== 'number') return null
  const { version } = base
  return hasFieldsOf(values, like) && hasFieldsOf(base.values, like)
    ? { values, base: { values: base.values, version }, writtenAt }
    : null
}

/** Returns false if the device has no room or no storage. */
export function writeDraft<Values extends FormValues>(
  record: string,
  values: Values,
  base: FormRecord<Values>,
): boolean {
  const key = keyOf(record)
  return key !== null && writeAll({ ...readAll(), [key]: { values, base, writtenAt: Date.now() } })
}

export function deleteDraft(record: string): void {
  const key = keyOf(record)
  if (key === null) return
  const { [key]: deleted, ...others } = readAll()
  if (deleted) writeAll(others)
}
