import './thread.css'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { Mark, type Verdict } from '../primitives/mark.tsx'

interface VerdictLineProps {
  verdict: Verdict
  /** Three words at most: '맞았어!', '아직이야'. */
  children: ReactNode
  animated?: boolean | undefined
}

export function VerdictLine({ verdict, children, animated }: VerdictLineProps) {
  return (
    <p className="verdict">
      <Mark verdict={verdict} animated={animated} />
      <span>{children}</span>
    </p>
  )
}

interface HintBoxProps {
  /** From 1. */
  number: number
  total?: number | undefined
  children: ReactNode
}

export function HintBox({ number, total, children }: HintBoxProps) {
  return (
    <div className="hint-box">
      <b>
        <Icon name="hint" size={18} />
        힌트 {number}
        {total !== undefined && <small>{total}개 중</small>}
      </b>
      {children}
    </div>
  )
}
