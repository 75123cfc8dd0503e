import { type DrainResult, type DrainTools, drainOutbox } from './drain-outbox.ts'
import { outboxLockName } from './outbox-event.ts'

// Exported from here, so that a drain needs one chunk.
export { CuttableFetch } from './cuttable-fetch.ts'
export { outboxLockName }

/** A lock held for longer is stolen: a frozen tab keeps its lock. */
const LEASE_MS = 60_000
/** How long a new holder has to write its lease. */
const LEASE_WRITE_MS = 1_000

export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Returns a signal that aborts after `ms` milliseconds. */
  timeout: (ms: number) => AbortSignal
}

/**
 * Drains a person's outbox while holding that person's lock. Waits for the present holder, and steals the lock from one that has held
 * it for over 60 s; two may then drain at once, which is safe: the server deduplicates. Rejects with AbortError if the lock was stolen
 * from this holder, and as `drainOutbox` does.
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
    const signal = clock.timeout(Math.max(LEASE_WRITE_MS, LEASE_MS - age))
    try {
      return await locks.request(name, { signal }, drain)
    } catch (error) {
      if (isHeld || !signal.aborted) throw error
    }
    if ((await store.readLease()) === before) return await locks.request(name, { steal: true }, drain)
  }
}
