import './dialog.css'
import { Dialog } from '@base-ui/react/dialog'
import { joinClasses } from '../primitives/join-classes.ts'
import type { DrawerProps } from './drawer-props.ts'

export function DrawerParts({ open, onClose, side, label, className, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className={joinClasses('drawer', `drawer-${side}`, className)} aria-label={label}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
