import type { BodyOf, OutboxRecordKind } from '#domain/outbox/record.ts'
import { openPersonDatabase } from '#offline/database.ts'
import { type DrainResult, type DrainTools, drainOutbox } from '#offline/drain-outbox.ts'
import { drainUnderLock, outboxLockName } from '#offline/drain-under-lock.ts'
import { makeOutboxStore, type OutboxStore } from '#offline/outbox-store.ts'
import { type KeyedStore, makeKeyedStore } from '#offline/person-store.ts'
import { switchAccount } from '#offline/switch-account.ts'
import { mountDisk } from '#tests/support/killable-disk.ts'
import type { Person } from '#tests/support/make-person.ts'
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
  /** A device's clock before its own error, in milliseconds since the epoch. */
  now: () => number
  /** How much faster than the real clock that one runs. */
  clockSpeed: number
  /** In [0, 1). */
  random: () => number
  /** Whatever happened that may not happen. */
  onProblem: (problem: unknown) => void
  /** Told of every request's status, 0 for none, and of the milliseconds that it took. */
  onAnswer: (status: number, ms: number) => void
  /** Put around the device's store by a test of the checker. */
  wrapStore?: (store: OutboxStore) => OutboxStore
}

/** Of the device's clock, between two tries while something waits. */
const HEARTBEAT_MS = 5_000
const NO_CACHES = { keys: async () => [], delete: async () => false } as unknown as CacheStorage

const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** One page of a person in node: the product's outbox and drain, with a life that ends at any moment. */
export class LightPage {
  readonly personId: string
  readonly outbox: OutboxStore
  readonly copies: KeyedStore
  readonly locks: PageLocks
  /** Resolves once the device took the person in. */
  readonly ready: Promise<void>
  readonly #device: LightDevice
  readonly #world: PageWorld
  readonly #tools: DrainTools
  readonly #gone = new AbortController()
  readonly #end: () => void
  #isAdmitted = false
  #draining: Promise<void> | null = null
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(device: LightDevice, person: Person, world: PageWorld) {
    this.personId = person.id
    this.#device = device
    this.#world = world
    const disk = mountDisk(device.disk)
    const { locks, die } = device.locks.open()
    const database = openPersonDatabase(person.id, disk.factory)
    const now = () => device.now()
    const writer = { userId: person.id, deviceId: device.id, appVersion: '0.1.0', now }
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
      fetch: (input, init) => this.#fetch(String(input), init),
      now,
      random: world.random,
      onAcknowledged: () => undefined,
      onDead: () => undefined,
    }
    const surroundings = { indexedDB: disk.factory, caches: NO_CACHES }
    this.ready = switchAccount(surroundings, person.id, person.deviceKey, null).then(
      () => {
        this.#isAdmitted = true
        this.drain()
      },
      (error: unknown) => {
        if (!this.isGone) world.onProblem(error)
      },
    )
  }

  get isGone(): boolean {
    return this.#gone.signal.aborted
  }

  get isReady(): boolean {
    return this.#isAdmitted && !this.isGone
  }

  async enqueue<Kind extends OutboxRecordKind>(kind: Kind, id: string, body: BodyOf<Kind>): Promise<void> {
    await this.outbox.enqueue({ id, kind, body })
    this.drain()
  }

  /**
   * A read of the person's own, retried until the server answers; null if the server has nothing there. Never settles once the page is
   * gone.
   */
  async read<Body>(path: string): Promise<Body | null> {
    while (!this.isGone) {
      const response = await this.#fetch(path).catch(() => null) // the network fails on purpose: retried
      if (response?.status === 404) return null
      const body: unknown = response?.ok ? await response.json().catch(() => null) : null // a captive portal's page
      if (body !== null) return body as Body
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return new Promise(() => undefined)
  }

  /** Starts a drain under the person's lock, or one more after the running one. */
  drain(): void {
    if (this.#draining) {
      this.#again = true
      return
    }
    const { clockSpeed } = this.#world
    const clock = { now: this.#tools.now, timeout: (ms: number) => AbortSignal.timeout(ms / clockSpeed) }
    this.#run(() => drainUnderLock(this.locks, this.personId, this.#tools, clock))
  }

  /** Drains although another page may hold the lock, as after the lease of a frozen tab. */
  stealAndDrain(): void {
    if (this.#draining) return
    this.#run(() =>
      this.locks.request(outboxLockName(this.personId), { steal: true }, () => drainOutbox(this.#tools)),
    )
  }

  /** The network is back, and the page has learnt it. */
  async clearBackoff(): Promise<void> {
    await this.outbox.clearBackoff()
    this.drain()
  }

  #run(drain: () => Promise<DrainResult>): void {
    if (!this.isReady) return
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
          this.#timer = setTimeout(() => this.drain(), HEARTBEAT_MS / this.#world.clockSpeed)
        }
      })
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Cookie', this.#device.cookie)
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
