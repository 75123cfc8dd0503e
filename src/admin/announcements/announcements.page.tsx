import { useQuery } from '@tanstack/react-query'
import type { AnnouncementSummary } from '#contract/notification.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { DataTable } from '../kit/data-table/data-table.tsx'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ListDetail } from '../kit/list-detail.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { announcementsQuery } from './announcements.queries.ts'
import { describeAudience } from './audience.ts'

const SPEC: TableSpec<Record<never, null>, 'createdAt'> = {
  filters: {},
  sorts: ['createdAt'],
  sort: 'createdAt',
  direction: 'desc',
}

function countPeople(count: number): string {
  return `${count.toLocaleString('ko-KR')}명`
}

const COLUMNS: readonly TableColumn<AnnouncementSummary, 'createdAt'>[] = [
  { id: 'title', label: '제목', isName: true, cell: ({ title }) => title },
  {
    id: 'state',
    label: '상태',
    cell: ({ releasedAt }) => (
      <Chip tone={releasedAt ? 'accent' : 'line'}>{releasedAt ? '보냄' : '예약'}</Chip>
    ),
  },
  {
    id: 'time',
    label: '보낸 때',
    cell: ({ releasedAt, sendAt, createdAt }) => describeMoment(releasedAt ?? sendAt ?? createdAt),
  },
  {
    id: 'audience',
    label: '받는 사람',
    isSecondary: true,
    cell: ({ audience }) => describeAudience(audience),
  },
  { id: 'people', label: '알림함', align: 'end', cell: ({ people }) => countPeople(people) },
  { id: 'sent', label: '보냄', align: 'end', isSecondary: true, cell: ({ sent }) => countPeople(sent) },
  { id: 'clicked', label: '누름', align: 'end', cell: ({ clicked }) => countPeople(clicked) },
]

const NEW = 'new'

/** `/admin/AnnouncementManager`: announcements to all or some, sent or scheduled, and whom they reached. */
export function AnnouncementsPage() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf } = address
  const { page, size } = address.query
  const result = useQuery(announcementsQuery({ page, size }))
  return (
    <ListDetail
      title="알림"
      acts={
        <ButtonLink href={hrefOf(NEW)} variant={openId === null ? 'filled' : 'outlined'}>
          알림 쓰기
        </ButtonLink>
      }
      list={
        <DataTable
          kind="알림"
          counter="개"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          empty={{
            title: '아직 보낸 알림이 없어요',
            detail: '쉬는 날이나 새 단원처럼 모두가 알 것을 보내 주세요.',
          }}
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel={openId === NEW ? '새 알림' : '고른 알림'}
      detail={
        openId === NEW ? (
          <>
            <h2>알림 쓰기</h2>
            <AnnouncementForm hrefOf={hrefOf} />
          </>
        ) : (
          openId !== null && <AnnouncementPanel key={openId} id={openId} closeHref={hrefOf(null)} />
        )
      }
    />
  )
}
