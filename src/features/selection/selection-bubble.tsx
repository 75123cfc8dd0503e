import './selection.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeBubble } from '#domain/selection/place-bubble.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import type { Selected } from './selection.state.ts'

interface SelectionBubbleProps {
  selected: Selected
  /** Below the text on small screens and tablets, clear of the system's callout. */
  goesBelow: boolean
  onAsk: (passage: string) => void
  onDismiss: () => void
}

/** Shown beside the selection; a press asks about it. Tab focuses it, Escape dismisses it. */
export function SelectionBubble({ selected, goesBelow, onAsk, onDismiss }: SelectionBubbleProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!button.current) return
    const { offsetWidth: width, offsetHeight: height } = button.current
    const { clientWidth, clientHeight } = document.documentElement
    const viewport = { width: clientWidth, height: clientHeight }
    setAt(placeBubble({ selection: selected.box, bubble: { width, height }, viewport, goesBelow }))
  }, [selected, goesBelow])
  useBubbleKeys(button, onDismiss)
  return (
    <aside aria-label="선택한 글">
      <button
        ref={button}
        type="button"
        className="selection-bubble"
        style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' }}
        // Keep the selection: mousedown would clear it before the click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onAsk(selected.passage)}
      >
        <Icon name="help" />
        <span>
          {selected.preview}
          <span className="sr-only"> 물어보기</span>
        </span>
      </button>
      <p className="sr-only" role="status">
        Tab을 누르면 선택한 글을 물어볼 수 있어요.
      </p>
    </aside>
  )
}

function useBubbleKeys(button: { current: HTMLButtonElement | null }, onDismiss: () => void) {
  useEffect(() => {
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const press = (event: KeyboardEvent) => {
      const isThere = document.activeElement === button.current
      if (event.key === 'Escape') {
        event.preventDefault()
        if (isThere) before?.focus({ preventScroll: true })
        onDismiss()
      } else if (event.key === 'Tab' && !event.shiftKey && !isThere && !isTyping()) {
        event.preventDefault()
        button.current?.focus({ preventScroll: true })
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [button, onDismiss])
}

function isTyping() {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}
