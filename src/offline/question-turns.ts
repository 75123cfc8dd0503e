import { isHeadOfLane } from '#domain/outbox/choose-sendable.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { RecordStore } from './outbox-store.ts'

/** A tab that crashed broadcasts nothing: a waiting question checks again after this time. */
const LOOK_AGAIN_MS = 30_000

function questionLockName(id: string) {
  return `semsaem-question-${id}`
}

/** The id of a thread's question, also of one that is still a picture; null for another record. */
function questionOf(record: OutboxRecord, threadId: string): string | null {
  if (record.kind === 'photo') return record.body.threadId === threadId ? record.body.questionId : null
  return record.kind === 'question' && record.lane === `thread:${threadId}` ? record.id : null
}

/** The questions of a person. The page that shows a question sends it itself, once it is the head of its lane. */
export class QuestionTurns {
  readonly #locks: Pick<LockManager, 'request'>
  readonly #store: RecordStore
  readonly #held = new Map<string, () => void>()
  /** Resolvers of questions that wait for their turn, by id. */
  readonly #waiting = new Map<string, () => void>()

  constructor(store: RecordStore, locks: Pick<LockManager, 'request'>) {
    this.#store = store
    this.#locks = locks
  }

  /** Acquires the lock of a question that this page shows; the browser releases it if the page dies. */
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

  /** Resolves with true once the question is the head of its lane, with false if `signal` aborts first. */
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

  /** A record ended: waiting questions check again. */
  wake(): void {
    const wakes = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const wake of wakes) wake()
  }

  /** Deletes the failed questions of a thread: all, or those with these ids. */
  async remove(threadId: string, ids?: ReadonlySet<string>): Promise<void> {
    for (const record of await this.#store.list()) {
      const question = questionOf(record, threadId)
      if (question === null || this.#held.has(record.id)) continue
      if (ids === undefined || ids.has(question)) await this.#store.remove(record.id)
    }
  }

  /**
   * Marks questions as dead whose page died while sending them, so that their lane moves on; those that wait for the network stay. Returns
   * whether there was one.
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
