import './kit.css'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction, AuditEntity } from '#domain/audit/audit.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from './admin-api.ts'
import { describeMoment } from './describe-moment.ts'
import type { FormValues } from './record-drafts.ts'
import { RecordedChange } from './recorded-change.tsx'
import { type Restore, RestoreButton } from './restore.tsx'

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  create: '만듦',
  update: '고침',
  archive: '숨김',
  delete: '지움',
  restore: '다시 보임',
  export: '내보냄',
  promote: '학습자에게 적용',
  read: '열어 봄',
}

const PAGE_SIZE = 20

type RecordedRow = Readonly<Record<string, unknown>>

function auditQuery(entity: AuditEntity, entityId: string, page: number) {
  return queryOptions({
    queryKey: [ADMIN_KEY, 'audit', entity, entityId, page],
    queryFn: ({ signal }) =>
      call(adminApi.audit.list({ entity, entityId, page, size: PAGE_SIZE }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface HistoryTabProps<Values extends FormValues> {
  entity: AuditEntity
  entityId: string
  /** Korean names of the fields that are shown; others are left out. */
  fieldNames: Readonly<Record<string, string>>
  /** Korean names of the values that are words of the program. */
  valueNames?: Readonly<Record<string, string>>
  /** Where the action is called something else: a suspension is recorded as `archive`. */
  actionNames?: Partial<Record<AuditAction, string>>
  restore?: Restore<Values>
  /** Returns a recorded row as it is shown, where that is not the row itself. */
  readRow?: (row: RecordedRow) => RecordedRow
}

/** Who changed the record, when, and what; newest first. */
export function HistoryTab<Values extends FormValues>(props: HistoryTabProps<Values>) {
  const { entity, entityId, fieldNames, valueNames = {}, actionNames, restore, readRow } = props
  const [page, setPage] = useState(0)
  const { data, error, isPending, refetch } = useQuery(auditQuery(entity, entityId, page))
  if (isPending) return <LoadingState rows={4} label="기록을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="기록을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  if (data.total === 0) {
    return <EmptyState icon="clock" title="아직 고친 기록이 없어요" detail="저장할 때마다 여기에 남아요." />
  }
  const pages = Math.ceil(data.total / data.size)
  const oldest = page + 1 >= pages ? data.items.at(-1)?.before : null
  return (
    <>
      <ol className="history">
        {data.items.map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{actionNames?.[entry.action] ?? ACTIONS[entry.action]}</b>
              <span>{entry.actor?.nickname ?? '탈퇴한 사람'}</span>
              <time dateTime={entry.at}>{describeMoment(entry.at)}</time>
            </p>
            <Changes entry={entry} fieldNames={fieldNames} valueNames={valueNames} readRow={readRow} />
            {restore && entry.after && (
              <RestoreButton
                restore={restore}
                row={entry.after}
                fieldNames={fieldNames}
                valueNames={valueNames}
              />
            )}
          </li>
        ))}
        {restore && oldest && (
          <li>
            <p>
              <b>처음</b> 고치기 전
            </p>
            <RestoreButton restore={restore} row={oldest} fieldNames={fieldNames} valueNames={valueNames} />
          </li>
        )}
      </ol>
      {pages > 1 && (
        <div className="pager">
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            앞 쪽
          </Button>
          <span>
            {pages}쪽 가운데 {page + 1}쪽
          </span>
          <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            다음 쪽
          </Button>
        </div>
      )}
    </>
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

interface ChangesProps {
  entry: AuditEntry
  fieldNames: Readonly<Record<string, string>>
  valueNames: Readonly<Record<string, string>>
  readRow: ((row: RecordedRow) => RecordedRow) | undefined
}

function Changes({ entry, fieldNames, valueNames, readRow = (row) => row }: ChangesProps) {
  const before = entry.before && readRow(entry.before)
  const after = entry.after && readRow(entry.after)
  const changed = Object.keys(fieldNames).filter(
    (name) =>
      JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]) &&
      // What a new or a deleted row says nothing of.
      !(isEmpty(before?.[name]) && isEmpty(after?.[name])),
  )
  return (
    <dl>
      {changed.map((name) => (
        <div key={name}>
          <dt>{fieldNames[name]}</dt>
          <dd>
            <RecordedChange
              label={fieldNames[name] ?? name}
              before={before?.[name]}
              after={after?.[name]}
              valueNames={valueNames}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
