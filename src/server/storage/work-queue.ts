import { AppError } from '#contract/error.ts'

/** Runs works one after another; 503 while `most` of them wait. */
export class WorkQueue {
  readonly #most: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(most: number) {
    this.#most = most
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#waiting >= this.#most) throw new AppError('SERVICE_UNAVAILABLE', { data: { retryAfter: 5 } })
    this.#waiting += 1
    const done = this.#last.then(work)
    // The next one runs also if this one fails.
    this.#last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      this.#waiting -= 1
    }
  }
}
