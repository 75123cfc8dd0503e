import {
  type ColumnDef,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/primitives/join-classes.ts'

interface ColumnText<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** Figures and dates stand at the end. */
  align?: 'end'
  /** The column that names the row: always shown, and the link that opens it. */
  isName?: true
  /** Left out where the list has little room, as beside an open record. */
  isSecondary?: true
}

/** A column of a list; one that can be sorted has the name by which the call sorts. */
export type TableColumn<Row, Sort extends string> = ColumnText<Row> &
  ({ id: Sort; sortable: true } | { id: string; sortable?: false })

interface ColumnMeta {
  label: string
  className: string | undefined
  isName: boolean
}

/** The server sorts and pages: no row model is registered for either. */
export const FEATURES = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: {} as ColumnMeta,
})
export type Features = typeof FEATURES

export function toColumnDefs<Row extends object, Sort extends string>(
  columns: readonly TableColumn<Row, Sort>[],
): ColumnDef<Features, Row>[] {
  return columns.map(({ id, label, cell, align, isName = false, isSecondary, sortable = false }) => ({
    id,
    header: label,
    // Sorting is offered only for columns with an accessor.
    accessorFn: (row) => row,
    cell: ({ row }) => cell(row.original),
    enableSorting: sortable,
    enableHiding: !isName,
    meta: {
      label,
      isName,
      className:
        joinClasses(align === 'end' && 'data-grid-end', isSecondary && 'data-grid-secondary') || undefined,
    },
  }))
}
