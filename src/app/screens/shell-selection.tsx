import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { dismissSelectionAtom, followSelection, selectedAtom } from '#features/selection/selection.state.ts'
import { isSmallScreen, isTabletHere } from '#platform/device.ts'
import { askAboutSelection } from '../wiring/ask-about-selection.ts'

const SelectionBubble = lazy(() =>
  import('#features/selection/selection-bubble.tsx').then((part) => ({ default: part.SelectionBubble })),
)

/** Shows the bubble for selected text, on every page. */
export function ShellSelection() {
  const selected = useAtomValue(selectedAtom)
  const dismiss = useSetAtom(dismissSelectionAtom)
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(followSelection, [])
  if (!selected) return null
  return (
    <Suspense fallback={null}>
      <SelectionBubble
        selected={selected}
        goesBelow={isSmallScreen() || isTabletHere()}
        onAsk={(passage) => {
          dismiss()
          void askAboutSelection(passage, queryClient, navigate)
        }}
        onDismiss={dismiss}
      />
    </Suspense>
  )
}
