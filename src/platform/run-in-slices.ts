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
