import type { CuttableFetch } from '#offline/cuttable-fetch.ts'
import type { Ended } from '#offline/outbox-event.ts'
import type { RecordStore } from '#offline/outbox-store.ts'
import { trackedFetch } from './http.ts'

/** While records wait, a drain starts at least this often. */
const HEARTBEAT_MS = 30_000

export interface DrainLoopTools {
  userId: string
  store: RecordStore
  /** Called before and after each drain, and after one that failed. */
  refresh: () => Promise<void>
  /** Called before each drain, with the store as other tabs left it. */
  failOrphans: () => Promise<unknown>
  /** A record was acknowledged or refused for good. */
  onEnded: (ended: Ended) => void
  /** A drain went through. */
  onDrained: () => Promise<void>
  /** The session is over (`blocked`), or the app too old (`paused`). */
  onStopped: (why: 'blocked' | 'paused') => void
}

/** Drains the outbox of a person, one drain at a time, and again when the next record is due. */
export class DrainLoop {
  readonly #tools: DrainLoopTools
  /** Made with the first drain. */
  #network: CuttableFetch | undefined
  #draining: Promise<void> | null = null
  #again = false
  #clearsBackoff = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(tools: DrainLoopTools) {
    this.#tools = tools
  }

  /** Starts a drain, or one more after the running one. */
  start(): void {
    if (this.#isStopped) return
    this.#again = this.#draining !== null
    if (this.#again) return
    clearTimeout(this.#timer)
    this.#draining = this.#drain()
      .catch(() => {
        // The device's database refused, or the lock was taken: records stay, are counted, and are tried again.
        this.#tools.refresh().catch(() => undefined)
        this.#startAfter(HEARTBEAT_MS)
      })
      .finally(() => {
        this.#draining = null
        if (!this.#again) return
        this.#again = false
        this.start()
      })
  }

  /** Starts a drain that does not wait for the back-off of records that got no answer. */
  retryNow(): void {
    this.#clearsBackoff = true
    this.start()
  }

  /** The server can be reached again: requests that hang on the old network are aborted and sent again. */
  resume(): void {
    this.#network?.cutHanging()
    this.retryNow()
  }

  /** Nothing is sent from now on; a drain that runs ends by itself. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #startAfter(ms: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), ms)
  }

  async #drain(): Promise<void> {
    const { userId, store, refresh, failOrphans, onEnded, onDrained, onStopped } = this.#tools
    await failOrphans()
    // Before the drain: even if it fails, the count of unsent records is right.
    await refresh()
    if (this.#clearsBackoff) await store.clearBackoff()
    this.#clearsBackoff = false
    const { CuttableFetch, drainUnderLock } = await import('#offline/drain-under-lock.ts')
    this.#network ??= new CuttableFetch((input, init) => trackedFetch(String(input), init), Date.now)
    const { nextDue, stopped } = await drainUnderLock(navigator.locks, userId, {
      store,
      fetch: this.#network.fetch,
      now: Date.now,
      random: Math.random,
      onAcknowledged: (record, row) => onEnded({ record, row, status: null }),
      onDead: (record, status, row) => onEnded({ record, row, status }),
    })
    await refresh()
    await onDrained()
    if (stopped === 'blocked' || stopped === 'paused') onStopped(stopped)
    if (nextDue !== null && !stopped)
      this.#startAfter(Math.min(HEARTBEAT_MS, Math.max(250, nextDue - Date.now())))
  }
}
