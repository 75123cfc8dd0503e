import './mark.css'
import { joinClasses } from './join-classes.ts'

export type Verdict = 'right' | 'wrong'

const STROKES: Record<Verdict, string> = {
  right: 'M36 8C20 4 7 15 7 31c0 15 11 25 26 24 14-1 23-11 22-26C54 15 43 6 27 9',
  wrong: 'M51 7C41 20 27 37 10 55',
}

interface MarkProps {
  verdict: Verdict
  /** Pixels; omit it if CSS sets the size. */
  size?: number | undefined
  strokeWidth?: number | undefined
  /** Whether it is drawn as an animation; false for a verdict of an earlier visit. */
  animated?: boolean | undefined
  silent?: boolean | undefined
  className?: string | undefined
}

/** ○ for right and / for wrong, as drawn by hand. */
export function Mark({ verdict, size, strokeWidth = 3.6, animated = true, silent, className }: MarkProps) {
  return (
    <svg
      className={joinClasses('mark', `mark-${verdict}`, animated && 'mark-drawn', className)}
      viewBox="0 0 62 62"
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      role="img"
      aria-label={verdict === 'right' ? '맞음' : '틀림'}
      aria-hidden={silent}
    >
      <path pathLength="1" d={STROKES[verdict]} />
    </svg>
  )
}
