import './composer.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { KeyCap } from '../primitives/chip.tsx'
import { Icon, type IconName } from '../primitives/icon.tsx'

export interface FollowUpCard {
  id: string
  label: ReactNode
  icon: IconName
  /** Shown instead of the label; the card is disabled. */
  disabledReason?: string | null | undefined
}

interface FollowUpsProps {
  cards: readonly FollowUpCard[]
  /** The card that Enter on an empty input sends. */
  selectedId: string | null
  onPress: (id: string) => void
}

/** Follow-up cards in a scrolling row. */
export function FollowUps({ cards, selectedId, onPress }: FollowUpsProps) {
  const selected = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection scrolls to another card
  useEffect(() => {
    // Scroll only the row: `scrollIntoView` would scroll the page too.
    const card = selected.current
    const row = card?.parentElement
    if (!card || !row) return
    const before = card.offsetLeft - row.offsetLeft
    const after = before + card.offsetWidth - row.clientWidth
    if (row.scrollLeft > before) row.scrollLeft = before
    else if (row.scrollLeft < after) row.scrollLeft = after
  }, [selectedId])
  return (
    <ul className="follow-ups" aria-label="이어서 할 일">
      {cards.map(({ id, label, icon, disabledReason }) => {
        const isSelected = id === selectedId && !disabledReason
        return (
          <li key={id} ref={isSelected ? selected : undefined}>
            <button
              type="button"
              className="follow-up"
              aria-current={isSelected || undefined}
              aria-disabled={disabledReason ? true : undefined}
              onClick={() => !disabledReason && onPress(id)}
            >
              <Icon name={icon} size={18} />
              <span className="follow-up-label">{disabledReason ?? label}</span>
              {isSelected && <KeyCap>Enter</KeyCap>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
