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
