import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { type FilterSpec, SELECTION_LIMIT } from './table-state.ts'
import type { TableAddress } from './use-table-address.ts'

interface SelectionBarProps<Filters extends FilterSpec, Sort extends string> {
  address: TableAddress<Filters, Sort>
  counter: string
  bulk: (ids: readonly string[]) => ReactNode
}

/** How many rows are selected, on all pages, and what can be done with them. */
export function SelectionBar<Filters extends FilterSpec, Sort extends string>(
  props: SelectionBarProps<Filters, Sort>,
) {
  const { address, counter, bulk } = props
  const { selected } = address.state
  const note = selected.length === SELECTION_LIMIT ? ` (한 번에 ${SELECTION_LIMIT}${counter}까지)` : ''
  return (
    <div className="selection-bar" hidden={selected.length === 0}>
      <span role="status">{selected.length > 0 && `${selected.length}${counter} 골랐어요${note}`}</span>
      {selected.length > 0 && bulk(selected)}
      <Button variant="text" onClick={() => address.change({ selected: [] }, { replace: true })}>
        고른 것 풀기
      </Button>
    </div>
  )
}
