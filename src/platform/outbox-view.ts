import { atom } from 'jotai/vanilla'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import type { RecordStore } from '#offline/outbox-store.ts'
import { pageStore } from './page-store.ts'

/** Null until they were read. */
const records = atom<readonly OutboxRecord[] | null>(null)
/** False while it is not known whether anything waits. */
export const recordsReadAtom = atom((get) => get(records) !== null)
/** Records that wait to be sent, oldest first. */
export const waitingRecordsAtom = atom((get) => get(records)?.filter(({ state }) => state !== 'dead') ?? [])
/** Records that were refused, oldest first: the person retries or deletes them. */
export const deadRecordsAtom = atom((get) => get(records)?.filter(({ state }) => state === 'dead') ?? [])
/** Ids of the questions that wait for the network. */
export const waitingQuestionsAtom = atom(
  (get) => new Set(get(waitingRecordsAtom).flatMap(({ id, unattended }) => (unattended ? [id] : []))),
)
/** Pictures that wait or were refused, by the id of the turn that they will be. */
export const photoRecordsAtom = atom(
  (get) =>
    new Map(
      (get(records) ?? []).flatMap((record) =>
        record.kind === 'photo' ? [[record.body.questionId, record] as const] : [],
      ),
    ),
)
export const unsentCountAtom = atom((get) => get(waitingRecordsAtom).length)

const updateNeeded = atom(false)
/** The server accepts newer apps only: records go out after the update. */
export const updateNeededAtom = atom((get) => get(updateNeeded))

export const setUpdateNeededAtom = atom(null, (_get, set) => set(updateNeeded, true))

/** Shows what is in the store of one person. */
export class OutboxView {
  readonly #store: Pick<RecordStore, 'list'>
  #changes = 0
  #isReading = false
  #isClosed = false

  constructor(store: Pick<RecordStore, 'list'>) {
    this.#store = store
  }

  /** Reads the store; calls during a read cause one more read. */
  async refresh(): Promise<void> {
    this.#changes += 1
    if (this.#isReading) return
    this.#isReading = true
    try {
      for (let seen = 0; seen !== this.#changes; ) {
        seen = this.#changes
        const list = await this.#store.list()
        if (!this.#isClosed) pageStore.set(records, list)
      }
    } finally {
      this.#isReading = false
    }
  }

  close(): void {
    this.#isClosed = true
    pageStore.set(records, null)
  }
}
