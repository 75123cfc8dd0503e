import 'katex/dist/katex.min.css'
import './math-field.css'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  type Caret,
  hasBase,
  type MathInput,
  type MathNode,
  type MathRow,
} from '#domain/math-input/math-tree.ts'
import { isSameCaret, writeMath } from '#domain/math-input/write-math.ts'
import { joinClasses } from '../primitives/join-classes.ts'

interface MathFieldProps {
  input: MathInput
  placeholder: string
  /** A press puts the caret to the nearest place. */
  onCaret: (caret: Caret) => void
}

/** What is typed, typeset, with its caret and its empty boxes. It is for the eye: the text field under it has the text. */
export function MathField({ input, placeholder, onCaret }: MathFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const { text, stops } = writeMath(input.row)
  const here = stops.findIndex((stop) => isSameCaret(stop.caret, input.caret))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves with text and place
  useLayoutEffect(() => {
    // Only the field: `scrollIntoView` would scroll the page too.
    const outer = field.current
    const caret = outer?.querySelector('.math-caret')
    if (!outer || !caret) return
    const [frame, place] = [outer.getBoundingClientRect(), caret.getBoundingClientRect()]
    if (place.bottom > frame.bottom) outer.scrollTop += place.bottom - frame.bottom
    else if (place.top < frame.top) outer.scrollTop -= frame.top - place.top
    if (place.right > frame.right) outer.scrollLeft += place.right - frame.right
    else if (place.left < frame.left) outer.scrollLeft -= frame.left - place.left
  }, [text, here])
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // The text field keeps the focus.
    event.preventDefault()
    const stop = stops[findNearest(event.currentTarget, event.clientX, event.clientY)]
    if (stop) onCaret(stop.caret)
  }
  return (
    <div ref={field} className="math-field" aria-hidden="true" onPointerDown={onPointerDown}>
      {drawRow(input.row, here, { next: 0 })}
      {text === '' && <span className="math-placeholder">{placeholder}</span>}
    </div>
  )
}

/** Index of the place that is nearest; a line or a box above or below is farther than the end of a row. */
function findNearest(field: HTMLElement, x: number, y: number): number {
  const distances = Array.from(field.querySelectorAll('.math-place'), (place) => {
    const { left, top, bottom } = place.getBoundingClientRect()
    const away = Math.max(top - y, 0, y - bottom)
    return Math.abs(x - left) + 4 * away + Math.abs(y - (top + bottom) / 2) / 2
  })
  return distances.indexOf(Math.min(...distances))
}

/** Places are drawn in the order in which `writeMath` lists them. */
function drawRow(row: MathRow, here: number, count: { next: number }): ReactNode[] {
  const drawPlace = () => {
    const index = count.next
    count.next += 1
    return <i key={`place-${index}`} className={joinClasses('math-place', index === here && 'math-caret')} />
  }
  return [
    ...row.flatMap((node, index) => [drawPlace(), drawNode(node, row, index, here, count)]),
    drawPlace(),
  ]
}

function drawNode(
  node: MathNode,
  row: MathRow,
  index: number,
  here: number,
  count: { next: number },
): ReactNode {
  const key = `${node.kind}-${count.next}`
  if (node.kind === 'character')
    return <Character key={key} text={node.text} isFirst={isOperator(row[index - 1])} />
  const boxes = node.boxes.map((box, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a template stay in their places
      key={at}
      className={joinClasses('math-box', box.length === 0 && 'math-box-empty')}
    >
      {drawRow(box, here, count)}
    </span>
  ))
  const [first, second] = boxes
  switch (node.kind) {
    case 'fraction':
      return (
        <span key={key} className="math-fraction">
          {first}
          {second}
        </span>
      )
    case 'root':
      return (
        <span key={key} className="math-root">
          <svg viewBox="0 0 10 20" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 12 2.5 10.5 5.5 19 10 .6" vectorEffect="non-scaling-stroke" />
          </svg>
          {first}
        </span>
      )
    case 'power':
      return (
        <span key={key} className="math-power">
          {!hasBase(row, index) && <span className="math-box math-box-empty math-base" />}
          <span className="math-exponent">{first}</span>
        </span>
      )
    case 'pair':
      return (
        <span key={key} className="math-pair">
          ({first}, {second})
        </span>
      )
  }
}

const OPERATOR = /^[-+×÷=<>≤≥±:·]$/

function isOperator(node: MathNode | undefined): boolean {
  return !node || (node.kind === 'character' && /[-+×÷=<>≤≥±:·(,\n]/.test(node.text))
}

/** `isFirst`: nothing stands before it that it could join to the next. */
function Character({ text, isFirst }: { text: string; isFirst: boolean }) {
  if (text === '\n') return <br />
  const className = OPERATOR.test(text)
    ? joinClasses(!isFirst && 'math-sign')
    : /[a-zA-Z]/.test(text)
      ? 'math-letter'
      : undefined
  return <span className={className}>{text === '-' ? '−' : text}</span>
}
