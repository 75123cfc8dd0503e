import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '#contract/error.ts'

/** From how many calls inside the event loop's delay counts, and how many are let in whatever it is. */
interface Bounds {
  few: number
  most: number
  /** The mean delay of the event loop with which more than `few` are too many. */
  longestDelayMs: number
}

/** What waits on the device by itself (the outbox, packs) makes room first: no learner looks at it. */
const BOUNDS: Readonly<Record<'usual' | 'deferrable', Bounds>> = {
  usual: { few: 128, most: 320, longestDelayMs: 120 },
  deferrable: { few: 64, most: 128, longestDelayMs: 40 },
}
/** Whoever is refused comes back at a time of their own: a class must not return at once. */
const RETRY_AFTER_S = { least: 2, most: 8 }
const RESOLUTION_MS = 10
const MEASURED_FOR_MS = 500

/**
 * Refuses calls that would make those inside slow (security.md 17): a call that waits longer than its caller is worse than one that is
 * refused at once and comes back. Counts calls, not open streams.
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

  /** Runs a call. Throws SERVICE_UNAVAILABLE with a time to come back if there are too many. */
  async run<Value>(kind: keyof typeof BOUNDS, call: () => Promise<Value>): Promise<Value> {
    if (this.#isFull(BOUNDS[kind])) {
      const { least, most } = RETRY_AFTER_S
      const retryAfter = least + Math.floor(this.#random() * (most - least + 1))
      throw new AppError('SERVICE_UNAVAILABLE', { data: { retryAfter } })
    }
    this.#inside += 1
    try {
      return await call()
    } finally {
      this.#inside -= 1
    }
  }

  /** Waits for the caller, inside of `run`: who sends slowly takes nobody's place. */
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

/** Returns a function that reads how late the event loop of this process has been lately, on average, in milliseconds. */
export function makeLoopDelayReader(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let delayMs = 0
  let readAt = performance.now()
  return () => {
    const now = performance.now()
    if (now - readAt < MEASURED_FOR_MS) return delayMs
    // It measures from one tick to the next, a resolution apart. Without a tick there is nothing to say.
    const mean = histogram.mean / 1e6 - RESOLUTION_MS
    if (Number.isFinite(mean)) delayMs = Math.max(0, mean)
    histogram.reset()
    readAt = now
    return delayMs
  }
}
