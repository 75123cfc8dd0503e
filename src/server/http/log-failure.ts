import type { AppError } from '#contract/error.ts'
import { isServerFault } from '../log/is-server-fault.ts'
import type { ServerLog } from '../log/make-logger.ts'

/** Logs the server's own faults, not those of callers. */
export function logFailure(log: ServerLog, error: AppError, sentence: string): void {
  if (!isServerFault(error.status)) return
  log.error({ err: error.cause ?? error, code: error.code }, sentence)
}
