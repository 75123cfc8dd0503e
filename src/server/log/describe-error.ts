import { readFrames } from './read-frames.ts'

/** What a log may contain of an error: never its message, which may repeat the input of the failing call. */
export interface ErrorRecord {
  type: string
  /** Of the system (`ECONNREFUSED`), of PostgreSQL (SQLSTATE, `23505`) or of a library (`ERR_INVALID_URL`). */
  code?: string
  /** The HTTP or SMTP status that another server answered with. */
  status?: number
  /** The error's text where it is one of `CONSTANT_TEXTS`. */
  reason?: string
  /** SQL with `$1` where its values stood. */
  statement?: string
  table?: string
  column?: string
  constraint?: string
  /** Fields that a schema refused, without their values. */
  issues?: { path: string; code: string }[]
  /** `function file:line:column`, the innermost first. */
  frames?: string[]
  cause?: ErrorRecord
  errors?: ErrorRecord[]
}

const CODE = /^(?:[A-Z][A-Z0-9_]{1,63}|[0-9A-Z]{5})$/
const TYPE = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
/** Of tables, columns and constraints: our own names, in lower case. */
const DATABASE_NAME = /^[a-z][a-z0-9_]{0,62}$/
const FIELD = /^[A-Za-z][A-Za-z0-9_]{0,39}$/
const LONGEST_STATEMENT = 1000
const MOST_FRAMES = 12
const MOST_CAUSES = 5
const MOST_ISSUES = 10

/** Texts that are always the same: of our own errors, of the platform and of the database's client. */
const CONSTANT_TEXTS: ReadonlySet<string> = new Set([
  'aborted',
  'the reply is empty',
  'the model failed: timeout',
  'the model failed: error',
  'speech is too long',
  'the message just inserted did not come back',
  'the message just locked is not there',
  'the exam just made is not there',
  'no id token',
  'exit code 1',
  'no answer in time',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Maximum call stack size exceeded',
  'Invalid time value',
  'fetch failed',
  'terminated',
  'other side closed',
  'This operation was aborted',
  'The operation was aborted due to timeout',
])

/**
 * Converts what was thrown to what a log may contain. Its message, detail, hint and parameters are left out: PostgreSQL repeats the row,
 * a query its parameters, a model's client the conversation, a parser its input.
 */
export function describeError(error: unknown, depth = 0): ErrorRecord {
  if (!isErrorLike(error)) return { type: typeof error, ...textOf(error) }
  const record: ErrorRecord = { type: typeOf(error), ...textOf(error.message), ...factsOf(error) }
  const frames = readFrames(error, MOST_FRAMES)
  if (frames.length > 0) record.frames = frames
  if (depth >= MOST_CAUSES) return record
  if (error.cause !== undefined && error.cause !== null) record.cause = describeError(error.cause, depth + 1)
  if (Array.isArray(error.errors))
    record.errors = error.errors.slice(0, MOST_CAUSES).map((each: unknown) => describeError(each, depth + 1))
  return record
}

type ErrorLike = Record<string, unknown> & { message: string }

/** By shape as well as by class: errors of another realm are no instances of ours. */
export function isErrorLike(value: unknown): value is ErrorLike {
  if (value instanceof Error) return true
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value
}

function typeOf(error: ErrorLike): string {
  const names = [error.name, error.constructor?.name]
  return names.find((name): name is string => typeof name === 'string' && TYPE.test(name)) ?? 'Error'
}

function textOf(text: unknown): Pick<ErrorRecord, 'reason'> {
  return typeof text === 'string' && CONSTANT_TEXTS.has(text) ? { reason: text } : {}
}

function factsOf(error: ErrorLike): Partial<ErrorRecord> {
  const { code, query, table, column, constraint, issues } = error
  const status = [error.status, error.statusCode, error.responseCode].find(isStatus)
  return {
    ...(typeof code === 'string' && CODE.test(code) && { code }),
    ...(status !== undefined && { status }),
    ...(typeof query === 'string' && { statement: query.slice(0, LONGEST_STATEMENT) }),
    ...(isDatabaseName(table) && { table }),
    ...(isDatabaseName(column) && { column }),
    ...(isDatabaseName(constraint) && { constraint }),
    ...(Array.isArray(issues) && { issues: issues.slice(0, MOST_ISSUES).map(describeIssue) }),
  }
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1000
}

function isDatabaseName(value: unknown): value is string {
  return typeof value === 'string' && DATABASE_NAME.test(value)
}

function describeIssue(issue: { path?: unknown; code?: unknown }): { path: string; code: string } {
  const path = Array.isArray(issue.path) ? issue.path.map(String) : []
  const code = String(issue.code)
  return {
    path: path.map((part) => (FIELD.test(part) || /^\d{1,6}$/.test(part) ? part : '*')).join('.'),
    code: FIELD.test(code) ? code : 'unknown',
  }
}
