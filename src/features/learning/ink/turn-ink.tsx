import './turn-ink.css'
import type { InkDrawing } from '#domain/ink/draw-ink.ts'

/** CSS pixels. */
const WIDEST = 260
const HIGHEST = 120

/** The handwriting that a turn was read from. */
export function TurnInk({ ink: { width, height, path } }: { ink: InkDrawing }) {
  const scale = Math.min(1, WIDEST / width, HIGHEST / height)
  return (
    <svg
      className="turn-ink"
      role="img"
      aria-label="손으로 쓴 글씨"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
    >
      <path d={path} />
    </svg>
  )
}
