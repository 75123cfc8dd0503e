import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '#contract/error.ts'

export type CallKind = 'usual' | 'deferrable'

/** `most` calls may run while the server keeps up: a class that comes at once. While it does not, `few`. */
interface Bounds {
  few: number
  most: number
  /** Above this mean delay of the event loop, or wait of the call for its turn, it does not keep up. */
  longestDelayMs: number
  /** Nor if calls that ended lately took longer: they have waited for a connection to the database. */
  longestCallMs: number
}

/** Calls that the device retries by itself (outbox, packs) are refused first: no learner is waiting for them. */
const BOUNDS: Readonly<Record<CallKind, Bounds>> = {
  usual: { few: 64, most: 320, longestDelayMs: 60, longestCallMs: 400 },
  deferrable: { few: 32, most: 128, longestDelayMs: 40, longestCallMs: 200 },
}
/** A call that has waited for its turn for longer is refused however few are running: its caller soon gives up. */
const LONGEST_WAIT_MS = 3000
/** Random, so that a refused class does not retry at once. */
const RETRY_AFTER_S = { least: 2, most: 8 }
const RESOLUTION_MS = 10
const MEASURED_FOR_MS = 500
/** Of the calls that ended lately: more of them are slow only if the server is. A model or an identity service may take its time. */
const SLOW_SHARE = 0.5
/** Fewer calls say nothing. */
const FEWEST_MEASURED = 20

/**
 * Refuses calls that would slow down the running ones (security.md 17): a call that outlasts its caller's timeout is worse than one that is
 * refused at once and retried. Counts calls, not open streams.
 */
export class LoadGate {
  readonly #readDelayMs: () => number
  readonly #random: () => number
  readonly #callTimes: CallTimes
  #inside = 0

  /** `random` is in [0, 1); `now` in milliseconds. */
  constructor(
    readDelayMs: () => number,
    {
      random = Math.random,
      now = () => performance.now(),
    }: { random?: () => number; now?: () => number } = {},
  ) {
    this.#readDelayMs = readDelayMs
    this.#random = random
    this.#callTimes = new CallTimes(now)
  }

  /** Runs a call. Throws BUSY with `retryAfter` if too many are running. */
  async run<Value>(kind: CallKind, call: () => Promise<Value>): Promise<Value> {
    const refusal = this.findRefusal(kind)
    if (refusal) throw refusal
    this.#inside += 1
    const end = this.#callTimes.begin()
    try {
      return await call()
    } finally {
      end()
      this.#inside -= 1
    }
  }

  /** Returns BUSY with `retryAfter` if too many calls are running for another one of this kind, which has waited for its turn until now. */
  findRefusal(kind: CallKind, waitedMs = 0): AppError | null {
    if (waitedMs <= LONGEST_WAIT_MS && !this.#isFull(BOUNDS[kind], waitedMs)) return null
    const { least, most } = RETRY_AFTER_S
    const retryAfter = least + Math.floor(this.#random() * (most - least + 1))
    return new AppError('BUSY', { data: { retryAfter } })
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

  #isFull({ few, most, longestDelayMs, longestCallMs }: Bounds, waitedMs: number): boolean {
    if (this.#inside < few) return false
    if (this.#inside >= most || Math.max(waitedMs, this.#readDelayMs()) > longestDelayMs) return true
    return this.#callTimes.readTypicalMs() > longestCallMs
  }
}

/** How long calls have taken lately. */
class CallTimes {
  readonly #now: () => number
  #taken: number[] = []
  #typicalMs = 0
  #since: number

  constructor(now: () => number) {
    this.#now = now
    this.#since = now()
  }

  /** Returns a function for the end of the call that begins now. */
  begin(): () => void {
    const start = this.#now()
    return () => {
      this.#closeWindow()
      this.#taken.push(this.#now() - start)
    }
  }

  readTypicalMs(): number {
    this.#closeWindow()
    return this.#typicalMs
  }

  #closeWindow(): void {
    const now = this.#now()
    if (now - this.#since < MEASURED_FOR_MS) return
    const sorted = this.#taken.toSorted((a, b) => a - b)
    const typical = sorted.length < FEWEST_MEASURED ? 0 : sorted[Math.floor(sorted.length * SLOW_SHARE)]
    this.#typicalMs = typical ?? 0
    this.#taken = []
    this.#since = now
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
