import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableItem, ItemVersion } from '#contract/item-editing.ts'
import { call } from '#platform/http.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { useWrite } from '../kit/use-write.ts'
import { versionsQuery } from './items.queries.ts'

/** What was published of an item, newest first; each can become the draft again. */
export function VersionsTab({ item }: { item: EditableItem }) {
  const { id, version, itemVersion } = item
  const { data: versions, error, isPending, refetch } = useQuery(versionsQuery(id))
  const [asked, setAsked] = useState<ItemVersion | null>(null)
  const { run, isPending: isRestoring } = useWrite()
  if (isPending) return <LoadingState rows={4} label="판을 불러오는 중" />
  if (error && !versions) {
    return <ErrorState title="판을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
  }
  if (versions.length === 0) {
    return <EmptyState icon="clock" title="아직 공개한 판이 없어요" detail="공개할 때마다 여기에 남아요." />
  }
  const restore = async () => {
    if (asked)
      await run(() => call(adminApi.itemEditing.restore({ id, itemVersion: asked.itemVersion, version })))
    setAsked(null)
  }
  return (
    <>
      <ol className="item-versions">
        {versions.map((one) => (
          <li key={one.itemVersion}>
            <header>
              <b>{one.itemVersion}판</b>
              {one.itemVersion === itemVersion && <Chip tone="accent">지금 판</Chip>}
              <span>{describeMoment(one.savedAt)}</span>
              <span>{one.author?.nickname ?? '기본 내용'}</span>
              <Button variant="text" onClick={() => setAsked(one)}>
                {one.itemVersion}판으로 초안 만들기
              </Button>
            </header>
            <Markdown text={one.content.question} />
            <p className="field-note">정답 {one.content.correctAnswer}</p>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={`${asked?.itemVersion ?? ''}판의 글로 초안을 만들까요?`}
        confirmLabel="초안 만들기"
        danger={item.hasDraft}
        busy={isRestoring}
        onConfirm={() => void restore()}
        onCancel={() => setAsked(null)}
      >
        <p>
          {item.hasDraft
            ? '지금 저장된 초안은 이 판의 글로 바뀌어요.'
            : '학습자에게는 공개할 때까지 달라지지 않아요.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
