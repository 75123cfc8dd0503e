import type { Settled } from './outbox.ts'

/** Calls `onRow` with the server's row of a record, once there is one. A refused record stays in the outbox, which shows it. */
export function onRow<Row>(settled: Promise<Settled>, onRow: (row: Row) => void): void {
  settled.then(
    ({ row }) => onRow(row as Row),
    () => undefined,
  )
}
