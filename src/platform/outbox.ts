import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import type { BodyOf, OutboxRecord, OutboxRecordKind, RowOf, ThreadBody } from '#domain/outbox/record.ts'
import type { CuttableFetch } from '#offline/cuttable-fetch.ts'
import { openPersonDatabase, type PersonDatabase } from '#offline/database.ts'
import { type OutboxEvent, outboxLockName } from '#offline/outbox-event.ts'
import { makeOutboxStore, type OutboxStore } from '#offline/outbox-store.ts'
import { type KeyedStore, makeKeyedStore } from '#offline/person-store.ts'
import { QuestionTurns } from '#offline/question-turns.ts'
import { RecordWaiters } from '#offline/record-waiters.ts'
import { serverNowAtom, setLastSyncAtom } from './connectivity.ts'
import { reportUnauthorized, trackedFetch } from './http.ts'
import { pageStore } from './page-store.ts'
import { readDeviceId } from './storage.ts'

/** A record that is durable on this device. */
export interface Enqueued<Kind extends OutboxRecordKind> {
  /** The server's row; rejects with AppError if the record is refused for good. Pending while the network is away. */
  row: Promise<RowOf<Kind>>
}

/** While something waits the outbox is tried at least this often. */
const HEARTBEAT_MS = 30_000

/** Null until they were read. */
const records = atom<readonly OutboxRecord[] | null>(null)
/** False while it is not known whether anything waits. */
export const recordsReadAtom = atom((get) => get(records) !== null)
/** What waits to be sent, oldest first. */
export const waitingRecordsAtom = atom((get) => get(records)?.filter(({ state }) => state !== 'dead') ?? [])
/** What was refused and waits for the person's word, oldest first. */
export const deadRecordsAtom = atom((get) => get(records)?.filter(({ state }) => state === 'dead') ?? [])
/** Ids of the questions that wait for the network. */
export const waitingQuestionsAtom = atom(
  (get) => new Set(get(waitingRecordsAtom).flatMap(({ id, unattended }) => (unattended ? [id] : []))),
)
export const unsentCountAtom = atom((get) => get(waitingRecordsAtom).length)

const updateNeeded = atom(false)
/** The server speaks with newer apps only: what waits goes out after the update. */
export const updateNeededAtom = atom((get) => get(updateNeeded))

let freeSpace: (() => Promise<boolean>) | undefined

/** Says how room is made on a full disk: never at the cost of outbox or drafts. False where nothing is left to delete. */
export function provideFreeSpace(free: () => Promise<boolean>): void {
  freeSpace = free
}

export const makeRoom = async (): Promise<boolean> => (await freeSpace?.()) ?? false

/** The outbox of the signed-in person on this page. */
export class PersonOutbox {
  readonly copies: KeyedStore
  readonly drafts: KeyedStore
  readonly #database: PersonDatabase
  readonly #store: OutboxStore
  readonly #userId: string
  readonly #channel: BroadcastChannel
  readonly #questions: QuestionTurns
  readonly #waiters = new RecordWaiters()
  /** Records that are being written: their waiters stand before they are listed. */
  readonly #writing = new Set<string>()
  readonly #newThreads = new Map<unknown, ThreadBody>()
  /** Made with the first drain. */
  #network: CuttableFetch | undefined
  #draining: Promise<void> | null = null
  #again = false
  #hurries = false
  #isCounting = false
  #changes = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The session is over or the app too old: nothing is sent until the page is loaded anew. */
  #stopped = false
  #closed = false

  constructor(userId: string) {
    this.#userId = userId
    this.#database = openPersonDatabase(userId, indexedDB)
    const writer = {
      userId,
      deviceId: readDeviceId(),
      appVersion: __APP_VERSION__,
      now: () => pageStore.get(serverNowAtom)(),
    }
    this.#store = makeOutboxStore(this.#database, writer, makeRoom)
    this.#questions = new QuestionTurns(this.#store, navigator.locks)
    this.#channel = new BroadcastChannel(outboxLockName(userId))
    this.#channel.onmessage = ({ data }: MessageEvent<OutboxEvent>) => {
      if (data.type === 'stopped') this.#stop(data.stopped)
      else void this.#hear(data)
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
    // The record is durable: that the list of the screen could not be read takes nothing from it.
    this.#count().catch(() => undefined)
    if (kind !== 'question' || unattended) this.drain()
    return { row }
  }

  /** A thread that the server may not have: it is created before the first record of it, and not for having been opened. */
  createThreadLater(id: string, body: Omit<ThreadBody, 'id'>): void {
    this.#newThreads.set(id, { id, ...body })
  }

  async #createThread({ threadId }: Record<string, unknown>): Promise<void> {
    const body = this.#newThreads.get(threadId)
    if (!body) return
    await this.#store.enqueue({ id: body.id, kind: 'thread', body })
    this.#newThreads.delete(threadId)
  }

  /** Returns the server's row of a record. Throws AppError if it is refused for good. Pending while the network is away. */
  waitForRow<Kind extends OutboxRecordKind>(kind: Kind, id: string): Promise<RowOf<Kind>> {
    return this.#waiters.wait(kind, id)
  }

  async list(): Promise<OutboxRecord[]> {
    return await this.#store.list()
  }

  /**
   * True when the `question` record may be sent: everything before it in its thread is on the server. False when `signal` says
   * that waiting has been long enough.
   */
  waitForTurn(id: string, signal: AbortSignal): Promise<boolean> {
    return this.#questions.comes(id, signal, () => this.drain())
  }

  /** The server has the `question`, or the person took it back. */
  async finishQuestion(id: string): Promise<void> {
    await this.#store.acknowledge(id)
    await this.#release(id)
  }

  /** The server did not get the `question`: it stands as an error over reloads, and holds nothing back. */
  async failQuestion(id: string): Promise<void> {
    try {
      await this.#store.update(id, { state: 'dead', lastStatus: 0 })
    } finally {
      await this.#release(id)
    }
  }

  /** Nobody answers: the `question` waits for the network, and is asked by whoever drains then. */
  async deferQuestion(id: string): Promise<void> {
    await this.#store.update(id, { unattended: true })
    await this.#release(id)
  }

  /** Takes back the questions that failed in a thread, all of them or those with these ids. */
  async removeQuestions(threadId: string, ids?: ReadonlySet<string>): Promise<void> {
    await this.#questions.drop(threadId, ids)
    await this.#count()
  }

  /** Sends a refused record again as it is. */
  async retry(id: string): Promise<void> {
    await this.#store.retry(id)
    await this.#tell({ type: 'changed' })
    this.drain()
  }

  /** Takes a record back: it is never sent. */
  async remove(id: string): Promise<void> {
    await this.#store.remove(id)
    await this.#tell({ type: 'changed' })
  }

  /** Starts a drain, or one more after the running one. */
  drain(): void {
    if (this.#closed || this.#stopped) return
    this.#again = this.#draining !== null
    if (this.#again) return
    clearTimeout(this.#timer)
    this.#draining = this.#drainOnce()
      .catch(() => {
        // The device's database refused, or the lock was taken: what waits stays, is counted, and is tried again.
        this.#count().catch(() => undefined)
        if (!this.#closed) this.#timer = setTimeout(() => this.drain(), HEARTBEAT_MS)
      })
      .finally(() => {
        this.#draining = null
        if (!this.#again) return
        this.#again = false
        this.drain()
      })
  }

  /** The world may have changed: what waits because nobody answered is tried at once. */
  retryNow(): void {
    this.#hurries = true
    this.drain()
  }

  /** The server can be reached again. */
  resume(): void {
    this.#network?.cutHanging()
    this.retryNow()
  }

  /** Nothing is written or sent for this person from now on. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#questions.releaseAll()
    this.#waiters.rejectAll(new AppError('UNAUTHORIZED'))
    this.#channel.close()
    this.#database.close()
    pageStore.set(records, null)
  }

  async #release(id: string): Promise<void> {
    this.#questions.release(id)
    await this.#tell({ type: 'changed' })
    this.drain()
  }

  async #drainOnce(): Promise<void> {
    await this.#questions.failOrphans()
    // Counted first: whatever becomes of the drain, what waits is known.
    await this.#count()
    if (this.#hurries) await this.#store.clearBackoff()
    this.#hurries = false
    const { CuttableFetch, drainUnderLock } = await import('#offline/drain-under-lock.ts')
    this.#network ??= new CuttableFetch((input, init) => trackedFetch(String(input), init), Date.now)
    const { nextDue, stopped } = await drainUnderLock(navigator.locks, this.#userId, {
      store: this.#store,
      fetch: this.#network.fetch,
      now: Date.now,
      random: Math.random,
      onAcknowledged: (record, row) => void this.#tell({ type: 'ended', record, row, status: null }),
      onDead: (record, status, row) => void this.#tell({ type: 'ended', record, row, status }),
    })
    await this.#count()
    this.#waiters.settleGone(await this.#store.list(), this.#writing)
    if (stopped === 'blocked' || stopped === 'paused') this.#stop(stopped)
    if (nextDue !== null && !stopped && !this.#closed) this.#tryAgain(nextDue)
  }

  #tryAgain(nextDue: number): void {
    const wait = Math.min(HEARTBEAT_MS, Math.max(250, nextDue - Date.now()))
    this.#timer = setTimeout(() => this.drain(), wait)
  }

  #stop(why: 'blocked' | 'paused'): void {
    if (this.#closed) return
    this.#stopped = true
    clearTimeout(this.#timer)
    // A session that is over is said as any 401 is, so that the learner is not left to practise on.
    if (why === 'blocked') reportUnauthorized()
    else pageStore.set(updateNeeded, true)
  }

  /** What happened is told to this page and to the person's other tabs: whichever drained, its page may be waiting. */
  async #tell(news: OutboxEvent): Promise<void> {
    if (this.#closed) return
    this.#channel.postMessage(news)
    await this.#hear(news)
  }

  async #hear(news: OutboxEvent): Promise<void> {
    if (news.type === 'ended') this.#waiters.hear(news)
    if (news.type === 'ended' && news.status === null) pageStore.set(setLastSyncAtom, Date.now())
    this.#questions.wake()
    await this.#count()
  }

  /** Shows what is in the store; calls while it reads make it read once more. */
  async #count(): Promise<void> {
    this.#changes += 1
    if (this.#isCounting) return
    this.#isCounting = true
    try {
      for (let seen = 0; seen !== this.#changes; ) {
        seen = this.#changes
        const list = await this.#store.list()
        if (!this.#closed) pageStore.set(records, list)
      }
    } finally {
      this.#isCounting = false
    }
  }
}

let current: { userId: string; outbox: PersonOutbox } | null = null

/** The outbox of `userId`; another person's is closed first. One that was closed stays so until the page is loaded anew. */
export function outboxOf(userId: string): PersonOutbox {
  if (current?.userId === userId) return current.outbox
  current?.outbox.close()
  current = { userId, outbox: new PersonOutbox(userId) }
  current.outbox.drain()
  return current.outbox
}

/** The open one, or null before anybody has signed in. */
export const currentOutbox = (): PersonOutbox | null => current?.outbox ?? null
