import { lazy, Suspense } from 'react'
import type { PairingProps } from './pairs-answer.ts'

const PairingBoard = lazy(() =>
  import('./pairing-board.tsx').then((part) => ({ default: part.PairingBoard })),
)

/** Height of an entry with the gap below it. */
const ENTRY_REM = 3.5

/** The columns of a matching item; reserves their height while the chunk loads. */
export function PairingOptions(props: PairingProps) {
  const { left, right } = props.answer.pairing
  const minHeight = `${Math.max(left.length, right.length) * ENTRY_REM}rem`
  return (
    <Suspense fallback={<div className="item-wide" style={{ minHeight }} />}>
      <PairingBoard {...props} />
    </Suspense>
  )
}
