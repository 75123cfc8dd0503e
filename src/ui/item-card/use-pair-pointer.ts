import { type PointerEvent, useRef, useState } from 'react'
import type { PairCard } from '#domain/exam/pairs.ts'
import type { Point } from './use-anchors.ts'

/** A pointer that moves less than this is a tap. */
const TAP_PX = 8

/** A line being drawn from a card. */
export interface DrawnLine {
  from: PairCard
  to: Point
}

interface Press {
  card: PairCard
  pointerId: number
  x: number
  y: number
}

/** Returns the card under the pointer. Only for columns side by side: stacked columns have their own buttons. */
function cardAt(target: EventTarget | null, root: HTMLElement): PairCard | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null
  const hasLines = root.querySelector('.match-lines')?.getClientRects().length !== 0
  if (!entry || !hasLines || !root.contains(entry)) return null
  return { side: entry.dataset.side === 'left' ? 'left' : 'right', number: Number(entry.dataset.number) }
}

/** Handles taps on cards and lines drawn between the columns, with finger, pen or mouse. */
export function usePairPointer(
  disabled: boolean,
  onTap: (card: PairCard) => void,
  onJoin: (left: number, right: number) => void,
) {
  const press = useRef<Press | null>(null)
  const [line, setLine] = useState<DrawnLine | null>(null)
  const end = () => {
    press.current = null
    setLine(null)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (disabled || event.button !== 0 || !event.isPrimary) return
      const card = cardAt(event.target, event.currentTarget)
      press.current = card && { card, pointerId: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = press.current
      if (!begun || begun.pointerId !== event.pointerId) return
      if (!line && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < TAP_PX) return
      if (!line) event.currentTarget.setPointerCapture(event.pointerId)
      const { left, top } = event.currentTarget.getBoundingClientRect()
      setLine({ from: begun.card, to: { x: event.clientX - left, y: event.clientY - top } })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const begun = press.current
      const isDrawn = line !== null
      end()
      if (!begun || begun.pointerId !== event.pointerId) return
      const card = cardAt(document.elementFromPoint(event.clientX, event.clientY), event.currentTarget)
      if (!isDrawn) {
        if (card?.side === begun.card.side && card.number === begun.card.number) onTap(card)
      } else if (card && card.side !== begun.card.side) {
        const [from, to] = card.side === 'left' ? [card, begun.card] : [begun.card, card]
        onJoin(from.number, to.number)
      }
    },
    onPointerCancel: end,
  }
  return { line, handlers }
}
