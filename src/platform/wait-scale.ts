declare global {
  /** Set by tests before the page's first script: the product's own waits last this share of their time. */
  var waitScale: number | undefined
}

/** The length, in milliseconds, of a wait that a person would notice: `ms`, or its share of the tests' `waitScale`. */
export function scaleWait(ms: number): number {
  return ms * (globalThis.waitScale ?? 1)
}
