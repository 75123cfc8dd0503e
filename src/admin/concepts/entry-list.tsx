import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState } from '#ui/states/list-state.tsx'
import { conceptQuery } from '../kit/content.queries.ts'
import { inOrder, moveAmong, useArrange } from '../kit/use-arrange.ts'
import { useWrite } from '../kit/use-write.ts'

interface Entry {
  id: string
  hidden: boolean
}

interface EntryListProps<Row extends Entry> {
  entity: 'link' | 'term'
  conceptId: string
  /** '링크' */
  kind: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  detail: (row: Row) => ReactNode
  remove: (row: Row) => Promise<{ archived: boolean }>
  /** Rows that were made here and deleted. */
  deleted: readonly Row[]
  restore: (row: Row) => Promise<unknown>
  history: (row: Row, close: () => void) => ReactNode
  /** The form of a row, or of a new one (null). */
  form: (row: Row | null, close: () => void) => ReactNode
}

const NEW = 'new'

/** What a concept has several of, in order: each is edited in its place. */
export function EntryList<Row extends Entry>(props: EntryListProps<Row>) {
  const { entity, conceptId, kind, rows, nameOf, detail, remove, history, form } = props
  const { deleted, restore } = props
  const [openId, setOpenId] = useState<string | null>(null)
  const [asked, setAsked] = useState<Row | null>(null)
  const [recordedId, setRecordedId] = useState<string | null>(null)
  const recorded = rows.find(({ id }) => id === recordedId)
  const { run, isPending } = useWrite()
  const queryClient = useQueryClient()
  const arrange = useArrange()
  const close = () => setOpenId(null)
  const { queryKey } = conceptQuery(conceptId)
  const move = (id: string, step: -1 | 1) => {
    const list = entity === 'link' ? 'links' : 'terms'
    const known = (queryClient.getQueryData(queryKey)?.[list] ?? rows).map((row) => row.id)
    const order = moveAmong(known, id, step)
    if (!order) return
    void arrange({ entity, parentId: conceptId, known, order }, () =>
      queryClient.setQueryData(
        queryKey,
        (now) => now && { ...now, [list]: inOrder<{ id: string }>(now[list], order) },
      ),
    )
  }
  return (
    <>
      {rows.length === 0 && <EmptyState icon="list" title={`아직 ${kind}가 없어요`} />}
      <ol className="entries">
        {rows.map((row, at) => (
          <li key={row.id}>
            <div className="entry">
              <div className="entry-text">
                <b>{nameOf(row)}</b> {row.hidden && <Chip tone="line">숨김</Chip>}
                {detail(row)}
              </div>
              <IconButton
                icon="arrow-up"
                label={`‘${nameOf(row)}’ 위로`}
                disabledReason={at === 0 ? '맨 위예요' : null}
                onClick={() => move(row.id, -1)}
              />
              <IconButton
                icon="arrow-down"
                label={`‘${nameOf(row)}’ 아래로`}
                disabledReason={at === rows.length - 1 ? '맨 아래예요' : null}
                onClick={() => move(row.id, 1)}
              />
              <Button
                variant="text"
                aria-label={`‘${nameOf(row)}’ 고치기`}
                aria-expanded={openId === row.id}
                onClick={() => setOpenId(openId === row.id ? null : row.id)}
              >
                {openId === row.id ? '접기' : '고치기'}
              </Button>
              <IconButton
                icon="clock"
                label={`‘${nameOf(row)}’ 기록`}
                onClick={() => setRecordedId(row.id)}
              />
              <IconButton icon="trash" label={`‘${nameOf(row)}’ 지우기`} onClick={() => setAsked(row)} />
            </div>
            {openId === row.id && <div className="entry-form">{form(row, close)}</div>}
          </li>
        ))}
      </ol>
      {openId === NEW ? (
        <div className="entry-form">{form(null, close)}</div>
      ) : (
        <Button onClick={() => setOpenId(NEW)}>{kind} 더하기</Button>
      )}
      {deleted.length > 0 && (
        <details className="entries-deleted">
          <summary>
            지운 {kind} {deleted.length}개
          </summary>
          <ul className="entries" aria-label={`지운 ${kind}`}>
            {deleted.map((row) => (
              <li key={row.id}>
                <div className="entry">
                  <div className="entry-text">
                    <b>{nameOf(row)}</b>
                    {detail(row)}
                  </div>
                  <Button
                    variant="text"
                    icon="retry"
                    aria-label={`‘${nameOf(row)}’ 되살리기`}
                    busy={isPending}
                    onClick={() => void run(() => restore(row))}
                  >
                    되살리기
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
      {recorded && history(recorded, () => setRecordedId(null))}
      <ConfirmDialog
        open={asked !== null}
        title={`‘${asked ? nameOf(asked) : ''}’ ${kind} 지우기`}
        confirmLabel="지우기"
        busy={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void run(() => remove(asked)).then(() => setAsked(null))
        }}
      >
        <p>
          기본으로 들어 있는 것은 지워지지 않고 숨겨져요. 여기에서 만든 것은 지워지고, 목록 아래의 ‘지운{' '}
          {kind}’에서 되살릴 수 있어요.
        </p>
      </ConfirmDialog>
    </>
  )
}
