import pino, { type DestinationStream, type LevelWithSilent } from 'pino'
import { describeError, isErrorLike } from './describe-error.ts'
import { findRequestId } from './request-id.ts'

/** What a line may hold besides its sentence. No `Error` fits here: an error goes under `err`. */
export interface LogFields {
  err?: unknown
  [name: string]: unknown
}

/** A sentence of our own, with or without fields. */
interface LogMethod {
  (fields: LogFields, sentence: string): void
  (sentence: string): void
}

/** The server's log as the server sees it. */
export type ServerLog = Readonly<Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', LogMethod>>

const DEEPEST = 4
const STDERR = 2

/**
 * The one way to the log. Every error on its way there becomes an `ErrorRecord`, wherever it hides: under any name, at any depth, in place of
 * the fields or of a `%s`.
 */
export function makeLogger(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination(STDERR),
): ServerLog {
  return pino(
    {
      level,
      mixin: () => ({ request: findRequestId() }),
      // Described already, in logMethod below.
      serializers: { err: (record: unknown) => record },
      hooks: {
        logMethod(values, method) {
          method.apply(this, cleanArguments(values) as Parameters<typeof method>)
        },
      },
    },
    destination,
  )
}

function cleanArguments([first, second]: readonly unknown[]): [object, string] {
  if (typeof first === 'string') return [{}, first]
  const sentence = typeof second === 'string' ? second : 'error'
  if (isErrorLike(first)) return [{ err: describeError(first) }, sentence]
  const { err, ...others } = first as LogFields
  const record = err === undefined ? undefined : describeError(err)
  return [{ ...(cleanValue(others, 0) as object), err: record }, sentence]
}

function cleanValue(value: unknown, depth: number): unknown {
  if (isErrorLike(value)) return describeError(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.map((each) => cleanValue(each, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanValue(each, depth + 1)]))
}
