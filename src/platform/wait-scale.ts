declare global {
  /** Set by tests before the page's first script: waits are shortened to this share. */
  var waitScale: number | undefined
}

/** Returns the length of a wait in milliseconds: `ms`, or in tests its share by `waitScale`. */
export function scaleWait(ms: number): number {
  return ms * (globalThis.waitScale ?? 1)
}

/** Resolves after `scaleWait(ms)`, or when `signal` aborts. */
export function waitScaled(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, scaleWait(ms))
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
