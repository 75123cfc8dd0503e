import { DAY_MS } from '../calendar/durations.ts'

/** The subscription that this device last registered for a person. */
export interface StoredSubscription {
  endpoint: string
  /** The server's public key that it was made with, base64url. */
  key: string
  /** When it was last sent to the server, in milliseconds since the epoch. */
  putAt: number
}

export interface PushFacts {
  /** The person wants web push, and the browser has granted permission. */
  wants: boolean
  /** The endpoint of the browser's subscription; null without one. */
  endpoint: string | null
  /** From this person's own records, which never hold another person's. */
  kept: StoredSubscription | null
  /** The server's current public key; null if the server cannot be reached. */
  serverKey: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * `subscribe`: replace the browser's subscription by a new one. `put`: register the existing one with the server.
 * `drop`: delete it in the browser and on the server.
 */
export type PushCheck = 'nothing' | 'subscribe' | 'put' | 'drop'

/** A subscription is registered again after this time, in case the server has lost it. */
const PUT_AGAIN_AFTER_MS = DAY_MS

/**
 * Decides what to do about the browser's subscription at a start (offline.md, 'Push': one owner per endpoint, checked at every start). One
 * made for another person or with another key is replaced, so that nothing sent to its old owner arrives here.
 */
export function decidePushCheck({ wants, endpoint, kept, serverKey, now }: PushFacts): PushCheck {
  if (!wants) return endpoint !== null || kept !== null ? 'drop' : 'nothing'
  if (endpoint === null) return serverKey === null ? 'nothing' : 'subscribe'
  if (kept === null) return serverKey === null ? 'drop' : 'subscribe'
  if (serverKey !== null && kept.key !== serverKey) return 'subscribe'
  const age = now - kept.putAt
  const isFresh = age >= 0 && age < PUT_AGAIN_AFTER_MS
  return kept.endpoint === endpoint && isFresh ? 'nothing' : 'put'
}
