import { AppError, parseErrorCode } from '#contract/error.ts'
import type { OutboxRecord, OutboxRecordKind, RowOf } from '#domain/outbox/record.ts'
import { RECORD_KINDS } from '#domain/outbox/record-kinds.ts'
import type { Ended } from './outbox-event.ts'

interface Waiter {
  resolve: (row: unknown) => void
  reject: (error: AppError) => void
}

/** Promises of the rows of records, by record. */
export class RecordWaiters {
  readonly #waiters = new Map<string, Waiter[]>()

  /** Resolves with the server's row once the record is sent; rejects with AppError if it is refused for good. */
  wait<Kind extends OutboxRecordKind>(kind: Kind, id: string): Promise<RowOf<Kind>> {
    const { isRow } = RECORD_KINDS[kind]
    return new Promise((resolve, reject) => {
      // An answer of another form was given to another version of the app, in another tab.
      const resolveRow = (row: unknown) =>
        isRow(row) ? resolve(row) : reject(new AppError('SENT_ELSEWHERE'))
      this.#waiters.set(id, [...(this.#waiters.get(id) ?? []), { resolve: resolveRow, reject }])
    })
  }

  onEnded({ record, row, status }: Ended): void {
    if (status === null) {
      this.#settle(record.id, (waiter) => waiter.resolve(row))
      return
    }
    const { code, message } = (row ?? {}) as { code?: unknown; message?: string }
    const error = new AppError(parseErrorCode(code, 'REFUSED'), { status, ...(message && { message }) })
    this.#settle(record.id, (waiter) => waiter.reject(error))
  }

  /** Rejects for records that were refused, or that a tab sent and then died. `writing`: records that are not listed yet. */
  rejectGone(records: readonly OutboxRecord[], writing: ReadonlySet<string>): void {
    const known = new Map(records.map((record) => [record.id, record]))
    for (const id of [...this.#waiters.keys()]) {
      if (writing.has(id)) continue
      const record = known.get(id)
      if (record && record.state !== 'dead') continue
      const error = new AppError(record ? 'REFUSED' : 'SENT_ELSEWHERE', { status: record?.lastStatus ?? 0 })
      this.#settle(id, (waiter) => waiter.reject(error))
    }
  }

  rejectAll(error: AppError): void {
    for (const id of [...this.#waiters.keys()]) this.#settle(id, (waiter) => waiter.reject(error))
  }

  #settle(id: string, settle: (waiter: Waiter) => void): void {
    const waiters = this.#waiters.get(id) ?? []
    this.#waiters.delete(id)
    for (const waiter of waiters) settle(waiter)
  }
}
