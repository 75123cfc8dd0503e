import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts'

/** Life of a session (security.md 1). */
export const IDLE_MS = 14 * DAY_MS
export const ABSOLUTE_MS = 90 * DAY_MS
export const PUBLIC_DEVICE_MS = 2 * HOUR_MS
/** A session's last use is written at most this often, so that most requests stay reads. */
export const TOUCH_EVERY_MS = HOUR_MS

/** Returns when a session created at `createdAt` ends at the latest; on a shared device after two hours. */
export function sessionEnd(createdAt: Date, publicDevice: boolean): Date {
  return new Date(createdAt.getTime() + (publicDevice ? PUBLIC_DEVICE_MS : ABSOLUTE_MS))
}

export function isSessionAlive(session: { lastSeenAt: Date; expiresAt: Date }, now: Date): boolean {
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < IDLE_MS
}
