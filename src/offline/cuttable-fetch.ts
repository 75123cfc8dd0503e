/** A request that is older than this when the network comes back hangs on the old one. */
const HANGS_MS = 5_000
/** And none is under way for longer than this. */
const OVER_MS = 60_000

/** `fetch` whose hanging requests can be cut: they count as unanswered, and are tried again on the new network. */
export class CuttableFetch {
  readonly #fetch: typeof fetch
  readonly #now: () => number
  readonly #underWay = new Map<AbortController, number>()

  constructor(send: typeof fetch, now: () => number) {
    this.#fetch = send
    this.#now = now
  }

  /** Cutting ends also an answer that is still being read. */
  readonly fetch: typeof fetch = (input, init = {}) => {
    const now = this.#now()
    for (const [cut, since] of this.#underWay) if (now - since > OVER_MS) this.#underWay.delete(cut)
    const cut = new AbortController()
    this.#underWay.set(cut, now)
    const signal = init.signal ? AbortSignal.any([init.signal, cut.signal]) : cut.signal
    return this.#fetch(input, { ...init, signal })
  }

  /** Cuts what has been under way for over 5 s; what is over does not mind. */
  cutHanging(): void {
    for (const [cut, since] of this.#underWay) {
      if (this.#now() - since <= HANGS_MS) continue
      cut.abort()
      this.#underWay.delete(cut)
    }
  }
}
