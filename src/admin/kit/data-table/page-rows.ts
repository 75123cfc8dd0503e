import type { SortDirection } from './table-state.ts'

export type SortValues<Row, Sort extends string> = Readonly<Record<Sort, (row: Row) => string | number>>

interface Order<Sort extends string> {
  sort: Sort
  direction: SortDirection
  page: number
  size: number
}

/** Sorts and pages a list that is short enough to be fetched whole, as a server would. */
export function toPage<Row, Sort extends string>(
  rows: readonly Row[],
  { sort, direction, page, size }: Order<Sort>,
  values: SortValues<Row, Sort>,
): { items: Row[]; total: number } {
  const readValue = values[sort]
  const turn = direction === 'asc' ? 1 : -1
  const sorted = rows.toSorted((a, b) => {
    const left = readValue(a)
    const right = readValue(b)
    return turn * (typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right), 'ko'))
  })
  return { items: sorted.slice(page * size, (page + 1) * size), total: rows.length }
}
