import minified from 'virtual:admin-contract'
import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#contract/address.ts'
import { type ManagedPerson, PEOPLE_SORTS, PERSON_STATUSES } from '#contract/people.ts'
import { ROLES } from '#domain/access/roles.ts'
import { nameGradeBriefly } from '#domain/curriculum/name-grade.ts'
import { Chip } from '#ui/primitives/chip.tsx'
import { DataTable } from '../kit/data-table/data-table.tsx'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { TableFilter, TableSearch } from '../kit/data-table/table-tools.tsx'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ExportLink } from '../kit/export-link.tsx'
import { ListDetail } from '../kit/list-detail.tsx'
import { ROLE_NAMES } from '../kit/role-names.ts'
import { PROVIDER_NAMES, STATUS_NAMES } from './names.ts'
import { peopleQuery } from './people.queries.ts'
import { PersonPanel } from './person-panel.tsx'

type PeopleSort = (typeof PEOPLE_SORTS)[number]

const FILTERS = { query: null, role: ROLES, status: PERSON_STATUSES } as const
const SPEC: TableSpec<typeof FILTERS, PeopleSort> = {
  filters: FILTERS,
  sorts: PEOPLE_SORTS,
  sort: 'createdAt',
  direction: 'desc',
  hidden: ['provider', 'grade'],
}

const EXPORT_PATH = pathOf(minified.people.exportCsv)

const COLUMNS: readonly TableColumn<ManagedPerson, PeopleSort>[] = [
  {
    id: 'nickname',
    label: '별명',
    sortable: true,
    isName: true,
    cell: ({ nickname, suspendedAt }) => (
      <>
        {nickname} {suspendedAt && <Chip tone="line">이용 정지</Chip>}
      </>
    ),
  },
  { id: 'email', label: '이메일', cell: ({ email }) => email ?? '없음' },
  { id: 'roles', label: '역할', cell: ({ roles }) => roles.map((role) => ROLE_NAMES[role]).join(', ') },
  { id: 'school', label: '학교', isSecondary: true, cell: ({ school }) => school?.name ?? '고르지 않음' },
  { id: 'grade', label: '학년', cell: nameGradeBriefly },
  { id: 'provider', label: '로그인', cell: ({ provider }) => PROVIDER_NAMES[provider] },
  {
    id: 'createdAt',
    label: '가입',
    sortable: true,
    align: 'end',
    cell: ({ createdAt }) => describeMoment(createdAt),
  },
  {
    id: 'lastSeenAt',
    label: '마지막 접속',
    sortable: true,
    isSecondary: true,
    align: 'end',
    cell: ({ lastSeenAt }) => (lastSeenAt ? describeMoment(lastSeenAt) : '기록 없음'),
  },
]

/** `/admin/UserManager`: accounts, their roles and suspension, never what a learner said. */
export function PeoplePage() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf } = address
  const result = useQuery(peopleQuery(address.query))
  return (
    <ListDetail
      title="사용자"
      acts={<ExportLink path={EXPORT_PATH} filters={address.state.filters} />}
      list={
        <DataTable
          kind="사용자"
          counter="명"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ id }) => id}
          nameOf={({ nickname }) => nickname}
          empty={{ title: '아직 사용자가 없어요' }}
          tools={
            <>
              <TableSearch
                address={address}
                name="query"
                label="사용자 찾기"
                placeholder="별명, 이메일, 번호"
                maxLength={100}
              />
              <TableFilter
                address={address}
                name="role"
                label="역할"
                anyLabel="모든 역할"
                choices={ROLE_NAMES}
              />
              <TableFilter
                address={address}
                name="status"
                label="상태"
                anyLabel="모든 상태"
                choices={STATUS_NAMES}
              />
            </>
          }
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel="고른 사용자"
      detail={openId !== null && <PersonPanel key={openId} id={openId} closeHref={hrefOf(null)} />}
    />
  )
}
