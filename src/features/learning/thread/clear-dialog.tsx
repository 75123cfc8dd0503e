import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { clearTurnsAtom } from './clear-turns.state.ts'

interface ClearDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks before the conversation is cleared. */
export function ClearDialog({ open, onClose }: ClearDialogProps) {
  const clear = useSetAtom(clearTurnsAtom)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await clear()
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title="이 개념의 대화를 비울까요?"
      confirmLabel="비우기"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      나눈 대화가 사라져요. 북마크와 푼 문항, 학습 진도는 그대로 남아요.
    </ConfirmDialog>
  )
}
