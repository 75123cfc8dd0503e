import { Button } from '#ui/primitives/button.tsx'
import { describeCount } from './describe-count.ts'

interface ImportProgressProps {
  label: string
  /** How far it is, where that is known. */
  progress?: { done: number; total: number } | null | undefined
  /** Absent where it cannot be stopped. */
  onCancel?: (() => void) | undefined
}

/** That the server is reading or writing: the page stays usable meanwhile. */
export function ImportProgress({ label, progress, onCancel }: ImportProgressProps) {
  return (
    <div className="import-progress">
      <span role="status">{label}</span>
      <progress aria-label={label} {...(progress && { value: progress.done, max: progress.total })} />
      {progress && (
        <small>
          {describeCount(progress.done)} / {describeCount(progress.total)}
        </small>
      )}
      {onCancel && (
        <Button variant="text" onClick={onCancel}>
          그만두기
        </Button>
      )}
    </div>
  )
}
