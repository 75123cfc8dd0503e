import { lazy, Suspense, useState } from 'react'
import { LoadingState } from '#ui/states/list-state.tsx'
import { describeRecorded } from './describe-recorded.ts'

const TextDifference = lazy(() =>
  import('./text-difference.tsx').then((part) => ({ default: part.TextDifference })),
)

interface RecordedChangeProps {
  label: string
  /** Undefined: there was none. */
  before: unknown
  after: unknown
  valueNames?: Readonly<Record<string, string>> | undefined
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\n')
}

/** What a field was and what it is; of long texts the lines that differ, on request. */
export function RecordedChange({ label, before, after, valueNames }: RecordedChangeProps) {
  const [isOpen, setOpen] = useState(false)
  if (isLong(before) && isLong(after)) {
    return (
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>달라진 곳 보기</summary>
        {isOpen && (
          <Suspense fallback={<LoadingState rows={2} />}>
            <TextDifference label={`${label}에서 달라진 곳`} before={before} after={after} />
          </Suspense>
        )}
      </details>
    )
  }
  return (
    <>
      {before !== undefined && <del>{describeRecorded(before, valueNames)}</del>}
      {before !== undefined && after !== undefined && ' '}
      {after !== undefined && <ins>{describeRecorded(after, valueNames)}</ins>}
    </>
  )
}
