import { AppError } from '#contract/error.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { BodyOf, OutboxRecord, OutboxRecordKind, RowOf, ThreadBody } from '#domain/outbox/record.ts'
import type { ThreadCopy } from '#domain/outbox/thread-copy.ts'
import { openPersonDatabase, type PersonDatabase } from '#offline/database.ts'
import { type OutboxEvent, outboxLockName } from '#offline/outbox-event.ts'
import type { OutboxSnapshot } from '#offline/outbox-snapshot.ts'
import { makeOutboxStore, type OutboxStore } from '#offline/outbox-store.ts'
import { type KeyedStore, makeKeyedStore } from '#offline/person-store.ts'
import { QuestionTurns } from '#offline/question-turns.ts'
import { RecordWaiters } from '#offline/record-waiters.ts'
import {
  copyChangesOfRow,
  readThreadWithRecords,
  removalFromCopy,
  saveThreadAnswer,
} from '#offline/thread-copies.ts'
import { serverNowAtom, setLastSyncAtom } from './connectivity.ts'
import { DrainLoop } from './drain-loop.ts'
import { makeRoom } from './free-space.ts'
import { reportUnauthorized } from './http.ts'
import { OutboxView, setUpdateNeededAtom } from './outbox-view.ts'
import { pageStore } from './page-store.ts'
import { readDeviceId } from './storage.ts'

/** A record that is durable on this device. */
export interface Enqueued<Kind extends OutboxRecordKind> {
  /** The server's row; rejects with AppError if the record is refused for good. Pending while the network is away. */
  row: Promise<RowOf<Kind>>
}

/** The outbox of the signed-in person on this page: writes records, and settles the promises of those that were sent or refused. */
export class PersonOutbox {
  readonly copies: KeyedStore
  readonly drafts: KeyedStore
  readonly #database: PersonDatabase
  readonly #store: OutboxStore
  readonly #channel: BroadcastChannel
  readonly #questions: QuestionTurns
  readonly #view: OutboxView
  readonly #loop: DrainLoop
  readonly #waiters = new RecordWaiters()
  /** Records that are being written: they have waiters, and are not listed yet. */
  readonly #writing = new Set<string>()
  readonly #newThreads = new Map<unknown, ThreadBody>()
  #isClosed = false

  constructor(userId: string) {
    this.#database = openPersonDatabase(userId, indexedDB)
    const writer = {
      userId,
      deviceId: readDeviceId(),
      appVersion: __APP_VERSION__,
      now: () => pageStore.get(serverNowAtom)(),
    }
    this.#store = makeOutboxStore(this.#database, writer, makeRoom)
    this.#questions = new QuestionTurns(this.#store, navigator.locks)
    this.#view = new OutboxView(this.#store)
    this.#loop = new DrainLoop({
      userId,
      store: this.#store,
      refresh: () => this.#view.refresh(),
      failOrphans: () => this.#questions.failOrphans(),
      onEnded: (ended) => void this.#broadcast({ type: 'ended', ...ended }),
      onDrained: async () => this.#waiters.rejectGone(await this.#store.list(), this.#writing),
      onStopped: (why) => this.#stop(why),
    })
    this.#channel = new BroadcastChannel(outboxLockName(userId))
    this.#channel.onmessage = ({ data }: MessageEvent<OutboxEvent>) => {
      if (data.type === 'stopped') this.#stop(data.stopped)
      else void this.#onEvent(data)
    }
    this.copies = makeKeyedStore(this.#database, 'copies')
    this.drafts = makeKeyedStore(this.#database, 'drafts')
  }

  /** Writes the record durably and starts sending; resolves once it is durable, not once it is sent. */
  async enqueue<Kind extends OutboxRecordKind>(
    kind: Kind,
    id: string,
    body: BodyOf<Kind>,
    unattended = false,
  ): Promise<Enqueued<Kind>> {
    this.#writing.add(id)
    const row = this.waitForRow(kind, id)
    row.catch(() => undefined) // not every caller needs the row; a refused record stays visible as unsent
    try {
      await this.#createThread(body)
      if (kind === 'question' && !unattended) await this.#questions.lease(id)
      await this.#store.enqueue({ id, kind, body, unattended })
    } finally {
      this.#writing.delete(id)
    }
    // The record is durable, even if the list for the screen cannot be read.
    this.#view.refresh().catch(() => undefined)
    if (kind !== 'question' || unattended) this.drain()
    return { row }
  }

  /** Registers a thread that the server may not have. It is created with its first record, not by being opened. */
  createThreadLater(id: string, body: Omit<ThreadBody, 'id'>): void {
    this.#newThreads.set(id, { id, ...body })
  }

  async #createThread({ threadId }: Record<string, unknown>): Promise<void> {
    const body = this.#newThreads.get(threadId)
    if (!body) return
    await this.#store.enqueue({ id: body.id, kind: 'thread', body })
    this.#newThreads.delete(threadId)
  }

  /** Resolves with the server's row once the record is sent; rejects with AppError if it is refused for good. */
  waitForRow<Kind extends OutboxRecordKind>(kind: Kind, id: string): Promise<RowOf<Kind>> {
    return this.#waiters.wait(kind, id)
  }

  async list(): Promise<OutboxRecord[]> {
    return await this.#store.list()
  }

  /** Returns a thread's last good copy and the records at the same moment. */
  readThread(threadId: string): ReturnType<typeof readThreadWithRecords> {
    return readThreadWithRecords(this.#store, threadId)
  }

  /** Saves the server's answer as a thread's last good copy, unless the outbox holds or has sent a record that it may lack. */
  saveThread(
    threadId: string,
    answer: ThreadCopy,
    before: OutboxSnapshot,
  ): ReturnType<typeof saveThreadAnswer> {
    return saveThreadAnswer(this.#store, threadId, answer, Date.now(), before)
  }

  /**
   * Resolves with true once the `question` record may be sent, because everything before it in its thread is on the server; with false if
   * `signal` aborts first.
   */
  waitForTurn(id: string, signal: AbortSignal): Promise<boolean> {
    return this.#questions.waitForTurn(id, signal, () => this.drain())
  }

  /** The server has the `question`, or the person withdrew it. `turn`: what the server has, for the last good copy. */
  async finishQuestion(id: string, turn?: ChatMessage): Promise<void> {
    await this.#store.acknowledge(id, copyChangesOfRow({ kind: 'question' }, turn))
    await this.#release(id)
  }

  /** The server did not get the `question`: it stays as an error after reloads, and its lane moves on. */
  async failQuestion(id: string): Promise<void> {
    try {
      await this.#store.update(id, { state: 'dead', lastStatus: 0 })
    } finally {
      await this.#release(id)
    }
  }

  /** The server does not answer: the `question` waits for the network, and the next drain sends it. */
  async deferQuestion(id: string): Promise<void> {
    await this.#store.update(id, { unattended: true })
    await this.#release(id)
  }

  /** Deletes the failed questions of a thread: all, or those with these ids. */
  async removeQuestions(threadId: string, ids?: ReadonlySet<string>): Promise<void> {
    await this.#questions.remove(threadId, ids)
    await this.#view.refresh()
  }

  /** Removes turns that were deleted on the server from the failed questions and from the last good copy. */
  async removeTurns(threadId: string, ids?: ReadonlySet<string>): Promise<void> {
    await this.#store.changeCopies([removalFromCopy(threadId, ids)])
    await this.removeQuestions(threadId, ids)
  }

  /** Retries a refused record. */
  async retry(id: string): Promise<void> {
    await this.#store.retry(id)
    await this.#broadcast({ type: 'changed' })
    this.drain()
  }

  /** Deletes a record: it is never sent. */
  async remove(id: string): Promise<void> {
    await this.#store.remove(id)
    await this.#broadcast({ type: 'changed' })
  }

  /** Starts a drain, or one more after the running one. */
  drain(): void {
    this.#loop.start()
  }

  /** Retries records that got no answer at once. */
  retryNow(): void {
    this.#loop.retryNow()
  }

  /** The server can be reached again. */
  resume(): void {
    this.#loop.resume()
  }

  /** Nothing is written or sent for this person from now on. */
  close(): void {
    this.#isClosed = true
    this.#loop.stop()
    this.#questions.releaseAll()
    this.#waiters.rejectAll(new AppError('UNAUTHORIZED'))
    this.#channel.close()
    this.#database.close()
    this.#view.close()
  }

  async #release(id: string): Promise<void> {
    this.#questions.release(id)
    await this.#broadcast({ type: 'changed' })
    this.drain()
  }

  #stop(why: 'blocked' | 'paused'): void {
    if (this.#isClosed) return
    this.#loop.stop()
    // Reported like any other 401, so that the learner does not go on practising without a session.
    if (why === 'blocked') reportUnauthorized()
    else pageStore.set(setUpdateNeededAtom)
  }

  /** Tells this page and the person's other tabs: any of them may wait for the record. */
  async #broadcast(event: OutboxEvent): Promise<void> {
    if (this.#isClosed) return
    this.#channel.postMessage(event)
    await this.#onEvent(event)
  }

  async #onEvent(event: OutboxEvent): Promise<void> {
    if (event.type === 'ended') this.#waiters.onEnded(event)
    if (event.type === 'ended' && event.status === null) pageStore.set(setLastSyncAtom, Date.now())
    this.#questions.wake()
    await this.#view.refresh()
  }
}

let current: { userId: string; outbox: PersonOutbox } | null = null

/** Returns the outbox of `userId` and closes another person's. A closed one stays closed until the page is reloaded. */
export function outboxOf(userId: string): PersonOutbox {
  if (current?.userId === userId) return current.outbox
  current?.outbox.close()
  current = { userId, outbox: new PersonOutbox(userId) }
  current.outbox.drain()
  return current.outbox
}

/** Returns the open outbox; null before a person has signed in. */
export function currentOutbox(): PersonOutbox | null {
  return current?.outbox ?? null
}
