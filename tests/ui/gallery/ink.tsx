import { useState } from 'react'
import { foldInk, type InkEvent, type Ink as InkOfPad, NO_INK } from '#domain/ink/fold-ink.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { InkPad, type PaperKind } from '#ui/ink-pad/ink-pad.tsx'

const STROKE_POINTS = 25
const NOTHING_MARKED: ReadonlySet<string> = new Set()

/** Lines of small waves, as many points as asked for. */
function writeStrokes(points: number): Stroke[] {
  return Array.from({ length: Math.floor(points / STROKE_POINTS) }, (_, index) => ({
    id: `${index}`,
    points: Array.from({ length: STROKE_POINTS }, (_, step) => ({
      x: 10 + (index % 20) * 36 + step,
      y: 20 + Math.floor(index / 20) * 24 + 8 * Math.sin(step),
      t: step * 8,
      pressure: 0.3 + (step % 5) / 10,
      tilt: 0,
    })),
  }))
}

/** The pad with so many points on it. */
export function Ink({ points }: { points: number }) {
  const [ink, setInk] = useState<InkOfPad>(() => ({ ...NO_INK, strokes: writeStrokes(points) }))
  const [paper, setPaper] = useState<PaperKind>('squared')
  return (
    <InkPad
      ink={ink}
      onInk={(event: InkEvent) => setInk((before) => foldInk(before, event))}
      onWriting={() => undefined}
      marked={NOTHING_MARKED}
      hasPen={false}
      isDirect={location.search.includes('direct')}
      paper={paper}
      onPaper={setPaper}
      onKeyboard={() => undefined}
    >
      <p>{ink.strokes.reduce((sum, stroke) => sum + stroke.points.length, 0)}</p>
    </InkPad>
  )
}
