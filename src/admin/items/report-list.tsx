import { useQuery } from '@tanstack/react-query'
import type { ItemReport } from '#contract/item-report.ts'
import { ITEM_REPORT_LABELS, ITEM_REPORT_REASONS, ITEM_REPORT_STATES } from '#domain/exam/item-report.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { DataTable } from '../kit/data-table/data-table.tsx'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { TableFilter } from '../kit/data-table/table-tools.tsx'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ListDetail } from '../kit/list-detail.tsx'
import { ItemViews } from './item-views.tsx'
import { reportsQuery } from './items.queries.ts'
import { REPORT_STATE_NAMES } from './names.ts'
import { ReportPanel } from './report-panel.tsx'
import { shortenQuestion } from './shorten-question.ts'

const FILTERS = { state: ITEM_REPORT_STATES, reason: ITEM_REPORT_REASONS, evaluationId: null } as const
const SPEC: TableSpec<typeof FILTERS, 'createdAt'> = {
  filters: FILTERS,
  sorts: ['createdAt'],
  sort: 'createdAt',
  direction: 'desc',
}

const COLUMNS: readonly TableColumn<ItemReport, 'createdAt'>[] = [
  {
    id: 'reason',
    label: '알린 점',
    isName: true,
    cell: ({ reason }) => ITEM_REPORT_LABELS[reason],
  },
  {
    id: 'text',
    label: '학습자의 말',
    isSecondary: true,
    cell: ({ text }) => <span className="item-row-question">{text}</span>,
  },
  {
    id: 'question',
    label: '문제',
    cell: ({ item }) => (
      <span className="item-row-question">
        <Markdown text={shortenQuestion(item.question)} inline />
      </span>
    ),
  },
  { id: 'state', label: '상태', cell: ({ state }) => REPORT_STATE_NAMES[state] },
  {
    id: 'createdAt',
    label: '알린 때',
    align: 'end',
    cell: ({ createdAt }) => describeMoment(createdAt),
  },
]

/** What learners reported of items, newest first. */
export function ReportList() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf } = address
  const { sort: _sort, direction: _direction, ...query } = address.query
  const result = useQuery(reportsQuery(query))
  return (
    <ListDetail
      title="문항"
      views={<ItemViews current="reports" />}
      isWide
      list={
        <DataTable
          kind="신고"
          counter="건"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ id }) => id}
          nameOf={({ reason }) => ITEM_REPORT_LABELS[reason]}
          empty={{
            title: '아직 신고가 없어요',
            detail: '학습자가 문항에 문제가 있다고 알리면 여기에 나와요.',
          }}
          tools={
            <>
              <TableFilter
                address={address}
                name="state"
                label="상태"
                anyLabel="모든 상태"
                choices={REPORT_STATE_NAMES}
              />
              <TableFilter
                address={address}
                name="reason"
                label="알린 점"
                anyLabel="알린 점 모두"
                choices={ITEM_REPORT_LABELS}
              />
            </>
          }
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel="고른 신고"
      detail={openId !== null && <ReportPanel key={openId} id={openId} />}
    />
  )
}
