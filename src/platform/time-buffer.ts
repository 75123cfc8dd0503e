import { FLUSH_AT_RECORDS, sumTimeSpans } from '#domain/activity/sum-time-spans.ts'
import type { TimeSpanRecord } from '#domain/activity/time-span.ts'
import { uuidV5 } from '#domain/items/item-id.ts'
import type { PersonOutbox } from './outbox.ts'
import { readDeviceId, readStored, removeStored, writeStored } from './storage.ts'

/** At most this much study is lost in a crash. */
const WRITE_EVERY_MS = 5_000
/** Namespace of time span ids: drawn once, never to change. */
const SPAN_NAMESPACE = '0f7c2c36-8a3e-4a55-b6d7-52c1f0b8a9e1'

interface StoredBuffer {
  userId: string
  /** Names the buffer, so that sending it twice is sending it once. */
  rotation: string
  records: TimeSpanRecord[]
}

function isBuffer(value: unknown): value is StoredBuffer {
  const buffer = value as StoredBuffer | null
  return (
    typeof buffer === 'object' &&
    typeof buffer?.userId === 'string' &&
    typeof buffer.rotation === 'string' &&
    Array.isArray(buffer.records) &&
    buffer.records.every((record) => typeof record?.spanKey === 'string' && record.timespan > 0)
  )
}

function readBuffer(userId: string): StoredBuffer {
  const empty = { userId, rotation: crypto.randomUUID(), records: [] }
  const text = readStored('timeSpans')
  if (text === null) return empty
  try {
    const value: unknown = JSON.parse(text)
    return isBuffer(value) && value.userId === userId ? value : empty
  } catch {
    // Somebody else's or broken text: counting starts anew.
    return empty
  }
}

/** Ticks of one person, kept in local storage (`timespan-data`) until they rotate into the outbox, one record a distinct key. */
export class TimeBuffer {
  readonly #userId: string
  readonly #outbox: PersonOutbox
  #unwritten: TimeSpanRecord[] = []
  #writtenAt = 0

  constructor(userId: string, outbox: PersonOutbox) {
    this.#userId = userId
    this.#outbox = outbox
  }

  /** Adds records of one tick each; `at` is milliseconds on a clock that never goes back. */
  add(records: readonly TimeSpanRecord[], at: number): void {
    this.#unwritten.push(...records)
    if (at - this.#writtenAt < WRITE_EVERY_MS) return
    this.#writtenAt = at
    if (this.write() >= FLUSH_AT_RECORDS) void this.rotate()
  }

  /** Writes what is only in memory, synchronously, so that it survives the page; gives how many records are stored. */
  write(): number {
    const buffer = readBuffer(this.#userId)
    const records = [...buffer.records, ...this.#unwritten]
    if (records.length > 0 && writeStored('timeSpans', JSON.stringify({ ...buffer, records })))
      this.#unwritten = []
    return records.length
  }

  /** Sums what is stored and hands it to the outbox; a repeated rotation of the same buffer counts once. */
  async rotate(): Promise<void> {
    this.write()
    await navigator.locks.request('timespan-rotation', async () => {
      const buffer = readBuffer(this.#userId)
      for (const span of sumTimeSpans(buffer.records)) {
        const name = `${readDeviceId()}:${buffer.rotation}:${span.spanType}:${span.spanKey}`
        const isThere = (await this.#outbox.list()).some(({ id }) => id === uuidV5(name, SPAN_NAMESPACE))
        if (!isThere) await this.#outbox.enqueue('timespan', uuidV5(name, SPAN_NAMESPACE), { ...span })
      }
      // Ticks of another tab that came in between stay for the next rotation.
      const rest = readBuffer(this.#userId).records.slice(buffer.records.length)
      if (rest.length === 0) removeStored('timeSpans')
      else
        writeStored(
          'timeSpans',
          JSON.stringify({ userId: this.#userId, rotation: crypto.randomUUID(), records: rest }),
        )
    })
  }
}
