import { type DrainResult, type DrainTools, drainOutbox } from './drain-outbox.ts'
import { outboxLockName } from './outbox-event.ts'

// What a drain needs comes in one chunk.
export { CuttableFetch } from './cuttable-fetch.ts'
export { outboxLockName }

/** A lock held for longer is a frozen tab's, which keeps it: it is stolen. */
const LEASE_MS = 60_000
/** A new holder has this long to say that it is one. */
const SIGN_MS = 1_000

export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Aborts after so many milliseconds. */
  timeout: (ms: number) => AbortSignal
}

/**
 * Drains a person's outbox while holding that person's lock; waits for whoever holds it now, and takes it from one who has held
 * it for over 60 s. Two may then drain at once, which is safe: the server deduplicates. Rejects with AbortError when the lock was
 * stolen from this holder, and as `drainOutbox` does.
 */
export async function drainUnderLock(
  locks: Pick<LockManager, 'request'>,
  userId: string,
  tools: DrainTools,
  clock: Clock = { now: tools.now, timeout: (ms) => AbortSignal.timeout(ms) },
): Promise<DrainResult> {
  const name = outboxLockName(userId)
  const { store } = tools
  let isHeld = false
  const drain = async () => {
    isHeld = true
    // Best effort: without a lease the lock may be stolen early, which is safe, and a full device must not stop sending.
    await store.takeLease(clock.now()).catch(() => undefined)
    return await drainOutbox(tools)
  }
  for (;;) {
    const before = await store.readLease()
    const age = before === null ? 0 : Math.max(0, clock.now() - before)
    const signal = clock.timeout(Math.max(SIGN_MS, LEASE_MS - age))
    try {
      return await locks.request(name, { signal }, drain)
    } catch (error) {
      if (isHeld || !signal.aborted) throw error
    }
    if ((await store.readLease()) === before) return await locks.request(name, { steal: true }, drain)
  }
}
