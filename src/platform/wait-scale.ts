declare global {
  /** Set by tests before the page's first script: waits are shortened to this share. */
  var waitScale: number | undefined
}

/** Returns the length of a wait in milliseconds: `ms`, or in tests its share by `waitScale`. */
export function scaleWait(ms: number): number {
  return ms * (globalThis.waitScale ?? 1)
}
