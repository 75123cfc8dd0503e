import { AppError, type ErrorCode } from '#contract/error.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar/durations.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { countInWindow, readCount, windowStartOf } from './limits.queries.ts'

interface Limit {
  most: number
  windowMs: number
  code: ErrorCode
  /** Replaces the sentence of the code. */
  message?: string
}

const READINGS_USED = '오늘 읽을 수 있는 사진을 다 읽었어요. 내일 다시 올리거나 글로 물어봐 주세요.'
const MAILS_USED = '오늘 보낼 수 있는 메일을 다 보냈어요. 내일 다시 보내 주세요.'
const UPLOADS_USED = '오늘 올릴 수 있는 그림을 다 올렸어요. 내일 다시 올려 주세요.'

/** Every request limit (security.md 8, api.md). They count what is expensive: model calls, sign-ins, beacons; never writes of the outbox. */
export const LIMITS = {
  // A class of thirty signs in from one address within a minute, some twice. Failed sign-ins have the limit of ten.
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
  // Both sides of a comparison count.
  promptTriesByPerson: { most: 120, windowMs: HOUR_MS, code: 'TOO_MANY_REQUESTS' },
  speechByPerson: { most: 60, windowMs: HOUR_MS, code: 'TOO_MANY_REQUESTS' },
  // A day of offline work; each exam may store ten new items, which are shared and never deleted.
  namedExamsByPerson: { most: 100, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS' },
  // A day of preparing lessons, one picture a request.
  uploadsByAuthor: { most: 1000, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS', message: UPLOADS_USED },
  uploadsByPerson: { most: 30, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS', message: UPLOADS_USED },
  // Each is a call of a model that sees.
  picturesReadByPerson: { most: 30, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS', message: READINGS_USED },
  // Only what the device is not sure of, and once a pause; used up, the device's own reading stays.
  inkReadByPerson: { most: 200, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS' },
  // A person who reads with care reports a few a day; each may be of another item.
  itemReportsByPerson: { most: 30, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS' },
  // Each is up to some twenty calls of a model.
  generationsByPerson: { most: 60, windowMs: HOUR_MS, code: 'TOO_MANY_REQUESTS' },
  // A mistyped address, a mail that got lost: no way to write to strangers.
  guardianMailsByPerson: { most: 5, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS', message: MAILS_USED },
  guardianMailsByAddress: { most: 5, windowMs: DAY_MS, code: 'TOO_MANY_REQUESTS', message: MAILS_USED },
  turnsByVisitorAddress: { most: 600, windowMs: HOUR_MS, code: 'TURN_LIMIT' },
} as const satisfies Record<string, Limit>

interface LimitDeps extends Pick<AppDeps, 'secrets' | 'clock'> {
  /** With a transaction, a rollback also undoes the count. */
  db: Queryable
}

/** Counts one use by `who` (hashed, so that no address is stored). Throws 429 with the seconds to wait if the limit is exceeded. */
export async function takeFromLimit(deps: LimitDeps, name: keyof typeof LIMITS, who: string): Promise<void> {
  const { most, windowMs } = LIMITS[name]
  const now = deps.clock()
  const count = await countInWindow(deps.db, `${name}:${deps.secrets.hash(who)}`, windowMs, now)
  if (count > most) refuse(name, now)
}

/** Throws the same 429 if `who` has reached the limit, without counting. */
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

/** Returns how many more uses `who` has in the present window. */
export async function countLeft(deps: LimitDeps, name: keyof typeof LIMITS, who: string): Promise<number> {
  const { most, windowMs } = LIMITS[name]
  return Math.max(
    0,
    most - (await readCount(deps.db, `${name}:${deps.secrets.hash(who)}`, windowMs, deps.clock())),
  )
}

function refuse(name: keyof typeof LIMITS, now: Date): never {
  const { windowMs, code, message }: Limit = LIMITS[name]
  const end = windowStartOf(windowMs, now).getTime() + windowMs
  const data = { retryAfter: Math.ceil((end - now.getTime()) / 1000) }
  throw new AppError(code, { data, ...(message !== undefined && { message }) })
}
