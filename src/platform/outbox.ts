import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import { isHeadOfLane } from '#domain/outbox/choose-sendable.ts'
import type { OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'
import { openPersonDatabase, type PersonDatabase } from '#offline/database.ts'
import { drainUnderLock, outboxLockName } from '#offline/drain-under-lock.ts'
import { makeOutboxStore, type OutboxStore } from '#offline/outbox-store.ts'
import { type KeyedStore, makeKeyedStore } from '#offline/person-store.ts'
import { fetchNoting, noteUnauthorized } from './http.ts'
import { pageStore } from './page-store.ts'
import { readDeviceId } from './storage.ts'

/** While something waits the outbox is tried at least this often. */
const HEARTBEAT_MS = 30_000

export interface Settled {
  record: OutboxRecord
  /** The server's row, or what it refused with. */
  row: unknown
}

/** How a record ended: acknowledged (`status` null), or refused for good with this status. */
interface Ended extends Settled {
  status: number | null
}

interface Waiter {
  resolve: (settled: Settled) => void
  reject: (error: AppError) => void
}

const unsent = atom(0)
export const unsentCountAtom = atom((get) => get(unsent))

/** The outbox of the signed-in person on this page. */
export class PersonOutbox {
  readonly copies: KeyedStore
  readonly drafts: KeyedStore
  readonly #database: PersonDatabase
  readonly #store: OutboxStore
  readonly #userId: string
  readonly #channel: BroadcastChannel
  readonly #waiters = new Map<string, Waiter[]>()
  /** Questions that wait for their turn, and what wakes them. */
  readonly #waiting = new Map<string, () => void>()
  readonly #held = new Map<string, () => void>()
  #draining: Promise<void> | null = null
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(userId: string) {
    this.#userId = userId
    this.#database = openPersonDatabase(userId, indexedDB)
    this.#store = makeOutboxStore(this.#database, {
      userId,
      deviceId: readDeviceId(),
      appVersion: __APP_VERSION__,
      now: Date.now,
    })
    this.#channel = new BroadcastChannel(outboxLockName(userId))
    this.#channel.onmessage = (event: MessageEvent<Ended | null>) => {
      if (event.data) this.#hear(event.data)
      else this.#wakeQuestions()
      void this.#count()
    }
    this.copies = makeKeyedStore(this.#database, 'copies')
    this.drafts = makeKeyedStore(this.#database, 'drafts')
  }

  /** Writes the record durably and starts sending; resolves once it is durable, not once it is sent. */
  async enqueue(kind: OutboxRecordKind, id: string, body: Record<string, unknown>): Promise<OutboxRecord> {
    if (kind === 'question') await this.#hold(id)
    const record = await this.#store.enqueue({ id, kind, body })
    await this.#count()
    if (kind !== 'question') this.drain()
    return record
  }

  /** The server's row for a record, or AppError when it was refused for good. Waits as long as the network is away. */
  settled(id: string): Promise<Settled> {
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, [...(this.#waiters.get(id) ?? []), { resolve, reject }])
    })
  }

  async list(): Promise<OutboxRecord[]> {
    return await this.#store.list()
  }

  /**
   * True when the `question` record may be sent: everything before it in its thread is on the server. False when `signal` says
   * that waiting has been long enough.
   */
  async turnComes(id: string, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const woken = new Promise<void>((wake) => {
        this.#waiting.set(id, wake)
        signal.addEventListener('abort', () => wake(), { once: true })
        // A tab that died says nothing.
        setTimeout(wake, HEARTBEAT_MS)
      })
      if (isHeadOfLane(await this.#store.list(), id)) return true
      this.drain()
      await woken
    }
    this.#waiting.delete(id)
    return false
  }

  /** The server has the `question`, or the person took it back. */
  async finishQuestion(id: string): Promise<void> {
    await this.#store.acknowledge(id)
    await this.#letGo(id)
  }

  /** The server did not get the `question`: it stands as an error over reloads, and holds nothing back. */
  async failQuestion(id: string): Promise<void> {
    await this.#store.update(id, { state: 'dead', lastStatus: 0 })
    await this.#letGo(id)
  }

  /** Takes back the questions that failed in a thread, all of them or those with these ids. */
  async dropQuestions(threadId: string, ids?: ReadonlySet<string>): Promise<void> {
    for (const { id, kind, body } of await this.#store.list()) {
      if (kind !== 'question' || body.threadId !== threadId || this.#held.has(id)) continue
      if (ids === undefined || ids.has(id)) await this.#store.remove(id)
    }
    await this.#count()
  }

  /** Starts a drain, or one more after the running one. */
  drain(): void {
    if (this.#closed) return
    if (this.#draining) {
      this.#again = true
      return
    }
    clearTimeout(this.#timer)
    this.#draining = this.#drainOnce()
      .catch(() => {
        // The device's database refused: what waits stays, and is tried again with the next sign or heartbeat.
        if (!this.#closed) this.#timer = setTimeout(() => this.drain(), HEARTBEAT_MS)
      })
      .finally(() => {
        this.#draining = null
        if (!this.#again) return
        this.#again = false
        this.drain()
      })
  }

  /** Waits until nothing is left or `limitMs` have passed; gives how many records are left. */
  async flush(limitMs: number): Promise<number> {
    const deadline = Date.now() + limitMs
    this.drain()
    while (Date.now() < deadline) {
      const left = await this.#countLiving()
      if (left === 0) return 0
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return await this.#countLiving()
  }

  /** What would still go out: what was refused, and questions that failed, will not. */
  async #countLiving(): Promise<number> {
    return (await this.#store.list()).filter(({ state }) => state !== 'dead').length
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const release of this.#held.values()) release()
    for (const id of [...this.#waiters.keys()]) {
      this.#settle(id, (waiter) => waiter.reject(new AppError('UNAUTHORIZED')))
    }
    this.#channel.close()
    this.#database.close()
    pageStore.set(unsent, 0)
  }

  /** While a page shows a question it holds a lock of its name, which the browser lets go when the page dies. */
  #hold(id: string): Promise<void> {
    return new Promise((held, failed) => {
      navigator.locks
        .request(questionLockName(id), () => {
          held()
          return new Promise<void>((release) => this.#held.set(id, release))
        })
        .catch(failed)
    })
  }

  async #letGo(id: string): Promise<void> {
    this.#held.get(id)?.()
    this.#held.delete(id)
    await this.#count()
    this.#wakeQuestions()
    this.#channel.postMessage(null)
    this.drain()
  }

  /** A question whose page is gone is sent by nobody: it becomes an error, so that its lane moves on. */
  async #giveUpOrphans(): Promise<void> {
    for (const { id, kind, state } of await this.#store.list()) {
      if (kind !== 'question' || state !== 'waiting' || this.#held.has(id)) continue
      await navigator.locks.request(questionLockName(id), { ifAvailable: true }, async (lock) => {
        if (!lock) return
        await this.#store.update(id, { state: 'dead', lastStatus: 0 })
        this.#wakeQuestions()
      })
    }
  }

  async #drainOnce(): Promise<void> {
    await this.#giveUpOrphans()
    const result = await drainUnderLock(navigator.locks, this.#userId, {
      store: this.#store,
      fetch: (input, init) => fetchNoting(String(input), init),
      now: Date.now,
      random: Math.random,
      onAcknowledged: (record, row) => this.#tell({ record, row, status: null }),
      onDead: (record, status, row) => this.#tell({ record, row, status }),
    })
    await this.#count()
    await this.#settleGone()
    // The session is over: said as any 401 is, so that the learner is not left to practise on.
    if (result.stopped === 'blocked' && !this.#closed) noteUnauthorized()
    if (result.nextDue === null || result.stopped || this.#closed) return
    const wait = Math.min(HEARTBEAT_MS, Math.max(250, result.nextDue - Date.now()))
    this.#timer = setTimeout(() => this.drain(), wait)
  }

  /** Whoever waits for a record that is refused, or that a tab sent without living to say so, waits no longer. */
  async #settleGone(): Promise<void> {
    if (this.#waiters.size === 0) return
    const records = new Map((await this.#store.list()).map((record) => [record.id, record]))
    for (const id of [...this.#waiters.keys()]) {
      const record = records.get(id)
      if (record && record.state !== 'dead') continue
      const error = new AppError(record ? 'REFUSED' : 'SENT_ELSEWHERE', { status: record?.lastStatus ?? 0 })
      this.#settle(id, (waiter) => waiter.reject(error))
    }
  }

  /** An ended record is told to this page and to the person's other tabs: whichever drained it, its page may be waiting. */
  #tell(ended: Ended): void {
    this.#hear(ended)
    this.#channel.postMessage(ended)
  }

  #hear({ record, row, status }: Ended): void {
    this.#wakeQuestions()
    if (status === null) {
      this.#settle(record.id, (waiter) => waiter.resolve({ record, row }))
      return
    }
    const { code = 'REFUSED', message } = (row ?? {}) as { code?: string; message?: string }
    const error = new AppError(code, { status, ...(message && { message }) })
    this.#settle(record.id, (waiter) => waiter.reject(error))
  }

  #settle(id: string, tell: (waiter: Waiter) => void): void {
    const waiters = this.#waiters.get(id) ?? []
    this.#waiters.delete(id)
    for (const waiter of waiters) tell(waiter)
  }

  #wakeQuestions(): void {
    const wakes = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const wake of wakes) wake()
  }

  async #count(): Promise<void> {
    pageStore.set(unsent, (await this.#store.list()).length)
  }
}

const questionLockName = (id: string) => `semsaem-question-${id}`

let current: { userId: string; outbox: PersonOutbox } | null = null

/** The outbox of `userId`; another person's is closed first. */
export function outboxOf(userId: string): PersonOutbox {
  if (current?.userId === userId) return current.outbox
  current?.outbox.close()
  current = { userId, outbox: new PersonOutbox(userId) }
  current.outbox.drain()
  return current.outbox
}

export function closeOutbox(): void {
  current?.outbox.close()
  current = null
}

/** Tries again whenever the world may have changed; gives the way to stop. */
export function drainOnSigns(): () => void {
  const drain = () => current?.outbox.drain()
  const whenVisible = () => {
    if (document.visibilityState === 'visible') drain()
  }
  const signs = ['online', 'pageshow', 'focus'] as const
  for (const sign of signs) window.addEventListener(sign, drain)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, drain)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
