import './tooltip.css'
import { cloneElement, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react'

const GAP_PX = 8

interface TooltipProps {
  /** If blank, only the child is rendered. */
  text: string | null | undefined
  /** False if the text repeats the child's accessible name. */
  describes?: boolean | undefined
  children: ReactElement<Record<string, unknown>>
}

/** A short sentence above its child on hover and keyboard focus; Escape hides it. */
export function Tooltip({ text, describes = true, children }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  usePlacement(tip, anchor, setAnchor)
  if (!text?.trim()) return children
  const show = (event: { currentTarget: Element }) => setAnchor(event.currentTarget)
  const hide = () => setAnchor(null)
  const chain = (name: string, also: (event: never) => void) => (event: never) => {
    const own = children.props[name]
    if (typeof own === 'function') own(event)
    also(event)
  }
  return (
    <>
      {cloneElement(children, {
        ...(describes ? { 'aria-describedby': id } : {}),
        onPointerEnter: chain('onPointerEnter', (event: PointerEvent & { currentTarget: Element }) => {
          if (event.pointerType !== 'touch') show(event)
        }),
        onPointerLeave: chain('onPointerLeave', hide),
        onFocus: chain('onFocus', (event: FocusEvent & { currentTarget: Element }) => {
          if (event.currentTarget.matches(':focus-visible')) show(event)
        }),
        onBlur: chain('onBlur', hide),
        onPointerDown: chain('onPointerDown', (event: PointerEvent & { currentTarget: Element }) =>
          describes ? show(event) : hide(),
        ),
      })}
      {(describes || anchor) && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className="tooltip">
          {text}
        </span>
      )}
    </>
  )
}

function usePlacement(
  tip: RefObject<HTMLSpanElement | null>,
  anchor: Element | null,
  setAnchor: (anchor: null) => void,
) {
  useEffect(() => {
    const element = tip.current
    if (!element || !anchor) return
    element.showPopover()
    const around = anchor.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    const left = around.left + around.width / 2 - own.width / 2
    const above = around.top - own.height - GAP_PX
    const page = element.ownerDocument
    const farthest = page.documentElement.clientWidth - own.width - GAP_PX
    element.style.left = `${Math.max(GAP_PX, Math.min(left, farthest))}px`
    element.style.top = `${above >= 0 ? above : around.bottom + GAP_PX}px`
    element.dataset.shown = ''
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null)
    const onScroll = () => setAnchor(null)
    page.addEventListener('keydown', onKey)
    page.addEventListener('scroll', onScroll, true)
    return () => {
      page.removeEventListener('keydown', onKey)
      page.removeEventListener('scroll', onScroll, true)
      delete element.dataset.shown
      element.hidePopover()
    }
  }, [tip, anchor, setAnchor])
}
