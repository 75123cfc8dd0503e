import { toAppError } from './http.ts'
import { outboxOf } from './outbox.ts'

export interface Copied<Value> {
  value: Value
  /** When the shown copy was made, in milliseconds since the epoch; null for the server's own answer. */
  copiedAt: number | null
}

/** Saves the value that the person was just shown as the last good copy, best effort. */
export async function keepCopy(userId: string, key: string, value: unknown): Promise<void> {
  const copy = { value, savedAt: Date.now() }
  await outboxOf(userId)
    .copies.set(key, copy)
    .catch(() => undefined)
}

/** Returns the last good copy; null if there is none. */
export async function readCopy<Value>(
  userId: string,
  key: string,
  isValue: (value: unknown) => value is Value,
): Promise<Copied<Value> | null> {
  // If the database fails there is no copy.
  const copy: unknown = await outboxOf(userId)
    .copies.get(key)
    .catch(() => null)
  const { value, savedAt } = Object(copy) as { value?: unknown; savedAt?: unknown }
  return isValue(value) && typeof savedAt === 'number' ? { value, copiedAt: savedAt } : null
}

/** Returns the server's answer and saves it; without a network the last good copy. Throws if there is none. */
export async function readWithCopy<Value>(
  userId: string,
  key: string,
  isValue: (value: unknown) => value is Value,
  read: () => Promise<Value>,
): Promise<Copied<Value>> {
  try {
    const value = await read()
    await keepCopy(userId, key, value)
    return { value, copiedAt: null }
  } catch (error) {
    const copy = toAppError(error).status === 0 ? await readCopy(userId, key, isValue) : null
    if (!copy) throw error
    return copy
  }
}
