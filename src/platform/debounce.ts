/** Specification section 9. */
const DEFAULT_DEBOUNCE_MS = 200

export interface Debounced {
  (): void
  /** What was to be run is not run any more. */
  cancel: () => void
}

/** Runs `run` once it has not been asked for during `waitMs`. */
export function debounce(run: () => void, waitMs: number = DEFAULT_DEBOUNCE_MS): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    timer = setTimeout(run, waitMs)
  }
  return Object.assign(ask, { cancel: () => clearTimeout(timer) })
}
