/** Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** Runs each step in an idle task of its own: together they would hold up a cheap tablet. */
export async function runWhenIdle(steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    step()
  }
}

/** Milliseconds of work after which drawing and input have their turn; on a cheap tablet a single step may take longer. */
const SLICE_MS = 12

/** Runs steps to their end in slices; `rest` calls back when the next slice may begin. */
export async function runInSlices(steps: Iterator<void>, rest: (resume: () => void) => void): Promise<void> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) if (steps.next().done) return
    await new Promise<void>((resolve) => rest(resolve))
  }
}
