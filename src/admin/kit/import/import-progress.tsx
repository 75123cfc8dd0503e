import { Button } from '#ui/primitives/button.tsx'

interface ImportProgressProps {
  label: string
  /** Absent where it cannot be stopped. */
  onCancel?: (() => void) | undefined
}

/** That the server is reading or writing: the page stays usable meanwhile. */
export function ImportProgress({ label, onCancel }: ImportProgressProps) {
  return (
    <div className="import-progress">
      <span role="status">{label}</span>
      <progress aria-label={label} />
      {onCancel && (
        <Button variant="text" onClick={onCancel}>
          그만두기
        </Button>
      )}
    </div>
  )
}
