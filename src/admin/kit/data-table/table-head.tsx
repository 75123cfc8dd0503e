import type { ReactTable } from '@tanstack/react-table'
import { Icon } from '#ui/primitives/icon.tsx'
import type { Features } from './table-columns.ts'

interface TableHeadProps<Row extends object> {
  table: ReactTable<Features, Row>
  isSelectable: boolean
}

/** Names the columns; those that can be sorted are buttons. */
export function TableHead<Row extends object>({ table, isSelectable }: TableHeadProps<Row>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {isSelectable && (
            <th scope="col" className="data-grid-tick">
              <label>
                <input
                  type="checkbox"
                  className="checkbox"
                  aria-label="이 쪽을 모두 고르기"
                  ref={(input) => {
                    if (input) input.indeterminate = table.getIsSomePageRowsSelected()
                  }}
                  checked={table.getIsAllPageRowsSelected()}
                  onChange={table.getToggleAllPageRowsSelectedHandler()}
                />
              </label>
            </th>
          )}
          {group.headers.map(({ id, column }) => {
            const { label = id, className } = column.columnDef.meta ?? {}
            const sorted = column.getIsSorted()
            if (!column.getCanSort()) {
              return (
                <th key={id} scope="col" className={className}>
                  {label}
                </th>
              )
            }
            return (
              <th
                key={id}
                scope="col"
                className={className}
                aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
              >
                <button type="button" onClick={column.getToggleSortingHandler()}>
                  {label}
                  <Icon name={sorted === 'desc' ? 'arrow-down' : 'arrow-up'} size={14} />
                </button>
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}
