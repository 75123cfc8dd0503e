import { useState } from 'react'
import { useLocation } from 'wouter'
import type { EditableItem } from '#contract/item-editing.ts'
import { call } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useWrite } from '../kit/use-write.ts'

interface ItemActsProps {
  item: EditableItem
  closeHref: string
}

/** Discards the draft, or archives or deletes the item. */
export function ItemActs({ item, closeHref }: ItemActsProps) {
  const { id, version, hasDraft, status } = item
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<'discard' | 'remove' | null>(null)
  const { run, isPending } = useWrite()
  const discard = async () => {
    await run(() => call(adminApi.itemEditing.discardDraft({ id, version })))
    setAsking(null)
  }
  const remove = async () => {
    const removed = await run(() => call(adminApi.itemEditing.remove({ id, version })))
    setAsking(null)
    if (removed && !removed.archived) navigate(closeHref, { replace: true })
  }
  return (
    <div className="panel-danger item-acts">
      {hasDraft && <Button onClick={() => setAsking('discard')}>초안 버리기</Button>}
      {status !== 'archived' && (
        <Button variant="danger" icon="trash" onClick={() => setAsking('remove')}>
          문항 거두기
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'discard'}
        title={`문항 ${id}의 초안을 버릴까요?`}
        confirmLabel="초안 버리기"
        busy={isPending}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(null)}
      >
        <p>저장한 초안이 지워지고, 지금 공개 중인 글로 돌아가요. 되돌릴 수 없어요.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title={`문항 ${id}를 거둘까요?`}
        confirmLabel="거두기"
        busy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(null)}
      >
        <p>
          학습자가 이미 받은 문항이나 기본으로 들어 있는 문항은 보관함으로 가요. 받은 사람에게는 그대로 있고,
          새로 나가지 않아요. 여기에서 만들고 아무도 쓰지 않은 문항은 지워져요.
        </p>
      </ConfirmDialog>
    </div>
  )
}
