import './kit.css'
import { type ReactNode, useState } from 'react'
import { REASON_MAX, REASON_MIN } from '#contract/people.ts'
import { TextField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { TextAreaField } from './text-area-field.tsx'

interface ReasonDialogProps {
  open: boolean
  title: string
  confirmLabel: string
  danger?: boolean | undefined
  isBusy: boolean
  /** What must be typed, too, before it can be confirmed. */
  typed?: string | undefined
  /** An example of a reason. */
  placeholder: string
  onConfirm: (reason: string) => void
  onCancel: () => void
  children: ReactNode
}

/** Confirms what an administrator does to a person's account, with a reason that is recorded. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, confirmLabel, danger, isBusy, typed, placeholder, onConfirm, onCancel, children } =
    props
  const [reason, setReason] = useState('')
  const [written, setWritten] = useState('')
  const isReady = reason.trim().length >= REASON_MIN && (typed === undefined || written.trim() === typed)
  const close = () => {
    setReason('')
    setWritten('')
    onCancel()
  }
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={isBusy}
      confirmDisabled={!isReady}
      onConfirm={() => onConfirm(reason.trim().replace(/\s+/g, ' '))}
      onCancel={close}
    >
      <div className="reason-dialog">
        {children}
        <TextAreaField
          label="이유"
          note="관리자의 기록에 남아요. 학습자의 개인 정보는 쓰지 말아 주세요."
          placeholder={placeholder}
          maxLength={REASON_MAX}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {typed !== undefined && (
          <TextField
            label={`확인하려면 별명을 그대로 써 주세요: ${typed}`}
            value={written}
            autoComplete="off"
            onChange={(event) => setWritten(event.target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
