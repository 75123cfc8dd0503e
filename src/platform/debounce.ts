/** Specification section 9. */
const DEFAULT_DEBOUNCE_MS = 200

export interface Debounced {
  (): void
  /** Cancels the pending run. */
  cancel: () => void
}

/** Returns a function that calls `run` after `waitMs` without another call. */
export function debounce(run: () => void, waitMs: number = DEFAULT_DEBOUNCE_MS): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    timer = setTimeout(run, waitMs)
  }
  return Object.assign(ask, { cancel: () => clearTimeout(timer) })
}
