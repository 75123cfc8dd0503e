/** When the network is back, a request older than this is assumed to hang on the old connection. */
const HANGING_AFTER_MS = 5_000
/** A request older than this has ended. */
const ENDED_AFTER_MS = 60_000

/** `fetch` whose hanging requests can be aborted: they count as unanswered and are retried on the new network. */
export class CuttableFetch {
  readonly #fetch: typeof fetch
  readonly #now: () => number
  readonly #inFlight = new Map<AbortController, number>()

  constructor(send: typeof fetch, now: () => number) {
    this.#fetch = send
    this.#now = now
  }

  /** Aborting also ends an answer that is still being read. */
  readonly fetch: typeof fetch = (input, init = {}) => {
    const now = this.#now()
    for (const [cut, since] of this.#inFlight) if (now - since > ENDED_AFTER_MS) this.#inFlight.delete(cut)
    const cut = new AbortController()
    this.#inFlight.set(cut, now)
    const signal = init.signal ? AbortSignal.any([init.signal, cut.signal]) : cut.signal
    return this.#fetch(input, { ...init, signal })
  }

  /** Aborts requests older than 5 s; for those that have ended it has no effect. */
  cutHanging(): void {
    for (const [cut, since] of this.#inFlight) {
      if (this.#now() - since <= HANGING_AFTER_MS) continue
      cut.abort()
      this.#inFlight.delete(cut)
    }
  }
}
