import type { OutboxRecordKind } from '#domain/outbox/record.ts'

/** One write of a learner, as the schedule knows it: the model that the server is compared with. */
export interface Write {
  id: string
  kind: OutboxRecordKind
  personId: string
  deviceId: string
  body: Record<string, unknown>
  /** Found again in what the server stores of it, whatever id that has; null where the kind has no room for one. */
  marker: string | null
  /** The learner saw it accepted: it has to be there. Else its page died in the middle: it may be there. */
  isDurable: boolean
  /** Its place among the writes of its device, once the learner saw it accepted. */
  place: number | null
  /** What the server has to find of an answer. */
  verdict: 'correct' | 'incorrect' | null
}

export type NewWrite = Pick<Write, 'id' | 'kind' | 'personId' | 'deviceId' | 'body'> & Partial<Write>

/** Everything that learners did, in the order in which they began it. */
export class History {
  readonly #writes = new Map<string, Write>()
  #marks = 0
  #places = 0

  get writes(): Write[] {
    return [...this.#writes.values()]
  }

  /** A text that nothing else of the schedule has. */
  mark(): string {
    this.#marks += 1
    return `표시-${this.#marks}`
  }

  /** Notes a write before it is asked of the device. The same action again (a thread, a repeated rotation) is the same write. */
  begin({ marker = null, verdict = null, isDurable = false, ...write }: NewWrite): Write {
    const key = `${write.personId} ${write.id}`
    const known = this.#writes.get(key)
    if (known) return known
    const made: Write = { ...write, marker, verdict, isDurable, place: null }
    this.#writes.set(key, made)
    return made
  }

  /** The device keeps it: the learner sees it accepted. `deviceId`: where that was. */
  accept(write: Write, deviceId: string): void {
    this.#places += 1
    write.isDurable = true
    if (write.deviceId === deviceId) write.place ??= this.#places
  }
}
