import { useAtomValue, useSetAtom } from 'jotai'
import { closeToastAtom, toastsAtom } from '#ui/overlay/toast.state.ts'
import { ToastStack } from '#ui/overlay/toast-stack.tsx'
import { FatalBoundary } from './fatal-boundary.tsx'
import { Routes } from './routes.tsx'

export function App() {
  const toasts = useAtomValue(toastsAtom)
  const closeToast = useSetAtom(closeToastAtom)
  return (
    <>
      <FatalBoundary>
        <Routes />
      </FatalBoundary>
      <ToastStack toasts={toasts} onClose={closeToast} />
    </>
  )
}
