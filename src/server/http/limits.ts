import { AppError, type ErrorCode } from '#contract/error.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar/durations.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { countInWindow, readCount, windowStartOf } from './limits.queries.ts'

interface Limit {
  most: number
  windowMs: number
  code: ErrorCode
  /** In place of the code's sentence. */
  message?: string
}

/** Every limit of requests (security.md 8, api.md). They count what costs: model calls, sign-ins, beacons; never the outbox's writes. */
export const LIMITS = {
  // A class of thirty signs in behind one address in its first minute, some twice: ten would keep most of it out. Failures are ten.
  signInStartsByAddress: { most: 60, windowMs: MINUTE_MS, code: 'TOO_MANY_REQUESTS' },
  failedSignInsByAddress: { most: 10, windowMs: MINUTE_MS, code: 'TOO_MANY_REQUESTS' },
  beaconByAddress: { most: 60, windowMs: MINUTE_MS, code: 'TOO_MANY_REQUESTS' },
  turnsByPerson: { most: 20, windowMs: MINUTE_MS, code: 'TURN_LIMIT' },
  turnsByTrial: {
    most: 20,
    windowMs: DAY_MS,
    code: 'TURN_LIMIT',
    message: '체험에서 하루에 물어볼 수 있는 20번을 다 썼어요. 내일 다시 물어봐 주세요.',
  },
  turnsByVisitor: { most: 20, windowMs: HOUR_MS, code: 'TURN_LIMIT' },
  speechByPerson: { most: 60, windowMs: HOUR_MS, code: 'TOO_MANY_REQUESTS' },
  // A day's work without a network; each may keep ten new items, which are everybody's and stay.
  namedExamsByPerson: { most: 100, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS' },
  turnsByVisitorAddress: { most: 600, windowMs: HOUR_MS, code: 'TURN_LIMIT' },
} as const satisfies Record<string, Limit>

interface LimitDeps extends Pick<AppDeps, 'secrets' | 'clock'> {
  /** Or a transaction, with which the count is undone. */
  db: Queryable
}

/** Counts one use by `who` (hashed, so that no address is stored); over the limit it throws 429 with the seconds to wait. */
export async function takeFromLimit(deps: LimitDeps, name: keyof typeof LIMITS, who: string): Promise<void> {
  const { most, windowMs } = LIMITS[name]
  const now = deps.clock()
  const count = await countInWindow(deps.db, `${name}:${deps.secrets.hash(who)}`, windowMs, now)
  if (count > most) refuse(name, now)
}

/** Throws the same 429 when `who` has used the limit up, and counts nothing. */
export async function requireWithinLimit(
  deps: LimitDeps,
  name: keyof typeof LIMITS,
  who: string,
): Promise<void> {
  const { most, windowMs } = LIMITS[name]
  const now = deps.clock()
  const count = await readCount(deps.db, `${name}:${deps.secrets.hash(who)}`, windowMs, now)
  if (count >= most) refuse(name, now)
}

function refuse(name: keyof typeof LIMITS, now: Date): never {
  const { windowMs, code, message }: Limit = LIMITS[name]
  const end = windowStartOf(windowMs, now).getTime() + windowMs
  const data = { retryAfter: Math.ceil((end - now.getTime()) / 1000) }
  throw new AppError(code, { data, ...(message !== undefined && { message }) })
}
