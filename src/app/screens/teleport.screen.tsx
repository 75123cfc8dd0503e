import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { safeLocalPath } from '#contract/paths.ts'
import { LoadingState } from '#ui/states/list-state.tsx'
import { CenteredLayout } from '../layouts/centered-layout.tsx'

/** A teleport to itself would loop. */
function isTeleport(path: string) {
  return /^\/teleport\/?(?:[?#]|$)/.test(path)
}

/** `/teleport?to=/path`: loads a path of this origin with fresh page state; anything else leads to `/`. */
export function TeleportScreen() {
  const [query] = useSearchParams()
  const to = safeLocalPath(query.get('to'))
  const target = isTeleport(to) ? '/' : to
  useEffect(() => window.location.replace(target), [target])
  return (
    <CenteredLayout narrow>
      <LoadingState rows={3} label="옮겨 가는 중" />
    </CenteredLayout>
  )
}
