import './skeleton.css'
import { joinClasses } from './join-classes.ts'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string | undefined
  height?: string | undefined
  round?: boolean | undefined
  className?: string | undefined
}

/** A pulsing placeholder of the size of the content that will load. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={joinClasses('skeleton', round && 'skeleton-round', className)}
      style={{ width, height }}
    />
  )
}
