import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import {
  type FilterSpec,
  type FilterValues,
  parseTableState,
  type TableSpec,
  type TableState,
  writeTableState,
} from './table-state.ts'

/** Names the record that is open beside a list. */
const OPEN = 'id'

/** Parameters of the record that is open, not of the list. */
const OF_RECORD = ['tab', 'seed']

type Changes<Filters extends FilterSpec, Sort extends string> = Partial<TableState<Filters, Sort>>

export interface TableAddress<Filters extends FilterSpec, Sort extends string> {
  state: TableState<Filters, Sort>
  /** What a list's call takes. */
  query: FilterValues<Filters> & Pick<TableState<Filters, Sort>, 'sort' | 'direction' | 'page' | 'size'>
  isFiltered: boolean
  /** The record that is open beside the list; null if none is. */
  openId: string | null
  /** The address with a record open, or with none. */
  hrefOf: (id: string | null) => string
  /** Goes to the changed state; with `replace` it is no step of its own in the history. */
  change: (changes: Changes<Filters, Sort>, options?: { replace?: boolean }) => void
}

/** The state of a list in the address, so that back, a reload and a shared address keep it. `spec` must be a constant. */
export function useTableAddress<const Filters extends FilterSpec, const Sort extends string>(
  spec: TableSpec<Filters, Sort>,
): TableAddress<Filters, Sort> {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return useMemo(() => {
    const state = parseTableState(search, spec)
    const { filters, sort, direction, page, size } = state
    const toHref = (query: string) => (query === '' ? path : `${path}?${query}`)
    return {
      state,
      query: { ...filters, sort, direction, page, size },
      isFiltered: Object.keys(filters).length > 0,
      openId: new URLSearchParams(search).get(OPEN),
      hrefOf: (id) => {
        const next = new URLSearchParams(search)
        for (const name of OF_RECORD) next.delete(name)
        if (id === null) next.delete(OPEN)
        else next.set(OPEN, id)
        return toHref(next.toString())
      },
      change: (changes, options) => {
        // As it is now: a delayed change must not undo what came after it was asked for.
        const now = window.location.search
        const next = { ...parseTableState(now, spec), ...changes }
        navigate(toHref(writeTableState(now, next, spec)), options)
      },
    }
  }, [path, search, navigate, spec])
}
