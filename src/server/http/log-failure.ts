import type { AppError } from '#contract/error.ts'
import type { ServerLog } from '../log/make-logger.ts'

/** A service that the operator has not configured is not a fault. */
const NOT_CONFIGURED = 501

/** Logs the server's own faults, not those of callers. */
export function logFailure(log: ServerLog, error: AppError, sentence: string): void {
  if (error.status < 500 || error.status === NOT_CONFIGURED) return
  log.error({ err: error.cause ?? error, code: error.code }, sentence)
}
