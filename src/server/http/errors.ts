import { ORPCError, ValidationError } from '@orpc/server'
import { AppError, type ErrorData, type ErrorIssue, isErrorCode, toErrorBody } from '#contract/error.ts'

/** PostgreSQL's classes and codes that mean 'not now' (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Read-only: a standby before it takes over, or a full disk.
  '25006',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53100',
  '53200',
  '53300',
  '55P03',
  '40001',
  '40P01',
  '58030',
])
const CONFLICT_CODES: ReadonlySet<string> = new Set(['23505', '23503'])
/** A NUL character, which PostgreSQL cannot store in text or JSON. */
const UNSTORABLE_CODES: ReadonlySet<string> = new Set(['22021', '22P05'])
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|not queryable|Client has encountered a connection error/

const RETRY_AFTER_S = 2

/** Returns the error that the caller sees for any thrown value. An unexpected one is a 500 whose cause is logged but not sent. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError) return fromOrpcError(error)
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 6;
    cause = cause.cause, depth += 1
  ) {
    if (cause instanceof AppError) return cause
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && isUnavailable(code)) return unavailable(error)
    // An id in the path is not a UUID.
    if (code === '22P02') return new AppError('BAD_REQUEST', { cause: error })
    if (typeof code === 'string' && UNSTORABLE_CODES.has(code))
      return new AppError('UNPROCESSABLE', { cause: error })
    if (typeof code === 'string' && CONFLICT_CODES.has(code))
      return new AppError('CONFLICT', { cause: error })
    if (UNAVAILABLE_MESSAGES.test(cause.message)) return unavailable(error)
    if (cause instanceof AggregateError && cause.errors.some((each) => isUnavailable(each?.code)))
      return unavailable(error)
  }
  return new AppError('INTERNAL_SERVER_ERROR', { cause: error })
}

function isUnavailable(code: unknown) {
  return typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || code.startsWith('08'))
}

function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { cause, data: { retryAfter: RETRY_AFTER_S } })
}

function fromOrpcError(error: ORPCError<string, unknown>): AppError {
  if (error.cause instanceof ValidationError) {
    // A response that violates the contract is our fault, a request that does so is the caller's.
    if (error.status >= 500) return new AppError('INTERNAL_SERVER_ERROR', { cause: error.cause })
    return invalidInput(error.cause.issues)
  }
  if (error.cause && error.status >= 500) return toAppError(error.cause)
  const unlisted = error.status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
  const code = isErrorCode(error.code) && error.status !== 400 ? error.code : unlisted
  return new AppError(code, { cause: error, status: error.status })
}

interface SchemaIssue {
  message: string
  code?: unknown
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined
  /** The names of unknown fields. */
  keys?: readonly string[]
}

/** In place of zod's English messages. */
const ISSUE_SENTENCES: Readonly<Record<string, string>> = {
  invalid_type: '값이 없거나 종류가 달라요.',
  invalid_format: '형식이 맞지 않아요.',
  invalid_value: '고를 수 있는 값이 아니에요.',
  invalid_union: '맞는 모양이 하나도 없어요.',
  not_multiple_of: '나누어떨어지는 값이 아니에요.',
  too_big: '너무 길거나 커요.',
  too_small: '너무 짧거나 작아요.',
  unrecognized_keys: '모르는 항목이에요.',
}
/** Sent by the caller, so they may be as long as a body. */
const LONGEST_KEYS = 200
const UNKNOWN_ISSUE = '받을 수 없는 값이에요.'

const RULE_ISSUES: ReadonlySet<unknown> = new Set(['too_big', 'too_small'])

/**
 * Returns the error of a request that its schema rejects: 400 if it is malformed, 422 if only lengths or ranges are wrong
 * (api.md, 'Conventions').
 */
export function invalidInput(issues: readonly SchemaIssue[]): AppError {
  const isRule = issues.length > 0 && issues.every(({ code }) => RULE_ISSUES.has(code))
  const data: ErrorData = { issues: issues.slice(0, 20).map(toIssue) }
  return new AppError(isRule ? 'UNPROCESSABLE' : 'BAD_REQUEST', { data })
}

/** Returns what a schema rejects, in Korean. */
export function toIssue({ path = [], code, keys = [] }: SchemaIssue): ErrorIssue {
  const parts = path.map((part) => String(typeof part === 'object' ? part.key : part))
  if (keys.length > 0) parts.push(keys.join(', ').slice(0, LONGEST_KEYS))
  return { path: parts.join('.'), message: ISSUE_SENTENCES[String(code)] ?? UNKNOWN_ISSUE }
}

/** Returns the response for `error`, with `Retry-After` if the error has one. */
export function toErrorResponse(error: AppError, headers: Headers = new Headers()): Response {
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  if (error.data?.retryAfter !== undefined) headers.set('Retry-After', String(error.data.retryAfter))
  return new Response(JSON.stringify(toErrorBody(error)), { status: error.status || 500, headers })
}
