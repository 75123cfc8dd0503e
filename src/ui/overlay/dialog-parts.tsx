import './dialog.css'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '../primitives/button.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import type { DialogProps } from './dialog-props.ts'
import { useDraggable } from './use-draggable.ts'

export function DialogParts(props: DialogProps) {
  const { open, onClose, title, children, footer, kind = 'plain', maskCloses, initialFocus, alert } = props
  const moving = useDraggable(open)
  const onOpenChange = (next: boolean) => {
    if (!next) onClose()
  }
  const content = (
    <Dialog.Portal>
      <Dialog.Backdrop className="veil" />
      <Dialog.Viewport className="dialog-stage">
        <Dialog.Popup
          ref={moving.box}
          className={joinClasses('dialog', kind !== 'plain' && `dialog-${kind}`)}
          style={{ translate: moving.translate }}
          onKeyDown={moving.onKeyDown}
          initialFocus={initialFocus}
        >
          {kind === 'popup' ? (
            <>
              <Dialog.Title className="sr-only">{title}</Dialog.Title>
              <div className="dialog-grip" {...moving.handle} />
              {children}
            </>
          ) : (
            <>
              <div className="dialog-head" {...moving.handle}>
                <Dialog.Title>{title}</Dialog.Title>
                <IconButton icon="x" label="닫기" onClick={onClose} />
              </div>
              <Dialog.Description render={<div />} className="dialog-body">
                {children}
              </Dialog.Description>
              {footer && <div className="dialog-foot">{footer}</div>}
            </>
          )}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  )
  if (alert)
    return (
      <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
        {content}
      </AlertDialog.Root>
    )
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={!maskCloses}>
      {content}
    </Dialog.Root>
  )
}
