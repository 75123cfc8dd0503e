import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ItemTemplateSummary } from '#contract/item-template.ts'
import { CONTENT_LEVELS, DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { DataTable } from '../kit/data-table/data-table.tsx'
import { type SortValues, toPage } from '../kit/data-table/page-rows.ts'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { FilterValues, TableSpec } from '../kit/data-table/table-state.ts'
import { TableSearch } from '../kit/data-table/table-tools.tsx'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { ListDetail } from '../kit/list-detail.tsx'
import { useConceptChoices } from './concept-choices.tsx'
import { ItemViews } from './item-views.tsx'
import { templatesQuery } from './items.queries.ts'
import { PlacementFilters } from './placement-filters.tsx'
import { TemplatePanel } from './template-panel.tsx'

type TemplateRow = ItemTemplateSummary & {
  concept: string
  /** In curriculum order. */
  place: number
}
type TemplateSort = 'place' | 'name' | 'difficultyLevel' | 'items'

const FILTERS = { text: null, conceptId: null, difficultyLevel: CONTENT_LEVELS.map(String) } as const
const SPEC: TableSpec<typeof FILTERS, TemplateSort> = {
  filters: FILTERS,
  sorts: ['place', 'name', 'difficultyLevel', 'items'],
  sort: 'place',
  direction: 'asc',
}
const TEXT_LIMIT = 100

const COLUMNS: readonly TableColumn<TemplateRow, TemplateSort>[] = [
  { id: 'name', label: '템플릿', sortable: true, isName: true, cell: ({ name }) => name },
  { id: 'place', label: '개념', sortable: true, isSecondary: true, cell: ({ concept }) => concept },
  {
    id: 'difficultyLevel',
    label: '난이도',
    sortable: true,
    cell: ({ difficultyLevel }) => DIFFICULTY_LABELS[difficultyLevel],
  },
  {
    id: 'items',
    label: '공개한 문항',
    sortable: true,
    align: 'end',
    cell: ({ items }) => `${items.toLocaleString('ko-KR')}개`,
  },
  { id: 'id', label: '번호', isSecondary: true, cell: ({ id }) => <code>{id}</code> },
]

const SORT_VALUES: SortValues<TemplateRow, TemplateSort> = {
  place: ({ place }) => place,
  name: ({ name }) => name,
  difficultyLevel: ({ difficultyLevel }) => difficultyLevel,
  items: ({ items }) => items,
}

function matches(row: TemplateRow, { text, conceptId, difficultyLevel }: FilterValues<typeof FILTERS>) {
  const words = text?.toLowerCase()
  return (
    (conceptId === undefined || row.conceptId === conceptId) &&
    (difficultyLevel === undefined || String(row.difficultyLevel) === difficultyLevel) &&
    (words === undefined || `${row.id} ${row.name}`.toLowerCase().includes(words))
  )
}

/** The templates, which generate items from seeds. */
export function TemplateList() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf, query, state } = address
  const choices = useConceptChoices()
  const result = useQuery({
    ...templatesQuery,
    select: (templates) =>
      toPage(
        templates
          .map((template, place) => ({ ...template, place, concept: choices.nameOf(template.conceptId) }))
          .filter((row) => matches(row, state.filters)),
        query,
        SORT_VALUES,
      ),
  }) as UseQueryResult<{ items: TemplateRow[]; total: number }>
  return (
    <ListDetail
      title="문항"
      views={<ItemViews current="templates" />}
      isWide
      list={
        <DataTable
          kind="템플릿"
          counter="개"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          empty={{ title: '템플릿이 없어요' }}
          tools={
            <>
              <TableSearch
                address={address}
                name="text"
                label="템플릿 찾기"
                placeholder="이름이나 번호"
                maxLength={TEXT_LIMIT}
              />
              <PlacementFilters address={address} choices={choices} />
            </>
          }
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel="고른 템플릿"
      detail={openId !== null && <TemplatePanel key={openId} id={openId} choices={choices} />}
    />
  )
}
