import type { OutboxRecord, OutboxRecordKind } from '#domain/outbox/record.ts'
import { openPersonDatabase } from '#offline/database.ts'
import { type DrainResult, type DrainTools, drainOutbox } from '#offline/drain-outbox.ts'
import { drainUnderLock, outboxLockName } from '#offline/drain-under-lock.ts'
import { makeOutboxStore, type OutboxStore } from '#offline/outbox-store.ts'
import { type KeyedStore, makeKeyedStore } from '#offline/person-store.ts'
import { mountDisk } from '#tests/support/killable-disk.ts'
import type { PageLocks } from '#tests/support/web-locks.ts'
import type { LightDevice } from './light-device.ts'

export interface Sent {
  path: string
  init: RequestInit
}
export type Send = (request: Sent) => Promise<Response>

/** What all pages of a schedule have in common. */
export interface PageWorld {
  /** The network, as far as the test's own hands reach. */
  send: Send
  /** A device's clock before its own error, in milliseconds since the epoch; it may run faster than the real one. */
  now: () => number
  /** Milliseconds of the real clock between two tries while something waits. */
  heartbeatMs: number
  /** In [0, 1). */
  random: () => number
  /** Whatever happened that may not happen. */
  onProblem: (problem: unknown) => void
  /** Told of every request's status, 0 for none, and how long it took. */
  onAnswer: (status: number, ms: number) => void
  /** Put around the device's store by a test of the checker. */
  wrapStore?: (store: OutboxStore) => OutboxStore
}

const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** One page of a person in node: the product's outbox and drain, with a life that ends at any moment. */
export class LightPage {
  readonly personId: string
  readonly outbox: OutboxStore
  readonly copies: KeyedStore
  readonly locks: PageLocks
  readonly #gone = new AbortController()
  readonly #tools: DrainTools
  readonly #world: PageWorld
  readonly #end: () => void
  #draining: Promise<void> | null = null
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(device: LightDevice, personId: string, world: PageWorld) {
    this.personId = personId
    this.#world = world
    const disk = mountDisk(device.disk)
    const { locks, die } = device.locks.open()
    const database = openPersonDatabase(personId, disk.factory)
    const now = () => device.now()
    const writer = { userId: personId, deviceId: device.id, appVersion: '0.1.0', now }
    const store = makeOutboxStore(database, writer)
    this.outbox = world.wrapStore?.(store) ?? store
    this.copies = makeKeyedStore(database, 'copies')
    this.locks = locks
    this.#end = () => {
      disk.unplug()
      die()
    }
    this.#tools = {
      store: this.outbox,
      fetch: (input, init) => this.#fetch(String(input), init ?? {}, device.cookie),
      now,
      random: world.random,
      onAcknowledged: () => undefined,
      onDead: () => undefined,
    }
  }

  get isGone(): boolean {
    return this.#gone.signal.aborted
  }

  async enqueue(kind: OutboxRecordKind, id: string, body: Record<string, unknown>): Promise<OutboxRecord> {
    const record = await this.outbox.enqueue({ id, kind, body })
    this.drain()
    return record
  }

  /** Starts a drain under the person's lock, or one more after the running one. */
  drain(): void {
    if (this.#draining) {
      this.#again = true
      return
    }
    this.#run(() => drainUnderLock(this.locks, this.personId, this.#tools))
  }

  /** Drains although another page may hold the lock, as after the lease of a frozen tab. */
  stealAndDrain(): void {
    if (this.#draining) return
    this.#run(() =>
      this.locks.request(outboxLockName(this.personId), { steal: true }, () => drainOutbox(this.#tools)),
    )
  }

  #run(drain: () => Promise<DrainResult>): void {
    if (this.isGone) return
    clearTimeout(this.#timer)
    this.#draining = drain()
      .then(
        ({ left }) => left,
        (error: unknown) => {
          if (!this.isGone && !isStolen(error)) this.#world.onProblem(error)
          return 1
        },
      )
      .then((left) => {
        this.#draining = null
        if (this.isGone) return
        if (this.#again) {
          this.#again = false
          this.drain()
        } else if (left > 0) {
          this.#timer = setTimeout(() => this.drain(), this.#world.heartbeatMs)
        }
      })
  }

  async #fetch(path: string, init: RequestInit, cookie: string): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    const signal = AbortSignal.any([this.#gone.signal, ...(init.signal ? [init.signal] : [])])
    const start = performance.now()
    let status = 0
    try {
      const response = await this.#world.send({ path, init: { ...init, headers, signal } })
      status = response.status
      return response
    } finally {
      this.#world.onAnswer(status, performance.now() - start)
    }
  }

  /** The process ends at once: nothing it still runs reaches the disk or the network. */
  kill(): void {
    clearTimeout(this.#timer)
    this.#gone.abort()
    this.#end()
  }
}
