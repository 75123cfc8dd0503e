import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'

interface MathSymbol {
  label: string
  insert: string
  face: ReactNode
}

const SYMBOLS: readonly MathSymbol[] = [
  { label: '제곱', insert: '²', face: <SquareIcon /> },
  { label: '제곱근', insert: '√', face: '√' },
  { label: '파이', insert: 'π', face: 'π' },
  { label: '곱하기', insert: '×', face: '×' },
  { label: '나누기', insert: '÷', face: '÷' },
  { label: '작거나 같다', insert: '≤', face: '≤' },
  { label: '크거나 같다', insert: '≥', face: '≥' },
  { label: '분수', insert: '/', face: <Icon name="fraction" /> },
  { label: '플러스마이너스', insert: '±', face: '±' },
]

function SquareIcon() {
  return (
    <svg
      width="24"
      height="20"
      viewBox="0 0 24 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 5.5h12v12H2zM17 4.2a2 2 0 1 1 3.5 1.3L17 9.2h4" />
    </svg>
  )
}

/** A toolbar with one tab stop; arrow keys move within. A press keeps focus, and the screen keyboard, in the input. */
export function SymbolBar({ onInsert }: { onInsert: (symbol: string) => void }) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (current + step + SYMBOLS.length) % SYMBOLS.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="symbols" role="toolbar" aria-label="수학 기호" onKeyDown={move}>
      {SYMBOLS.map(({ label, insert, face }, index) => (
        <button
          key={insert}
          type="button"
          aria-label={label}
          title={label}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(insert)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
