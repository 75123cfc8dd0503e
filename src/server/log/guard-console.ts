import { isErrorLike } from './describe-error.ts'
import type { ServerLog } from './make-logger.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

/**
 * Libraries print errors to the console with all they hold: what they print goes to the log instead, errors described, texts left out.
 */
export function guardConsole(
  log: ServerLog,
  target: Pick<Console, (typeof METHODS)[number]> = console,
): void {
  for (const method of METHODS) {
    target[method] = (...values: unknown[]) =>
      log.warn({ method, err: values.find(isErrorLike) }, 'a library wrote to the console')
  }
}
