import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { currentUserAtom } from '#platform/session.ts'

const PromptPicker = lazy(() =>
  import('#admin/prompts/prompt-picker.tsx').then((part) => ({ default: part.PromptPicker })),
)

/** For administrators alone: learners never fetch it. */
export function AdminPromptPicker() {
  const user = useAtomValue(currentUserAtom)
  if (!user?.roles.includes('admin')) return null
  return (
    <Suspense fallback={null}>
      <PromptPicker />
    </Suspense>
  )
}
