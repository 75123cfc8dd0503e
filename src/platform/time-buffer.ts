import { v5 as uuidV5 } from 'uuid'
import { FLUSH_AT_RECORDS, sumTimeSpans } from '#domain/activity/sum-time-spans.ts'
import type { TimeSpanRecord } from '#domain/activity/time-span.ts'
import type { PersonOutbox } from './outbox.ts'
import { readDeviceId, readStored, removeStored, writeStored } from './storage.ts'

const ROTATION_WAIT_MS = 5_000
/** At most this much study time is lost in a crash. */
const WRITE_EVERY_MS = 5_000
/** Namespace of time span ids. Must never change. */
const SPAN_NAMESPACE = '0f7c2c36-8a3e-4a55-b6d7-52c1f0b8a9e1'

interface StoredBuffer {
  /** Ticks not yet sealed. */
  open: TimeSpanRecord[]
  /** An unfinished rotation: nothing is added to it, and its id makes repeating it safe. */
  sealed: { rotation: string; records: TimeSpanRecord[] } | null
  /** Raised with every change, to tell which of the two stores is newer. */
  revision: number
}

/**
 * Key of the buffer's copy in the person's database. Chromium flushes local storage late: after a crash it can be many seconds old,
 * while IndexedDB is durable at once.
 */
const MIRROR_KEY = 'time-buffer'

function isRecord(value: unknown): value is TimeSpanRecord {
  const record = value as Partial<TimeSpanRecord> | null
  return typeof record?.spanKey === 'string' && typeof record.timespan === 'number' && record.timespan > 0
}

function readRecords(value: unknown): TimeSpanRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Returns the buffers of all people of this device, by person; empty if malformed. */
function readBuffers(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored('timeSpans') ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    // Malformed: counting starts again.
    return {}
  }
}

function parseBuffer(stored: unknown): StoredBuffer {
  const value = stored as
    | { open?: unknown; sealed?: { rotation?: unknown; records?: unknown }; revision?: unknown }
    | null
    | undefined
  const rotation = value?.sealed?.rotation
  const sealed =
    typeof rotation === 'string' ? { rotation, records: readRecords(value?.sealed?.records) } : null
  const revision = typeof value?.revision === 'number' ? value.revision : 0
  return { open: readRecords(value?.open), sealed, revision }
}

function readBuffer(userId: string): StoredBuffer {
  return parseBuffer(readBuffers()[userId])
}

/** Sums the records, so that there are fewer. */
function compact({ open, sealed, revision }: StoredBuffer): StoredBuffer {
  return {
    open: sumTimeSpans(open),
    sealed: sealed && { ...sealed, records: sumTimeSpans(sealed.records) },
    revision,
  }
}

function writeBuffer(userId: string, buffer: StoredBuffer): boolean {
  const { [userId]: _, ...others } = readBuffers()
  const isEmpty = buffer.open.length === 0 && buffer.sealed === null
  const all = isEmpty ? others : { ...others, [userId]: buffer }
  if (Object.keys(all).length > 0) return writeStored('timeSpans', JSON.stringify(all))
  removeStored('timeSpans')
  return true
}

/** Deletes the unsent time of one person. */
export function deleteTimeSpans(userId: string): void {
  writeBuffer(userId, { open: [], sealed: null, revision: 0 })
}

/** Ticks of one person, kept in local storage (`timespan-data`) until they rotate into the outbox, one record per distinct key. */
export class TimeBuffer {
  readonly #userId: string
  readonly #outbox: PersonOutbox
  readonly #restored: Promise<void>
  /** Records written before the database was read; null from then on. */
  #early: TimeSpanRecord[] | null = []
  #unwritten: TimeSpanRecord[] = []
  #writtenAt = 0
  #mirrored: Promise<void> = Promise.resolve()
  #revision = 0

  constructor(userId: string, outbox: PersonOutbox) {
    this.#userId = userId
    this.#outbox = outbox
    this.#restored = this.#restore(readBuffer(userId).revision)
  }

  /** After a crash the database may be newer than local storage, which was at `revision` when the page started. */
  async #restore(revision: number): Promise<void> {
    // If the database fails there is no copy.
    const mirror = parseBuffer(await this.#outbox.copies.get(MIRROR_KEY).catch(() => null))
    const early = this.#early ?? []
    this.#early = null
    if (mirror.revision > revision) this.#store({ ...mirror, open: [...mirror.open, ...early] })
  }

  /** Writes the buffer to local storage, then to the database. Returns false if local storage is full or blocked. */
  #store(buffer: Omit<StoredBuffer, 'revision'>): boolean {
    const { revision } = readBuffer(this.#userId)
    this.#revision = Math.max(revision + 1, this.#revision + 1, Date.now())
    const stored = { ...buffer, revision: this.#revision }
    if (!writeBuffer(this.#userId, stored)) return false
    this.#mirrored = this.#outbox.copies.set(MIRROR_KEY, compact(stored)).catch(() => undefined) // full device: local storage has the buffer
    return true
  }

  /** Adds records of one tick each. `at`: milliseconds of a monotonic clock. */
  add(records: readonly TimeSpanRecord[], at: number): void {
    this.#unwritten.push(...records)
    if (at - this.#writtenAt < WRITE_EVERY_MS) return
    this.#writtenAt = at
    if (this.write() >= FLUSH_AT_RECORDS) this.rotate().catch(() => undefined) // the records stay in the buffer
  }

  /** Writes records that are only in memory, synchronously, so that they survive the page. Returns how many are open. */
  write(): number {
    const buffer = readBuffer(this.#userId)
    const open = [...buffer.open, ...this.#unwritten]
    if (this.#unwritten.length > 0 && this.#store({ ...buffer, open })) {
      this.#early?.push(...this.#unwritten)
      this.#unwritten = []
    }
    return open.length
  }

  /** Sums the stored records and enqueues them in the outbox; an interrupted rotation is finished first. */
  async rotate(): Promise<void> {
    await this.#restored
    this.write()
    // A frozen tab keeps its lock: the records wait for the next rotation.
    await navigator.locks.request(
      'timespan-rotation',
      { signal: AbortSignal.timeout(ROTATION_WAIT_MS) },
      async () => {
        await this.#handOver()
        const { open, sealed } = readBuffer(this.#userId)
        if (open.length === 0 || sealed) return
        if (!this.#store({ open: [], sealed: { rotation: crypto.randomUUID(), records: open } })) return
        // The rotation's id must be durable before its records are sent, so that a repetition after a crash counts once.
        await this.#mirrored
        await this.#handOver()
      },
    )
  }

  async #handOver(): Promise<void> {
    const { sealed } = readBuffer(this.#userId)
    if (!sealed) return
    for (const span of sumTimeSpans(sealed.records)) {
      const parts = [readDeviceId(), sealed.rotation, span.spanType, span.spanKey, span.day ?? []]
      const name = parts.flat().join(':')
      await this.#outbox.enqueue('timespan', uuidV5(name, SPAN_NAMESPACE), span)
    }
    this.#store({ ...readBuffer(this.#userId), sealed: null })
  }
}
