import type { AppError } from '#contract/error.ts'
import type { ServerLog } from '../log/make-logger.ts'

/** A service that the operator did not configure is no fault. */
const NOT_CONFIGURED = 501

/** Names the server's own faults in the log; a caller's are the caller's. */
export function logFailure(log: ServerLog, error: AppError, sentence: string): void {
  if (error.status < 500 || error.status === NOT_CONFIGURED) return
  log.error({ err: error.cause ?? error, code: error.code }, sentence)
}
