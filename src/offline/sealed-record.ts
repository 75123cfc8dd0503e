/** An encrypted value (AES-GCM over its JSON) of a person who is not signed in. */
export interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  /** The person's key did not decrypt it. It is kept, and does not block the outbox. */
  isBroken?: boolean
}

/** Stores that are sealed besides the outbox when a person did not sign out. */
export const KEYED_STORES = ['copies', 'drafts'] as const
type KeyedStoreName = (typeof KEYED_STORES)[number]

/** Key of a sealed copy or draft; a sealed record is stored under its id, a UUID. */
export function nameOf(store: KeyedStoreName, key: string) {
  return `${store} ${key}`
}

/** Store and key that a sealed copy or draft came from; null for a record. */
export function placeOf(name: string): { store: KeyedStoreName; key: string } | null {
  const store = KEYED_STORES.find((each) => name.startsWith(`${each} `))
  return store === undefined ? null : { store, key: name.slice(store.length + 1) }
}
