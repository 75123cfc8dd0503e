import type { Pairs } from '#domain/exam/pairs.ts'
import { joinClasses } from '../primitives/join-classes.ts'
import type { Verdict } from '../primitives/mark.tsx'
import type { Anchors, Point } from './use-anchors.ts'
import type { DrawnLine } from './use-pair-pointer.ts'

interface PairingLinesProps {
  anchors: Anchors
  pairs: Pairs
  verdicts: readonly (Verdict | null)[]
  /** Pair that the keyboard points at. */
  aim: { left: number; right: number } | null
  /** Line being drawn. */
  drawn: DrawnLine | null
}

/** Draws the pairs as lines between the columns; none if the columns are stacked. */
export function PairingLines({ anchors, pairs, verdicts, aim, drawn }: PairingLinesProps) {
  const aimed = aim && pairs[aim.left - 1] !== aim.right ? aim : null
  const aimStart = aimed && anchors.left[aimed.left - 1]
  const aimEnd = aimed && anchors.right[aimed.right - 1]
  const drawnFrom = drawn && anchors[drawn.from.side][drawn.from.number - 1]
  return (
    <svg className="match-lines" aria-hidden="true">
      {pairs.map((number, index) => {
        const start = anchors.left[index]
        const end = number === null ? undefined : anchors.right[number - 1]
        if (!start || !end) return null
        const verdict = verdicts[index]
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the left column never changes its order
            key={index}
            data-line={index + 1}
            className={joinClasses('match-line', verdict && `match-line-${verdict}`)}
          >
            <Segment start={start} end={end} />
            <circle cx={start.x} cy={start.y} r="4" />
            <circle cx={end.x} cy={end.y} r="4" />
          </g>
        )
      })}
      {aimStart && aimEnd && (
        <g className="match-line match-line-open">
          <Segment start={aimStart} end={aimEnd} />
        </g>
      )}
      {drawn && drawnFrom && (
        <g className="match-line match-line-open">
          <Segment start={drawnFrom} end={drawn.to} />
          <circle cx={drawnFrom.x} cy={drawnFrom.y} r="4" />
        </g>
      )}
    </svg>
  )
}

function Segment({ start, end }: { start: Point; end: Point }) {
  return <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
}
