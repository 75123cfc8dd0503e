/** A record of somebody who is not here, under the record's id: AES-GCM over its JSON. */
export interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  /** The person's key did not open it: it stays, and holds nothing back. */
  isBroken?: boolean
}

/** Stores whose values are sealed too of somebody who did not sign out. */
export const KEYED_STORES = ['copies', 'drafts'] as const
type KeyedStoreName = (typeof KEYED_STORES)[number]

/** The name of a sealed copy or draft; a record's is its id, a UUID. */
export const nameOf = (store: KeyedStoreName, key: string) => `${store} ${key}`

/** The place that a sealed copy or draft came from; null of a record. */
export function placeOf(name: string): { store: KeyedStoreName; key: string } | null {
  const store = KEYED_STORES.find((each) => name.startsWith(`${each} `))
  return store === undefined ? null : { store, key: name.slice(store.length + 1) }
}
