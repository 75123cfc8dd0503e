/** Calls `handle` with the server's row of a record, once there is one. A refused record stays in the outbox, which shows it. */
export function onRow<Row>(row: Promise<Row>, handle: (row: Row) => void): void {
  row.then(handle, () => undefined)
}
