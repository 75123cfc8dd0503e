import { type ReactNode, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  /** Names the object: '‘도형의 닮음’ 단원을 지울까요?' */
  title: string
  /** What will be deleted and what stays. */
  children: ReactNode
  /** '지우기' */
  confirmLabel: string
  /** '그대로 두기' */
  cancelLabel?: string | undefined
  /** False if the action can be undone. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  confirmDisabled?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms an action that cannot be undone; focus starts on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = '그대로 두기', danger = true } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      alert
      open={open}
      onClose={props.onCancel}
      title={title}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'filled'}
            busy={props.busy}
            disabled={props.confirmDisabled}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
