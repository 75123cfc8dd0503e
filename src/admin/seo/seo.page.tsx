import { useQuery } from '@tanstack/react-query'
import type { SeoSetting } from '#contract/seo.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { DataTable } from '../kit/data-table/data-table.tsx'
import { type SortValues, toPage } from '../kit/data-table/page-rows.ts'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { TableSearch } from '../kit/data-table/table-tools.tsx'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ListDetail } from '../kit/list-detail.tsx'
import { AddPage } from './add-page.tsx'
import { seoSettingsQuery } from './seo.queries.ts'
import { SeoPanel } from './seo-panel.tsx'

type SeoSort = 'path' | 'title' | 'updatedAt'

const FILTERS = { query: null } as const
const SPEC: TableSpec<typeof FILTERS, SeoSort> = {
  filters: FILTERS,
  sorts: ['path', 'title', 'updatedAt'],
  sort: 'path',
  direction: 'asc',
}

const COLUMNS: readonly TableColumn<SeoSetting, SeoSort>[] = [
  { id: 'path', label: '주소', sortable: true, isName: true, cell: ({ path }) => path },
  { id: 'title', label: '제목', sortable: true, cell: ({ title }) => title },
  { id: 'image', label: '그림', cell: ({ image }) => (image ? '있음' : '기본 그림') },
  {
    id: 'updatedAt',
    label: '고침',
    sortable: true,
    align: 'end',
    cell: ({ updatedAt }) => describeMoment(updatedAt),
  },
]

const SORT_VALUES: SortValues<SeoSetting, SeoSort> = {
  path: ({ path }) => path,
  title: ({ title }) => title,
  updatedAt: ({ updatedAt }) => updatedAt,
}

const NEW = 'new'

/** `/admin/SeoManager`: the title, description and picture of a page in search results and shared cards. */
export function SeoPage() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf } = address
  const { query: wanted = '', ...order } = address.query
  const result = useQuery({
    ...seoSettingsQuery,
    select: (settings) =>
      toPage(
        settings.filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(wanted.toLowerCase())),
        order,
        SORT_VALUES,
      ),
  })
  return (
    <ListDetail
      title="검색 노출"
      acts={
        <ButtonLink href={hrefOf(NEW)} variant={openId === null ? 'filled' : 'outlined'}>
          페이지 고르기
        </ButtonLink>
      }
      list={
        <DataTable
          kind="페이지"
          counter="개"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ path }) => path}
          nameOf={({ path }) => path}
          empty={{
            title: '따로 정한 페이지가 없어요',
            detail: '정하지 않은 페이지는 단원과 개념의 이름, 설명으로 검색에 나와요.',
          }}
          tools={
            <TableSearch
              address={address}
              name="query"
              label="페이지 찾기"
              placeholder="주소나 제목"
              maxLength={100}
            />
          }
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel={openId === NEW ? '페이지 고르기' : '고른 페이지'}
      detail={
        openId === NEW ? (
          <AddPage hrefOf={hrefOf} />
        ) : (
          openId !== null && <SeoPanel key={openId} path={openId} closeHref={hrefOf(null)} />
        )
      }
    />
  )
}
