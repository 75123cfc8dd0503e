import { AppError } from '#contract/error.ts'

/** Milliseconds until a failed call is repeated: what the server asked for, else `otherwiseMs`. */
export function retryPauseMs(error: unknown, otherwiseMs: number): number {
  const seconds = error instanceof AppError ? error.data?.retryAfter : undefined
  return seconds === undefined ? otherwiseMs : seconds * 1000
}
