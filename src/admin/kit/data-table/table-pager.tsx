import type { ReactTable } from '@tanstack/react-table'
import { IconButton } from '#ui/primitives/button.tsx'
import type { Features } from './table-columns.ts'
import { PAGE_SIZES } from './table-state.ts'

interface TablePagerProps<Row extends object> {
  table: ReactTable<Features, Row>
  /** Rows on this page. */
  shown: number
  kind: string
  counter: string
}

const NUMBER = new Intl.NumberFormat('ko-KR')

/** How many there are, which of them are shown, and the way to the others. */
export function TablePager<Row extends object>({ table, shown, kind, counter }: TablePagerProps<Row>) {
  const { pageIndex, pageSize } = table.state.pagination
  const total = table.getRowCount()
  const from = pageIndex * pageSize + 1
  const words =
    shown === 0
      ? ''
      : `${kind} ${NUMBER.format(total)}${counter} 가운데 ${NUMBER.format(from)}–${NUMBER.format(from + shown - 1)}`
  return (
    <div className="data-table-pager">
      <span role="status">{words}</span>
      {total > PAGE_SIZES[0] && (
        <select
          className="input"
          aria-label="한 쪽에 보일 수"
          value={pageSize}
          onChange={(event) => table.setPageSize(Number(event.target.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
              {counter}씩
            </option>
          ))}
        </select>
      )}
      {total > pageSize && (
        <nav aria-label={`${kind} 쪽`}>
          <IconButton
            icon="chevron-right"
            className="data-table-previous"
            label="앞 쪽"
            disabledReason={table.getCanPreviousPage() ? null : '첫 쪽이에요'}
            onClick={() => table.previousPage()}
          />
          <span>
            {NUMBER.format(pageIndex + 1)} / {NUMBER.format(table.getPageCount())}쪽
          </span>
          <IconButton
            icon="chevron-right"
            label="다음 쪽"
            disabledReason={table.getCanNextPage() ? null : '마지막 쪽이에요'}
            onClick={() => table.nextPage()}
          />
        </nav>
      )}
    </div>
  )
}
