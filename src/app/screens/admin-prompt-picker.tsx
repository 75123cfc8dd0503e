import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { currentUserAtom } from '#platform/session.ts'

// Two steps: the list of what the picker imports is then not part of the first load.
const PromptPicker = lazy(async () => {
  const { loadPromptPicker } = await import('./load-prompt-picker.ts')
  return { default: (await loadPromptPicker()).PromptPicker }
})

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
