import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { pageStore } from '#platform/page-store.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Navigation } from '#ui/primitives/page-link.tsx'
import { hasUnsavedAtom } from './unsaved.state.ts'

/** What names the open record in an address: of the tree, and of lists. */
const RECORD_PARAMETERS = ['node', 'concept', 'id']

/** Whether `to` leaves the record that is open: another tab of the same record does not. */
function leavesRecord(to: string): boolean {
  const next = new URL(to, window.location.href)
  const now = new URL(window.location.href)
  const recordOf = ({ pathname, searchParams }: URL) => [
    pathname,
    ...RECORD_PARAMETERS.map((name) => searchParams.get(name)),
  ]
  return String(recordOf(next)) !== String(recordOf(now))
}

/** Asks before a navigation leaves text that is not saved; the browser asks before it closes or reloads the page. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const hasUnsaved = useAtomValue(hasUnsavedAtom)
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null)
  useEffect(() => {
    if (!hasUnsaved) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [hasUnsaved])
  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    if (pageStore.get(hasUnsavedAtom) && leavesRecord(to)) setWaiting({ go: () => navigate(to, options) })
    else navigate(to, options)
  }
  return (
    <Router aroundNav={aroundNav}>
      <WithNavigation>{children}</WithNavigation>
      <ConfirmDialog
        open={waiting !== null}
        title="저장하지 않은 글이 있어요"
        confirmLabel="두고 나가기"
        cancelLabel="계속 쓰기"
        danger={false}
        onCancel={() => setWaiting(null)}
        onConfirm={() => {
          setWaiting(null)
          waiting?.go()
        }}
      >
        <p>쓰던 글은 이 기기에 남아 있어요. 같은 화면을 다시 열면 이어서 쓸 수 있어요.</p>
      </ConfirmDialog>
    </Router>
  )
}

/** Links of `ui` navigate through the guard, too. */
function WithNavigation({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  return <Navigation value={navigate}>{children}</Navigation>
}
