import { type DrainResult, type DrainTools, drainOutbox } from './drain-outbox.ts'

/** The Web Lock of a person's outbox: whoever holds it drains, in whatever tab or worker. */
export function outboxLockName(userId: string): string {
  return `outbox-${userId}`
}

/** Drains a person's outbox while holding that person's lock; waits for whoever holds it now. */
export async function drainUnderLock(
  locks: Pick<LockManager, 'request'>,
  userId: string,
  tools: DrainTools,
): Promise<DrainResult> {
  return await locks.request(outboxLockName(userId), () => drainOutbox(tools))
}
