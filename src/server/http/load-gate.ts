import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '#contract/error.ts'

/** From `few` running calls on, the delay of the event loop counts; `most` calls may run at any delay. */
interface Bounds {
  few: number
  most: number
  /** Above this mean delay of the event loop, `few` calls are the limit. */
  longestDelayMs: number
}

/** Calls that the device retries by itself (outbox, packs) are refused first: no learner is waiting for them. */
const BOUNDS: Readonly<Record<'usual' | 'deferrable', Bounds>> = {
  usual: { few: 128, most: 320, longestDelayMs: 120 },
  deferrable: { few: 64, most: 128, longestDelayMs: 40 },
}
/** Random, so that a refused class does not retry at once. */
const RETRY_AFTER_S = { least: 2, most: 8 }
const RESOLUTION_MS = 10
const MEASURED_FOR_MS = 500

/**
 * Refuses calls that would slow down the running ones (security.md 17): a call that outlasts its caller's timeout is worse than one that is
 * refused at once and retried. Counts calls, not open streams.
 */
export class LoadGate {
  readonly #readDelayMs: () => number
  readonly #random: () => number
  #inside = 0

  /** `random` is in [0, 1). */
  constructor(readDelayMs: () => number, random: () => number = Math.random) {
    this.#readDelayMs = readDelayMs
    this.#random = random
  }

  /** Runs a call. Throws BUSY with `retryAfter` if too many are running. */
  async run<Value>(kind: keyof typeof BOUNDS, call: () => Promise<Value>): Promise<Value> {
    if (this.#isFull(BOUNDS[kind])) {
      const { least, most } = RETRY_AFTER_S
      const retryAfter = least + Math.floor(this.#random() * (most - least + 1))
      throw new AppError('BUSY', { data: { retryAfter } })
    }
    this.#inside += 1
    try {
      return await call()
    } finally {
      this.#inside -= 1
    }
  }

  /** Waits for the caller's data, inside `run`: a slow sender does not take a place. */
  async awaitCaller<Value>(wait: () => Promise<Value>): Promise<Value> {
    this.#inside -= 1
    try {
      return await wait()
    } finally {
      this.#inside += 1
    }
  }

  #isFull({ few, most, longestDelayMs }: Bounds): boolean {
    if (this.#inside < few) return false
    return this.#inside >= most || this.#readDelayMs() > longestDelayMs
  }
}

/** Returns a function that reads the recent mean delay of this process's event loop, in milliseconds. */
export function makeLoopDelayReader(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let delayMs = 0
  let readAt = performance.now()
  return () => {
    const now = performance.now()
    if (now - readAt < MEASURED_FOR_MS) return delayMs
    // The histogram measures the time between ticks, which includes the resolution. Without a tick its mean is NaN.
    const mean = histogram.mean / 1e6 - RESOLUTION_MS
    if (Number.isFinite(mean)) delayMs = Math.max(0, mean)
    histogram.reset()
    readAt = now
    return delayMs
  }
}
