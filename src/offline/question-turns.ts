import { isHeadOfLane } from '#domain/outbox/choose-sendable.ts'
import type { RecordStore } from './outbox-store.ts'

/** A tab that died says nothing: whoever waits for it looks again after this time. */
const LOOK_AGAIN_MS = 30_000

const questionLockName = (id: string) => `semsaem-question-${id}`

/** The questions of a person, which the page that shows them sends by itself, each in its turn. */
export class QuestionTurns {
  readonly #locks: Pick<LockManager, 'request'>
  readonly #store: RecordStore
  readonly #held = new Map<string, () => void>()
  /** Questions that wait for their turn, and what wakes them. */
  readonly #waiting = new Map<string, () => void>()

  constructor(store: RecordStore, locks: Pick<LockManager, 'request'>) {
    this.#store = store
    this.#locks = locks
  }

  /** While a page shows a question it holds a lock of its name, which the browser lets go when the page dies. */
  lease(id: string): Promise<void> {
    return new Promise((held, failed) => {
      this.#locks
        .request(questionLockName(id), () => {
          held()
          return new Promise<void>((release) => this.#held.set(id, release))
        })
        .catch(failed)
    })
  }

  release(id: string): void {
    this.#held.get(id)?.()
    this.#held.delete(id)
  }

  releaseAll(): void {
    for (const id of [...this.#held.keys()]) this.release(id)
  }

  /** True when everything before the question in its thread is gone; false when `signal` says that it waited long enough. */
  async waitForTurn(id: string, signal: AbortSignal, drain: () => void): Promise<boolean> {
    while (!signal.aborted) {
      const woken = new Promise<void>((wake) => {
        this.#waiting.set(id, wake)
        signal.addEventListener('abort', () => wake(), { once: true })
        setTimeout(wake, LOOK_AGAIN_MS)
      })
      if (isHeadOfLane(await this.#store.list(), id)) return true
      drain()
      await woken
    }
    this.#waiting.delete(id)
    return false
  }

  /** Something ended: whoever waits looks again. */
  wake(): void {
    const wakes = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const wake of wakes) wake()
  }

  /** Takes back the questions that failed in a thread, all of them or those with these ids. */
  async remove(threadId: string, ids?: ReadonlySet<string>): Promise<void> {
    for (const { id, kind, lane } of await this.#store.list()) {
      if (kind !== 'question' || lane !== `thread:${threadId}` || this.#held.has(id)) continue
      if (ids === undefined || ids.has(id)) await this.#store.remove(id)
    }
  }

  /**
   * A question whose page is gone while it was being sent becomes an error, so that its lane moves on; one that waits for the network
   * goes on waiting. Says whether one did.
   */
  async failOrphans(): Promise<boolean> {
    let gaveUp = false
    for (const { id, kind, state, unattended } of await this.#store.list()) {
      if (kind !== 'question' || state !== 'waiting' || unattended || this.#held.has(id)) continue
      await this.#locks.request(questionLockName(id), { ifAvailable: true }, async (lock) => {
        if (!lock) return
        await this.#store.update(id, { state: 'dead', lastStatus: 0 })
        gaveUp = true
      })
    }
    if (gaveUp) this.wake()
    return gaveUp
  }
}
