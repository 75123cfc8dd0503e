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
  /** The person wants web push, and the browser's permission stands. */
  wants: boolean
  /** The endpoint of the browser's subscription; null without one. */
  endpoint: string | null
  /** As this person's own records have it: another person's are not there. */
  kept: StoredSubscription | null
  /** The server's public key now; null where it could not be asked. */
  serverKey: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * `subscribe`: the browser subscribes anew, leaving an old subscription first. `put`: the server is told of the one that is there.
 * `drop`: it is given up, on the browser and on the server.
 */
export type PushCheck = 'nothing' | 'subscribe' | 'put' | 'drop'

/** A server that lost sight of a subscription hears of it again after so long. */
const PUT_AGAIN_AFTER_MS = DAY_MS

/**
 * What a start does about the browser's subscription (offline.md, 'Push': one owner an endpoint, checked at every start). What was
 * made for another person or with another key gives way to a new one, so that nothing sent to its old owner comes here.
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
