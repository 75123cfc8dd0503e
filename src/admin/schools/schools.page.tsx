import minified from 'virtual:admin-contract'
import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#contract/address.ts'
import { type ListedSchool, SCHOOL_QUERY_LIMIT, SCHOOL_SORTS } from '#contract/school.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { SCHOOL_LEVEL_NAMES } from '#domain/curriculum/name-grade.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { DataTable } from '../kit/data-table/data-table.tsx'
import type { TableColumn } from '../kit/data-table/table-columns.ts'
import type { TableSpec } from '../kit/data-table/table-state.ts'
import { TableFilter, TableSearch } from '../kit/data-table/table-tools.tsx'
import { useTableAddress } from '../kit/data-table/use-table-address.ts'
import { ExportLink } from '../kit/export-link.tsx'
import { ListDetail } from '../kit/list-detail.tsx'
import { ImportPanel } from './import-panel.tsx'
import { SchoolForm } from './school-form.tsx'
import { SchoolPanel } from './school-panel.tsx'
import { schoolsQuery } from './schools.queries.ts'

type SchoolSort = (typeof SCHOOL_SORTS)[number]

const FILTERS = { query: null, schoolLevel: SCHOOL_LEVELS } as const
const SPEC: TableSpec<typeof FILTERS, SchoolSort> = {
  filters: FILTERS,
  sorts: SCHOOL_SORTS,
  sort: 'name',
  direction: 'asc',
}

const EXPORT_PATH = pathOf(minified.school.exportCsv)

const COLUMNS: readonly TableColumn<ListedSchool, SchoolSort>[] = [
  { id: 'name', label: '학교', sortable: true, isName: true, cell: ({ name }) => name },
  { id: 'region', label: '지역', sortable: true, cell: ({ region }) => region || '모름' },
  { id: 'level', label: '학교급', cell: ({ schoolLevel }) => SCHOOL_LEVEL_NAMES[schoolLevel] },
  {
    id: 'people',
    label: '고른 사람',
    sortable: true,
    align: 'end',
    cell: ({ people }) => `${people.toLocaleString('ko-KR')}명`,
  },
]

const NEW = 'new'
const IMPORT = 'import'

/** `/admin/SchoolManager`: the schools that learners can choose. */
export function SchoolsPage() {
  const address = useTableAddress(SPEC)
  const { openId, hrefOf } = address
  const result = useQuery(schoolsQuery(address.query))
  return (
    <ListDetail
      title="학교"
      acts={
        <>
          <ButtonLink href={hrefOf(IMPORT)}>CSV로 가져오기</ButtonLink>
          <ExportLink path={EXPORT_PATH} filters={address.state.filters} />
          <ButtonLink href={hrefOf(NEW)} variant={openId === null ? 'filled' : 'outlined'}>
            학교 더하기
          </ButtonLink>
        </>
      }
      list={
        <DataTable
          kind="학교"
          counter="곳"
          columns={COLUMNS}
          address={address}
          result={result}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          empty={{ title: '아직 학교가 없어요', detail: '하나씩 더하거나 CSV로 한꺼번에 가져와 주세요.' }}
          tools={
            <>
              <TableSearch
                address={address}
                name="query"
                label="학교 찾기"
                placeholder="학교 이름이나 지역"
                maxLength={SCHOOL_QUERY_LIMIT}
              />
              <TableFilter
                address={address}
                name="schoolLevel"
                label="학교급"
                anyLabel="모든 학교급"
                choices={SCHOOL_LEVEL_NAMES}
              />
            </>
          }
        />
      }
      openId={openId}
      closeHref={hrefOf(null)}
      detailLabel={openId === NEW ? '새 학교' : openId === IMPORT ? '가져오기' : '고른 학교'}
      detail={
        openId === NEW ? (
          <>
            <h2>학교 더하기</h2>
            <SchoolForm school={null} hrefOf={hrefOf} />
          </>
        ) : openId === IMPORT ? (
          <ImportPanel />
        ) : (
          openId !== null && <SchoolPanel key={openId} id={openId} closeHref={hrefOf(null)} hrefOf={hrefOf} />
        )
      }
    />
  )
}
