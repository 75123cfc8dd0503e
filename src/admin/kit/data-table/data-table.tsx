import '#ui/form/field.css'
import '../kit.css'
import './data-table.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RowSelectionState, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo, useRef } from 'react'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { FEATURES, type TableColumn, toColumnDefs } from './table-columns.ts'
import { TableHead } from './table-head.tsx'
import { TablePager } from './table-pager.tsx'
import { TableRows } from './table-rows.tsx'
import { type FilterSpec, SELECTION_LIMIT } from './table-state.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import type { TableAddress } from './use-table-address.ts'

interface Page<Row> {
  items: Row[]
  total: number
}

interface DataTableProps<Row extends object, Filters extends FilterSpec, Sort extends string> {
  /** What the rows are: '학교'. */
  kind: string
  /** '개', '명' */
  counter: string
  /** A constant. */
  columns: readonly TableColumn<Row, Sort>[]
  address: TableAddress<Filters, Sort>
  /** The list's call with `address.query`; `placeholderData: keepPreviousData` keeps the rows while the next ones are fetched. */
  result: UseQueryResult<Page<Row>>
  idOf: (row: Row) => string
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string
  /** Search and filters. */
  tools?: ReactNode
  /** What is shown while there is nothing at all. */
  empty: { title: string; detail?: string }
  /** What can be done with the selected rows; without it rows cannot be selected. */
  bulk?: (ids: readonly string[]) => ReactNode
}

const NO_ROWS: never[] = []

/**
 * A list that the server sorts, filters and pages; its whole state is in the address. Arrow keys, Home and End move through the rows and
 * their controls, Page Up and Page Down through the pages, Enter opens a row, Space selects it.
 */
export function DataTable<Row extends object, Filters extends FilterSpec, Sort extends string>(
  props: DataTableProps<Row, Filters, Sort>,
) {
  const { kind, counter, columns, address, result, idOf, nameOf, tools, empty, bulk } = props
  const { state, change } = address
  const { data, error, isPending, isPlaceholderData, refetch } = result
  const defs = useMemo(() => toColumnDefs(columns), [columns])
  const sorting = [{ id: state.sort, desc: state.direction === 'desc' }]
  const table = useTable({
    features: FEATURES,
    columns: defs,
    data: data?.items ?? NO_ROWS,
    rowCount: data?.total ?? 0,
    getRowId: idOf,
    manualSorting: true,
    manualPagination: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: {
      sorting,
      pagination: { pageIndex: state.page, pageSize: state.size },
      columnVisibility: Object.fromEntries(state.hidden.map((id) => [id, false])),
      rowSelection: Object.fromEntries(state.selected.map((id) => [id, true])),
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      const sort = columns.find((column) => column.sortable && column.id === next?.id)
      if (next && sort?.sortable) change({ sort: sort.id, direction: next.desc ? 'desc' : 'asc', page: 0 })
    },
    onPaginationChange: (update) => {
      const now = { pageIndex: state.page, pageSize: state.size }
      const next = typeof update === 'function' ? update(now) : update
      const isResized = next.pageSize !== state.size
      change({ page: isResized ? 0 : next.pageIndex, size: next.pageSize })
    },
    onColumnVisibilityChange: (update) => {
      const now = Object.fromEntries(columns.map(({ id }) => [id, !state.hidden.includes(id)]))
      const next = typeof update === 'function' ? update(now) : update
      change({ hidden: columns.map(({ id }) => id).filter((id) => next[id] === false) }, { replace: true })
    },
    onRowSelectionChange: (update) => {
      const now: RowSelectionState = Object.fromEntries(state.selected.map((id) => [id, true]))
      const next = typeof update === 'function' ? update(now) : update
      const selected = Object.keys(next).filter((id) => next[id])
      change({ selected: selected.slice(0, SELECTION_LIMIT) }, { replace: true })
    },
  })
  const section = useRef<HTMLElement>(null)
  const keepFocus = useKeepFocus(section)
  const isEmpty = data?.items.length === 0
  const isLoading = isPending || (isEmpty && isPlaceholderData)
  return (
    <section ref={section} className="data-table" tabIndex={-1} aria-label={`${kind} 목록`} {...keepFocus}>
      <div className="data-table-tools">
        {tools}
        <ColumnPicker table={table} />
      </div>
      {bulk && <SelectionBar address={address} counter={counter} bulk={bulk} />}
      {isLoading && <LoadingState rows={8} label={`${kind} 목록을 불러오는 중`} />}
      {error && (
        <ErrorState
          title={`${kind} 목록을 불러오지 못했어요`}
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && !isLoading && (
        <NothingFound address={address} total={data.total} kind={kind} empty={empty} />
      )}
      {data && !isEmpty && (
        <div className={joinClasses('data-table-frame', isPlaceholderData && 'data-table-stale')}>
          <table className="data-grid" aria-label={kind} aria-busy={isPlaceholderData}>
            <TableHead table={table} isSelectable={bulk !== undefined} />
            <TableRows table={table} address={address} nameOf={nameOf} isSelectable={bulk !== undefined} />
          </table>
        </div>
      )}
      <TablePager table={table} shown={data?.items.length ?? 0} kind={kind} counter={counter} />
    </section>
  )
}

interface NothingFoundProps<Filters extends FilterSpec, Sort extends string> {
  address: TableAddress<Filters, Sort>
  total: number
  kind: string
  empty: { title: string; detail?: string }
}

function NothingFound<Filters extends FilterSpec, Sort extends string>(
  props: NothingFoundProps<Filters, Sort>,
) {
  const { address, total, kind, empty } = props
  if (total > 0) {
    return (
      <EmptyState
        icon="list"
        title="이 쪽에는 아무것도 없어요"
        action={{ label: '첫 쪽으로', onPress: () => address.change({ page: 0 }) }}
      />
    )
  }
  if (address.isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={`${kind}: 조건에 맞는 것이 없어요`}
        action={{ label: '조건 모두 지우기', onPress: () => address.change({ filters: {}, page: 0 }) }}
      />
    )
  }
  return <EmptyState icon="list" {...empty} />
}
