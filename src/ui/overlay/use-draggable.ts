import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

const KEY_STEP_PX = 24

const ARROWS: Record<string, Offset> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
}

interface Offset {
  x: number
  y: number
}

interface Moving {
  box: RefObject<HTMLDivElement | null>
  translate: string
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Makes a box draggable by its handle or with Alt and an arrow key, within the window; it opens in the centre. */
export function useDraggable(open: boolean): Moving {
  const box = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const [wasOpen, setWasOpen] = useState(open)
  const grip = useRef<{ from: Offset; pointer: Offset } | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOffset({ x: 0, y: 0 })
  }
  const moveTo = (wanted: Offset) => setOffset(keepInside(box.current, offset, wanted))
  const release = () => {
    grip.current = null
  }
  return {
    box,
    translate: `${offset.x}px ${offset.y}px`,
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { from: offset, pointer: { x: event.clientX, y: event.clientY } }
      },
      onPointerMove: (event) => {
        if (!grip.current) return
        const { from, pointer } = grip.current
        moveTo({ x: from.x + event.clientX - pointer.x, y: from.y + event.clientY - pointer.y })
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    onKeyDown: (event) => {
      const step = event.altKey ? ARROWS[event.key] : undefined
      if (!step) return
      event.preventDefault()
      moveTo({ x: offset.x + step.x, y: offset.y + step.y })
    },
  }
}

function keepInside(box: HTMLElement | null, now: Offset, wanted: Offset): Offset {
  if (!box) return wanted
  const { left, top, width, height } = box.getBoundingClientRect()
  const page = box.ownerDocument.documentElement
  const home = { x: left - now.x, y: top - now.y }
  return {
    x: clamp(wanted.x, -home.x, page.clientWidth - width - home.x),
    y: clamp(wanted.y, -home.y, page.clientHeight - height - home.y),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(value, Math.max(low, high))))
}
