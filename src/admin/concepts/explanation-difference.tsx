import { lazy, Suspense, useState } from 'react'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { LoadingState } from '#ui/states/list-state.tsx'

const RenderedDifference = lazy(() =>
  import('./rendered-difference.tsx').then((part) => ({ default: part.RenderedDifference })),
)
const TextDifference = lazy(() =>
  import('../kit/text-difference.tsx').then((part) => ({ default: part.TextDifference })),
)

const VIEWS = [
  { value: 'rendered', label: '학습자가 보는 모습' },
  { value: 'text', label: '쓴 글' },
] as const

interface ExplanationDifferenceProps {
  /** What is compared, where a page compares several things. */
  subject?: string
  before: string
  after: string
  /** Names of the two sides. */
  names: readonly [before: string, after: string]
}

/** Where two explanations differ: rendered side by side, or as text. */
export function ExplanationDifference({ subject, before, after, names }: ExplanationDifferenceProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('rendered')
  const label = `${subject ? `${subject}: ` : ''}${names[0]}에서 ${names[1]}로 달라진 곳`
  return (
    <div className="difference">
      <Segmented label="견주는 방법" segments={VIEWS} value={view} onChange={setView} quiet />
      <Suspense fallback={<LoadingState rows={4} />}>
        {view === 'rendered' ? (
          <RenderedDifference label={label} before={before} after={after} names={names} />
        ) : (
          <TextDifference label={label} before={before} after={after} />
        )}
      </Suspense>
    </div>
  )
}
