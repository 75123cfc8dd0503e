import { redactText } from './redact-text.ts'

/** The console's ways of saying something that the server's log takes (specification section 7, Client log beacon). */
export const CONSOLE_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number]

export interface ConsoleEntry {
  level: ConsoleLevel
  message: string
  args: unknown[]
}

/** Begins what is meant for the console alone. */
const PRIVATE_MARK = '!'
const MESSAGE_LIMIT = 1_000
const ARGUMENT_LIMIT = 400
const MOST_ARGUMENTS = 8
const MOST_KEYS = 20

/**
 * A console call as the beacon sends it, or null for one whose message starts with '!'. Texts are redacted, and of an object only
 * its kind and the names of its fields go: what it holds may be a learner's.
 */
export function describeConsoleCall(level: ConsoleLevel, args: readonly unknown[]): ConsoleEntry | null {
  const [first, ...rest] = args
  if (typeof first === 'string' && first.startsWith(PRIVATE_MARK)) return null
  return {
    level,
    message: String(describeValue(first, MESSAGE_LIMIT)),
    args: rest.slice(0, MOST_ARGUMENTS).map((value) => describeValue(value, ARGUMENT_LIMIT)),
  }
}

function describeValue(value: unknown, limit: number): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return redactText(String(value), limit)
  if (value instanceof Error)
    return redactText(`${value.name}: ${value.message}\n${value.stack ?? ''}`, limit)
  if (Array.isArray(value)) return `Array(${value.length})`
  if (typeof value !== 'object') return typeof value
  return describeObject(value)
}

function describeObject(value: object): string {
  try {
    const kind = Object.prototype.toString.call(value).slice('[object '.length, -1)
    return `${kind} {${Object.keys(value).slice(0, MOST_KEYS).join(', ')}}`.slice(0, ARGUMENT_LIMIT)
  } catch {
    // A proxy that refuses to be looked at.
    return 'object'
  }
}
