import './items.css'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { ITEM_SORTS, type ItemSummary } from '#contract/item-editing.ts'
import { CONTENT_ORIGINS } from '#domain/curriculum/curriculum.ts'
import { CONTENT_LEVELS, DIFFICULTY_LABELS, ITEM_STATUSES, WRITTEN_TEST_TYPES } from '#domain/exam/item.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { DataTable } from '../kit/data-table/data-table.tsx'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { TableFilter, TableSearch } from '../kit/data-table/table-tools.tsx'
import { type TableAddress, useTableAddress } from '../kit/data-table/use-table-address.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ListDetail } from '../kit/list-detail.tsx'
import { ORIGIN_NAMES } from '../kit/origin-names.ts'
import { BulkActs } from './bulk-acts.tsx'
import { type ConceptChoices, useConceptChoices } from './concept-choices.tsx'
import { describeSeconds, describeShare } from './describe-share.ts'
import { ExportPanel } from './export-panel.tsx'
import { GeneratePanel } from './generate-panel.tsx'
import { ImportPanel } from './import-panel.tsx'
import { ItemPanel } from './item-panel.tsx'
import { ItemViews, readView } from './item-views.tsx'
import { itemsQuery } from './items.queries.ts'
import { STATUS_NAMES, TYPE_NAMES } from './names.ts'
import { NewItems } from './new-items.tsx'
import { PlacementFilters } from './placement-filters.tsx'
import { ReportList } from './report-list.tsx'
import { shortenQuestion } from './shorten-question.ts'
import { TemplateList } from './template-list.tsx'

type ItemSort = (typeof ITEM_SORTS)[number]

const FILTERS = {
  text: null,
  conceptId: null,
  writtenTestType: WRITTEN_TEST_TYPES.map(String),
  difficultyLevel: CONTENT_LEVELS.map(String),
  status: ITEM_STATUSES,
  hasDraft: ['true', 'false'],
  flagged: ['true'],
  origin: CONTENT_ORIGINS,
} as const
const SPEC: TableSpec<typeof FILTERS, ItemSort> = {
  filters: FILTERS,
  sorts: ITEM_SORTS,
  sort: 'updatedAt',
  direction: 'desc',
  hidden: ['origin'],
}

const DRAFT_NAMES = { true: '공개하지 않은 글 있음', false: '공개하지 않은 글 없음' }
const TEXT_LIMIT = 200
const NEW = 'new'
const IMPORT = 'import'
const EXPORT = 'export'
const GENERATE = 'generate'
const OPEN_LABELS: Readonly<Record<string, string>> = {
  [NEW]: '새 문항',
  [IMPORT]: '가져오기',
  [EXPORT]: '내보내기',
  [GENERATE]: '문항 만들기',
}

const COLUMNS: readonly TableColumn<ItemSummary & { concepts: string }, ItemSort>[] = [
  {
    id: 'question',
    label: '문제',
    sortable: true,
    isName: true,
    cell: ({ question }) =>
      question.trim() === '' ? (
        '(아직 문제가 없어요)'
      ) : (
        <span className="item-row-question">
          <Markdown text={shortenQuestion(question)} inline />
        </span>
      ),
  },
  { id: 'concept', label: '개념', sortable: true, isSecondary: true, cell: ({ concepts }) => concepts },
  {
    id: 'difficultyLevel',
    label: '난이도',
    sortable: true,
    cell: ({ difficultyLevel }) => DIFFICULTY_LABELS[difficultyLevel],
  },
  {
    id: 'writtenTestType',
    label: '유형',
    sortable: true,
    cell: ({ writtenTestType }) => TYPE_NAMES[writtenTestType],
  },
  {
    id: 'status',
    label: '상태',
    cell: ({ status, hasDraft }) => (
      <span className="item-row-state">
        {STATUS_NAMES[status]}
        {hasDraft && <Chip tone="line">초안 있음</Chip>}
      </span>
    ),
  },
  {
    id: 'origin',
    label: '출처',
    isSecondary: true,
    cell: ({ origin }) => ORIGIN_NAMES[origin],
  },
  { id: 'share', label: '정답률', align: 'end', cell: describeShare },
  {
    id: 'medianTime',
    label: '시간',
    align: 'end',
    isSecondary: true,
    cell: ({ medianTime }) => describeSeconds(medianTime),
  },
  {
    id: 'updatedAt',
    label: '고친 때',
    sortable: true,
    align: 'end',
    isSecondary: true,
    cell: ({ updatedAt }) => describeMoment(updatedAt),
  },
]

/** `/admin/ExerciseManager`: the evaluation items, the templates that draw them, and what learners reported of them. */
export function ItemsPage() {
  const view = readView(useSearch())
  if (view === 'templates') return <TemplateList />
  if (view === 'reports') return <ReportList />
  return <ItemList />
}

function ItemList() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf, query } = address
  const choices = useConceptChoices()
  const { direction, ...others } = query
  const result = useQuery({
    ...itemsQuery({ ...others, order: direction }),
    select: ({ items, total }) => ({
      total,
      items: items.map((item) => ({ ...item, concepts: item.conceptIds.map(choices.nameOf).join(', ') })),
    }),
  })
  return (
    <ListDetail
      title="문항"
      views={<ItemViews current="items" />}
      isWide
      acts={
        <>
          <ButtonLink href={hrefOf(GENERATE)}>만들기</ButtonLink>
          <ButtonLink href={hrefOf(IMPORT)}>가져오기</ButtonLink>
          <ButtonLink href={hrefOf(EXPORT)}>내보내기</ButtonLink>
          <ButtonLink href={hrefOf(NEW)} variant="filled">
            문항 더하기
          </ButtonLink>
        </>
      }
      list={
        <DataTable
          kind="문항"
          counter="개"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ id }) => id}
          nameOf={({ question, id }) => question || id}
          bulk={(ids) => (
            <BulkActs
              ids={ids}
              choices={choices}
              onDone={() => address.change({ selected: [] }, { replace: true })}
            />
          )}
          empty={{ title: '아직 문항이 없어요', detail: '문항을 더하면 초안으로 시작해요.' }}
          tools={
            <>
              <TableSearch
                address={address}
                name="text"
                label="문항 찾기"
                placeholder="문제, 보기, 답, 풀이, 번호"
                maxLength={TEXT_LIMIT}
              />
              <PlacementFilters address={address} choices={choices} />
              <TableFilter
                address={address}
                name="writtenTestType"
                label="유형"
                anyLabel="모든 유형"
                choices={TYPE_NAMES}
              />
              <TableFilter
                address={address}
                name="status"
                label="상태"
                anyLabel="모든 상태"
                choices={STATUS_NAMES}
              />
              <TableFilter
                address={address}
                name="hasDraft"
                label="공개하지 않은 글"
                anyLabel="초안과 관계없이"
                choices={DRAFT_NAMES}
              />
              <TableFilter
                address={address}
                name="flagged"
                label="손볼 문항"
                anyLabel="통계와 관계없이"
                choices={{ true: '손볼 문항' }}
              />
              <TableFilter
                address={address}
                name="origin"
                label="출처"
                anyLabel="모든 출처"
                choices={ORIGIN_NAMES}
              />
            </>
          }
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel={OPEN_LABELS[openId ?? ''] ?? '고른 문항'}
      detail={openId !== null && <OpenPanel id={openId} address={address} choices={choices} />}
    />
  )
}

interface OpenPanelProps {
  id: string
  address: TableAddress<typeof FILTERS, ItemSort>
  choices: ConceptChoices
}

/** What is open in place of the list. */
function OpenPanel({ id, address, choices }: OpenPanelProps) {
  const { hrefOf, state } = address
  if (id === NEW) return <NewItems choices={choices} hrefOf={hrefOf} />
  if (id === GENERATE) return <GeneratePanel choices={choices} hrefOf={hrefOf} />
  if (id === IMPORT) return <ImportPanel choices={choices} />
  if (id === EXPORT) return <ExportPanel filters={state.filters} choices={choices} />
  return <ItemPanel key={id} id={id} choices={choices} closeHref={hrefOf(null)} />
}
