import './dialog.css'
import { Menu } from '@base-ui/react/menu'
import { Icon } from '../primitives/icon.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import type { MenuPartsProps } from './menu-props.ts'

export function MenuParts({ items, label, open, onClose, anchor }: MenuPartsProps) {
  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        // The button handles its own press; otherwise the menu would close and reopen.
        if (details.reason === 'outside-press' && anchor.current?.contains(details.event.target as Node))
          return
        if (!next) onClose()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          className="menu-stage"
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className="menu" aria-label={label} finalFocus={anchor}>
            {items.map((item) => (
              <Menu.Item
                key={item.id}
                className={joinClasses('menu-item', item.danger && 'menu-item-danger')}
                disabled={Boolean(item.disabledReason)}
                onClick={item.onSelect}
              >
                {item.icon && <Icon name={item.icon} size={18} />}
                <span>
                  {item.label}
                  {item.disabledReason && <small>{item.disabledReason}</small>}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
