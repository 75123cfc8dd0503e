import { redactText } from './redact-text.ts'

/** What is forwarded of an error (specification section 8, after the table). */
export interface DescribedError {
  name: string
  message: string
  stack: string
  path: string
  release: string
}

const NAME_LIMIT = 100
const MESSAGE_LIMIT = 500
const STACK_LIMIT = 4_000
const PATH_LIMIT = 200
/** Nothing is wrong with the program: there is no network, no answer, or the user cancelled. */
const EXPECTED_CODES: ReadonlySet<unknown> = new Set(['NETWORK', 'TIMEOUT', 'OFFLINE', 'UNAUTHORIZED'])
const EXPECTED_NAMES: ReadonlySet<unknown> = new Set(['AbortError'])

/**
 * An application's or rendering error as it is forwarded, or null for what is not: errors with a status from 300 up to below 500,
 * and the absence of a network. `path` is the page's address without its query.
 */
export function describeError(error: unknown, path: string, release: string): DescribedError | null {
  const { name, message, stack, status, code } = readFields(error)
  if (typeof status === 'number' && status >= 300 && status < 500) return null
  if (EXPECTED_CODES.has(code) || EXPECTED_NAMES.has(name)) return null
  return {
    name: redactText(String(name ?? 'Error'), NAME_LIMIT),
    message: redactText([code, message].filter((part) => typeof part === 'string').join(' '), MESSAGE_LIMIT),
    stack: redactText(typeof stack === 'string' ? stack : '', STACK_LIMIT),
    path: path.split(/[?#]/, 1)[0]?.slice(0, PATH_LIMIT) ?? '',
    release,
  }
}

type Fields = Partial<Record<'name' | 'message' | 'stack' | 'status' | 'statusCode' | 'code', unknown>>

function readFields(error: unknown): Fields {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const { name, message, stack, status, statusCode, code } = error as Fields
  return { name, message, stack, status: status ?? statusCode, code }
}
