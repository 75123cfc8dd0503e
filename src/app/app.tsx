import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { closeToastAtom, toastsAtom } from '#ui/overlay/toast.state.ts'
import { ToastStack } from '#ui/overlay/toast-stack.tsx'
import { Navigation } from '#ui/primitives/page-link.tsx'
import { FatalBoundary } from './fatal-boundary.tsx'
import { Routes } from './routes.tsx'

export function App() {
  const toasts = useAtomValue(toastsAtom)
  const closeToast = useSetAtom(closeToastAtom)
  const [path, navigate] = useLocation()
  return (
    <Navigation value={navigate}>
      <FatalBoundary path={path}>
        <Routes />
      </FatalBoundary>
      <ToastStack toasts={toasts} onClose={closeToast} />
    </Navigation>
  )
}
