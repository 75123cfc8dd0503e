/** The filters of a list by name: null for free text, else the values that there are. */
export type FilterSpec = Readonly<Record<string, readonly string[] | null>>

/** A filter that is not set is absent. */
export type FilterValues<Filters extends FilterSpec> = {
  [Name in keyof Filters]?: Filters[Name] extends readonly (infer Value extends string)[] ? Value : string
}

export type SortDirection = 'asc' | 'desc'

/** What a list can be asked for, and what it shows if the address names nothing else. */
export interface TableSpec<Filters extends FilterSpec, Sort extends string> {
  filters: Filters
  sorts: readonly Sort[]
  sort: Sort
  direction: SortDirection
  /** Ids of the columns that are hidden by default. */
  hidden?: readonly string[]
}

export interface TableState<Filters extends FilterSpec, Sort extends string> {
  filters: FilterValues<Filters>
  sort: Sort
  direction: SortDirection
  /** From 0. */
  page: number
  size: number
  /** Ids of columns. */
  hidden: readonly string[]
  /** Ids of rows, on any page. */
  selected: readonly string[]
}

export const PAGE_SIZES = [20, 50, 100] as const
/** The ids must fit into an address. */
export const SELECTION_LIMIT = 100

/** Parameters of an address that are not filters. A page from 1, as people count. */
const NAMES = {
  sort: 'sort',
  direction: 'direction',
  page: 'page',
  size: 'size',
  hidden: 'hide',
  selected: 'selected',
} as const

function readList(text: string | null): string[] {
  return text ? [...new Set(text.split(',').filter((id) => id !== ''))] : []
}

/** Returns the state that the query of an address names; what is malformed counts as missing. */
export function parseTableState<Filters extends FilterSpec, Sort extends string>(
  search: string,
  spec: TableSpec<Filters, Sort>,
): TableState<Filters, Sort> {
  const query = new URLSearchParams(search)
  const filters = Object.entries(spec.filters).flatMap(([name, values]) => {
    const value = query.get(name)?.trim() ?? ''
    return value !== '' && (values === null || values.includes(value)) ? [[name, value]] : []
  })
  const direction = query.get(NAMES.direction)
  const page = Number(query.get(NAMES.page))
  const size = Number(query.get(NAMES.size))
  return {
    filters: Object.fromEntries(filters) as FilterValues<Filters>,
    sort: spec.sorts.find((sort) => sort === query.get(NAMES.sort)) ?? spec.sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : spec.direction,
    page: Number.isSafeInteger(page) && page >= 1 ? page - 1 : 0,
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    hidden: query.has(NAMES.hidden) ? readList(query.get(NAMES.hidden)) : (spec.hidden ?? []),
    selected: readList(query.get(NAMES.selected)).slice(0, SELECTION_LIMIT),
  }
}

/** Returns `search` with the state in it: what is as the spec has it is left out, other parameters are kept. */
export function writeTableState<Filters extends FilterSpec, Sort extends string>(
  search: string,
  state: TableState<Filters, Sort>,
  spec: TableSpec<Filters, Sort>,
): string {
  const query = new URLSearchParams(search)
  const put = (name: string, value: string, byDefault: string) =>
    value === byDefault ? query.delete(name) : query.set(name, value)
  for (const name of Object.keys(spec.filters)) put(name, state.filters[name] ?? '', '')
  put(NAMES.sort, state.sort, spec.sort)
  put(NAMES.direction, state.direction, spec.direction)
  put(NAMES.page, String(state.page + 1), '1')
  put(NAMES.size, String(state.size), String(PAGE_SIZES[0]))
  put(NAMES.hidden, state.hidden.join(','), (spec.hidden ?? []).join(','))
  put(NAMES.selected, state.selected.join(','), '')
  return query.toString()
}
