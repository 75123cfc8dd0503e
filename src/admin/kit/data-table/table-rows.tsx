import type { Cell, ReactTable, Row as TableRow } from '@tanstack/react-table'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Features } from './table-columns.ts'
import type { FilterSpec } from './table-state.ts'
import type { TableAddress } from './use-table-address.ts'

interface TableRowsProps<Row extends object, Filters extends FilterSpec, Sort extends string> {
  table: ReactTable<Features, Row>
  address: TableAddress<Filters, Sort>
  nameOf: (row: Row) => string
  isSelectable: boolean
}

const CONTROLS = 'a, button, input'

/** Returns the place to go to from `at` by a key; undefined if the key goes nowhere. */
function indexAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves the focus to the same control of another row, or to the next one of its row. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS)
  const row = control?.closest('tr')
  if (!control || !row) return
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)]
  const place = controls.indexOf(control)
  const step = SIDEWAYS[event.key]
  if (step !== undefined) {
    event.preventDefault()
    controls[place + step]?.focus()
    return
  }
  const rows = [...event.currentTarget.querySelectorAll('tr')]
  const next = indexAfterKey(event.key, rows.indexOf(row), rows.length)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.querySelectorAll<HTMLElement>(CONTROLS)[place]?.focus()
}

export function TableRows<Row extends object, Filters extends FilterSpec, Sort extends string>(
  props: TableRowsProps<Row, Filters, Sort>,
) {
  const { table, address, nameOf, isSelectable } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const isTurning = useRef(false)
  const { rows } = table.getRowModel()
  const firstId = rows[0]?.id
  // The rows of the page that was asked for have come: the focus was in the old ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what makes it move
  useEffect(() => {
    if (!isTurning.current) return
    isTurning.current = false
    body.current?.querySelector<HTMLElement>('th a')?.focus()
  }, [firstId])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a.data-grid-open')
    if (event.key === ' ' && link && isSelectable) {
      event.preventDefault()
      return table.getRow(link.closest('tr')?.dataset.id ?? '').toggleSelected()
    }
    const isNext = event.key === 'PageDown' && table.getCanNextPage()
    const isPrevious = event.key === 'PageUp' && table.getCanPreviousPage()
    if (!isNext && !isPrevious) return moveAmongRows(event)
    event.preventDefault()
    isTurning.current = true
    if (isNext) table.nextPage()
    else table.previousPage()
  }
  return (
    <tbody ref={body} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <tr key={row.id} data-id={row.id} aria-current={row.id === address.openId ? 'true' : undefined}>
          {isSelectable && <TickCell row={row} name={nameOf(row.original)} />}
          {row.getVisibleCells().map((cell) => (
            <RowCell key={cell.id} cell={cell} table={table} href={address.hrefOf(row.id)} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function TickCell<Row extends object>({ row, name }: { row: TableRow<Features, Row>; name: string }) {
  return (
    <td className="data-grid-tick">
      <label>
        <input
          type="checkbox"
          className="checkbox"
          aria-label={`‘${name}’ 고르기`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </label>
    </td>
  )
}

interface RowCellProps<Row extends object> {
  cell: Cell<Features, Row, unknown>
  table: ReactTable<Features, Row>
  href: string
}

function RowCell<Row extends object>({ cell, table, href }: RowCellProps<Row>) {
  const { label, className, isName } = cell.column.columnDef.meta ?? {}
  if (isName) {
    return (
      <th scope="row">
        <Link href={href} className="data-grid-open">
          <table.FlexRender cell={cell} />
        </Link>
      </th>
    )
  }
  return (
    <td data-label={label} className={className}>
      <table.FlexRender cell={cell} />
    </td>
  )
}
