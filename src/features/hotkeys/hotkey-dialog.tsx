import './hotkeys.css'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { KeyCap } from '#ui/primitives/chip.tsx'
import { HOTKEY_GROUPS } from './hotkey-groups.ts'

interface HotkeyDialogProps {
  open: boolean
  onClose: () => void
}

/** '단축키': all shortcuts by group; a click on the mask closes it. */
export function HotkeyDialog({ open, onClose }: HotkeyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="단축키" kind="wide" maskCloses>
      <div className="hotkeys">
        {HOTKEY_GROUPS.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <KeyCap key={key}>{key}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
