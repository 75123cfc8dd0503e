import './history.css'
import minified from 'virtual:admin-contract'
import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#contract/address.ts'
import { MODEL_CALL_SORTS, type ModelCallSummary } from '#contract/llm-history.ts'
import { CALL_PURPOSES, CALL_STATUSES } from '#domain/prompt/model-call.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { PURPOSE_NAMES } from '../kit/call-names.ts'
import { DataTable } from '../kit/data-table/data-table.tsx'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { TableDay, TableFilter, TableSearch } from '../kit/data-table/table-tools.tsx'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { formatCost } from '../kit/describe-figures.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ListDetail } from '../kit/list-detail.tsx'
import { CallPanel } from './call-panel.tsx'
import { callsQuery } from './history.queries.ts'
import {
  countTokens,
  describeLatency,
  describePrompt,
  PURPOSE_CHOICES,
  STATUS_CHOICES,
  STATUS_NAMES,
} from './names.ts'

type CallSort = (typeof MODEL_CALL_SORTS)[number]

const FILTERS = {
  purpose: [...CALL_PURPOSES, 'tutor', 'other'],
  status: [...CALL_STATUSES, 'failed'],
  model: null,
  prompt: null,
  person: null,
  from: null,
  to: null,
} as const
const SPEC: TableSpec<typeof FILTERS, CallSort> = {
  filters: FILTERS,
  sorts: MODEL_CALL_SORTS,
  sort: 'createdAt',
  direction: 'desc',
  hidden: ['inputTokens'],
}

const COLUMNS: readonly TableColumn<ModelCallSummary, CallSort>[] = [
  {
    id: 'createdAt',
    label: '시각',
    sortable: true,
    isName: true,
    cell: ({ createdAt }) => describeMoment(createdAt),
  },
  { id: 'person', label: '사람', cell: ({ user }) => user?.nickname ?? '방문자' },
  { id: 'purpose', label: '목적', cell: ({ purpose }) => PURPOSE_NAMES[purpose] },
  {
    id: 'status',
    label: '상태',
    cell: ({ status }) => <Chip tone={status === 'success' ? 'accent' : 'line'}>{STATUS_NAMES[status]}</Chip>,
  },
  { id: 'model', label: '모델', isSecondary: true, cell: ({ model }) => model },
  { id: 'prompt', label: '프롬프트', isSecondary: true, cell: ({ prompt }) => describePrompt(prompt) },
  {
    id: 'inputTokens',
    label: '입력 토큰',
    isSecondary: true,
    align: 'end',
    cell: ({ inputTokens }) => countTokens(inputTokens),
  },
  {
    id: 'outputTokens',
    label: '출력 토큰',
    sortable: true,
    isSecondary: true,
    align: 'end',
    cell: ({ outputTokens }) => countTokens(outputTokens),
  },
  {
    id: 'latencyMs',
    label: '걸린 시간',
    sortable: true,
    isSecondary: true,
    align: 'end',
    cell: ({ latencyMs }) => describeLatency(latencyMs),
  },
  { id: 'cost', label: '비용', sortable: true, align: 'end', cell: ({ cost }) => formatCost(cost) },
]

/** A day of the address that is none counts as missing: the call would refuse the whole list. */
function withDays<Query extends { from?: string; to?: string }>(query: Query): Query {
  const isDay = (day: string | undefined) =>
    day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  const { from, to, ...others } = query
  return { ...others, ...(isDay(from) && { from }), ...(isDay(to) && { to }) } as Query
}

/** `/admin/LLMHistoryManager`: calls to the model of the last 90 days, what they cost, and, for a reason, what was said. */
export function HistoryPage() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf, state } = address
  const result = useQuery(callsQuery(withDays(address.query)))
  const totals = result.data?.totals
  return (
    <ListDetail
      title="모델 호출 기록"
      acts={<ExportLink filters={withDays(state.filters)} />}
      list={
        <>
          <DataTable
            kind="호출"
            counter="건"
            columns={COLUMNS}
            address={address}
            result={result}
            idOf={({ id }) => id}
            nameOf={({ createdAt }) => describeMoment(createdAt)}
            empty={{
              title: '아직 호출이 없어요',
              detail: '튜터가 답할 때마다 여기에 남고, 90일 뒤에 지워져요.',
            }}
            tools={
              <>
                <TableSearch
                  address={address}
                  name="person"
                  label="사람 찾기"
                  placeholder="별명, 번호"
                  maxLength={100}
                />
                <TableSearch
                  address={address}
                  name="model"
                  label="모델 찾기"
                  placeholder="모델 이름"
                  maxLength={100}
                />
                <TableSearch
                  address={address}
                  name="prompt"
                  label="프롬프트 찾기"
                  placeholder="main/prod/3"
                  maxLength={100}
                />
                <TableFilter
                  address={address}
                  name="purpose"
                  label="목적"
                  anyLabel="모든 목적"
                  choices={PURPOSE_CHOICES}
                />
                <TableFilter
                  address={address}
                  name="status"
                  label="상태"
                  anyLabel="모든 상태"
                  choices={STATUS_CHOICES}
                />
                <TableDay address={address} name="from" label="첫날" />
                <TableDay address={address} name="to" label="마지막 날" />
              </>
            }
          />
          {totals && (
            <dl className="call-totals">
              <div>
                <dt>입력 토큰</dt>
                <dd>{countTokens(totals.inputTokens)}</dd>
              </div>
              <div>
                <dt>출력 토큰</dt>
                <dd>{countTokens(totals.outputTokens)}</dd>
              </div>
              <div>
                <dt>비용</dt>
                <dd>
                  {formatCost(totals.cost)}
                  {totals.unpriced > 0 && <small> · 값을 모르는 호출 {countTokens(totals.unpriced)}건</small>}
                </dd>
              </div>
            </dl>
          )}
        </>
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel="고른 호출"
      detail={openId !== null && <CallPanel key={openId} id={openId} />}
    />
  )
}

function ExportLink({ filters }: { filters: Partial<Record<keyof typeof FILTERS, string>> }) {
  const query = new URLSearchParams(filters)
  const save = () => {
    const link = document.createElement('a')
    link.href = `${pathOf(minified.llmHistory.exportCsv)}?${query}`
    link.download = ''
    link.click()
  }
  return (
    <Button icon="download" onClick={save}>
      CSV로 받기
    </Button>
  )
}
