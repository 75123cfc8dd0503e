import { type ReactNode, useState } from 'react'
import type { AuditEntity } from '#domain/audit/audit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { EmptyState } from '#ui/states/list-state.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import { useWrite } from '../kit/use-write.ts'

interface Named {
  id: string
  name: string
  /** Items that have it. */
  items: number
}

interface NamedListProps<Row extends Named> {
  /** '유형' */
  kind: string
  rows: readonly Row[]
  detail?: (row: Row) => ReactNode
  remove: (row: Row) => Promise<unknown>
  /** Whose history a row's is, and the Korean names of its fields. */
  history: { entity: AuditEntity; fieldNames: Readonly<Record<string, string>> }
  /** The form of a row, or of a new one (null). */
  form: (row: Row | null, close: () => void) => ReactNode
}

const NEW = 'new'

/** Rows that are edited in their place. */
export function NamedList<Row extends Named>({
  kind,
  rows,
  detail,
  remove,
  history,
  form,
}: NamedListProps<Row>) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [asked, setAsked] = useState<Row | null>(null)
  const { run, isPending } = useWrite()
  const close = () => setOpenId(null)
  return (
    <>
      {rows.length === 0 && <EmptyState icon="list" title={`${kind}: 아직 없어요`} />}
      <ul className="named-list" aria-label={kind}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className="named-row">
              <div>
                <b>{row.name}</b>
                <small>
                  문항 {row.items.toLocaleString('ko-KR')}개 {detail?.(row)}
                </small>
              </div>
              <Button
                variant="text"
                aria-label={`‘${row.name}’ ${openId === row.id ? '접기' : '고치기'}`}
                aria-expanded={openId === row.id}
                onClick={() => setOpenId(openId === row.id ? null : row.id)}
              >
                {openId === row.id ? '접기' : '고치기'}
              </Button>
              <IconButton icon="trash" label={`‘${row.name}’ 지우기`} onClick={() => setAsked(row)} />
            </div>
            {openId === row.id && (
              <>
                {form(row, close)}
                <RowHistory id={row.id} {...history} />
              </>
            )}
          </li>
        ))}
      </ul>
      {openId === NEW ? form(null, close) : <Button onClick={() => setOpenId(NEW)}>{kind} 더하기</Button>}
      <ConfirmDialog
        open={asked !== null}
        title={`${kind} ‘${asked?.name ?? ''}’ 지우기`}
        confirmLabel="지우기"
        busy={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void run(() => remove(asked)).then(() => setAsked(null))
        }}
      >
        <p>
          {asked && asked.items > 0
            ? `이 ${kind}에 든 문항 ${asked.items.toLocaleString('ko-KR')}개는 그대로 있고, ${kind}만 비게 돼요.`
            : '여기에 든 문항은 없어요.'}{' '}
          되돌릴 수 없어요.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Who changed the row, when, and what; asked for when it is opened. */
function RowHistory({ id, entity, fieldNames }: { id: string } & NamedListProps<Named>['history']) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="named-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>기록</summary>
      {isOpen && <HistoryTab entity={entity} entityId={id} fieldNames={fieldNames} />}
    </details>
  )
}
