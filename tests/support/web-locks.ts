type Granted<Result> = (lock: Lock | null) => Result | PromiseLike<Result>

interface Claim {
  /** The page or worker that asked. */
  holder: object
  name: string
  mode: LockMode
  /** Runs the callback; null for 'not available'. */
  grant: (lock: Lock | null) => void
  /** Rejects what `request` gave. */
  fail: (reason: unknown) => void
}

/** One page's or worker's `navigator.locks`. */
export type PageLocks = Pick<LockManager, 'request' | 'query'>

const refusal = (name: string, message: string) => new DOMException(message, name)

/**
 * The Web Locks of one device (https://w3c.github.io/web-locks/) for tests in node: every page of it asks through its own `open()`,
 * and a page that dies lets go of what it held and asked for, as in browsers.
 */
export class DeviceLocks {
  #held: Claim[] = []
  #waiting: Claim[] = []

  /** The locks as one page sees them; `die` ends the page: its requests never settle. */
  open(): { locks: PageLocks; die: () => void } {
    const holder = {}
    let isDead = false
    const request = <Result>(
      name: string,
      ...rest: [Granted<Result>] | [LockOptions, Granted<Result>]
    ): Promise<Awaited<Result>> => {
      const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest
      if (isDead) return new Promise(() => undefined)
      return new Promise((resolve, reject) => {
        const fault = findFault(name, options)
        if (fault) return reject(fault)
        const claim: Claim = {
          holder,
          name,
          mode: options.mode ?? 'exclusive',
          grant: (lock) => {
            const work = new Promise<Result>((done) => done(callback(lock)))
            work.then(
              (result) => {
                this.#release(claim)
                if (!isDead) resolve(result as Awaited<Result>)
              },
              (error: unknown) => {
                this.#release(claim)
                if (!isDead) reject(error)
              },
            )
          },
          fail: (reason) => {
            if (!isDead) reject(reason)
          },
        }
        this.#claim(claim, options)
      })
    }
    return {
      locks: { request, query: async () => this.#describe() } as PageLocks,
      die: () => {
        isDead = true
        this.#held = this.#held.filter((claim) => claim.holder !== holder)
        this.#waiting = this.#waiting.filter((claim) => claim.holder !== holder)
        this.#serve()
      },
    }
  }

  #claim(claim: Claim, { ifAvailable = false, steal = false, signal }: LockOptions): void {
    if (steal) {
      const robbed = this.#held.filter((held) => held.name === claim.name)
      this.#held = this.#held.filter((held) => held.name !== claim.name)
      for (const held of robbed) held.fail(refusal('AbortError', 'The lock was stolen'))
      this.#hold(claim)
      return
    }
    if (ifAvailable && !this.#isFree(claim, this.#waiting)) {
      queueMicrotask(() => claim.grant(null))
      return
    }
    this.#waiting.push(claim)
    signal?.addEventListener('abort', () => {
      if (!this.#waiting.includes(claim)) return
      this.#waiting = this.#waiting.filter((other) => other !== claim)
      claim.fail(signal.reason)
      this.#serve()
    })
    this.#serve()
  }

  #isFree(claim: Claim, before: readonly Claim[]): boolean {
    const excludes = (other: Claim) =>
      other.name === claim.name && (other.mode === 'exclusive' || claim.mode === 'exclusive')
    return !this.#held.some(excludes) && !before.some(excludes)
  }

  #hold(claim: Claim): void {
    this.#held.push(claim)
    queueMicrotask(() => claim.grant({ name: claim.name, mode: claim.mode }))
  }

  #release(claim: Claim): void {
    this.#held = this.#held.filter((held) => held !== claim)
    this.#serve()
  }

  /** Grants in the order of asking whatever nothing before it excludes. */
  #serve(): void {
    const still: Claim[] = []
    for (const claim of this.#waiting) {
      if (this.#isFree(claim, still)) this.#hold(claim)
      else still.push(claim)
    }
    this.#waiting = still
  }

  #describe(): LockManagerSnapshot {
    const tell = ({ name, mode }: Claim) => ({ name, mode, clientId: '' })
    return { held: this.#held.map(tell), pending: this.#waiting.map(tell) }
  }
}

function findFault(name: string, { ifAvailable, steal, signal, mode }: LockOptions): unknown {
  if (name.startsWith('-')) return refusal('NotSupportedError', 'Names with a hyphen in front are reserved')
  if (steal && ifAvailable) return refusal('NotSupportedError', 'steal and ifAvailable exclude each other')
  if (steal && mode === 'shared') return refusal('NotSupportedError', 'Only an exclusive lock is stolen')
  if (signal && (steal || ifAvailable)) return refusal('NotSupportedError', 'A signal goes with waiting only')
  return signal?.aborted ? signal.reason : null
}
