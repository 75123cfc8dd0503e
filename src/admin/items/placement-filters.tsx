import type { FilterSpec } from '../kit/data-table/table-state.ts'
import { TableFilter } from '../kit/data-table/table-tools.tsx'
import type { TableAddress } from '../kit/data-table/use-table-address.ts'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'
import { LEVEL_NAMES } from './names.ts'

type Placed = FilterSpec & { conceptId: null; difficultyLevel: readonly string[] }

interface PlacementFiltersProps<Filters extends Placed, Sort extends string> {
  address: TableAddress<Filters, Sort>
  choices: ConceptChoices
}

/** Filters of items and templates by where they belong: a concept and a level. */
export function PlacementFilters<Filters extends Placed, Sort extends string>(
  props: PlacementFiltersProps<Filters, Sort>,
) {
  const { address, choices } = props
  return (
    <>
      <TableFilter
        address={address}
        name="conceptId"
        label="개념"
        anyLabel="모든 개념"
        choices={<ConceptOptions choices={choices} />}
      />
      <TableFilter
        address={address}
        name="difficultyLevel"
        label="난이도"
        anyLabel="모든 난이도"
        choices={LEVEL_NAMES}
      />
    </>
  )
}
