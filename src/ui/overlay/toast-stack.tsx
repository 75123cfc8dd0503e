import './toast.css'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../primitives/button.tsx'
import { Icon, type IconName } from '../primitives/icon.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import type { Toast, ToastPosition, ToastSeverity } from './toast.state.ts'

const ICONS: Record<ToastSeverity, IconName> = {
  info: 'info',
  success: 'check',
  warn: 'warn',
  error: 'error',
  secondary: 'clock',
  contrast: 'info',
}

interface ToastStackProps {
  toasts: readonly Toast[]
  onClose: (id: number) => void
}

/** The corners with toasts. The default one is always rendered: a live region must exist before its first message. */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  const positions = new Set<ToastPosition>(['top-right', ...toasts.map(({ position }) => position)])
  return [...positions].map((position) => (
    <section
      key={position}
      className={`toast-stack toast-${position}`}
      aria-label="알림"
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map(
        (toast) =>
          toast.position === position && (
            <ToastSlip key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
          ),
      )}
    </section>
  ))
}

export function ToastSlip({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { severity, title, detail, lifeMs, closable, action } = toast
  const [paused, setPaused] = useState(false)
  useLife(lifeMs, paused, onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds its timer
    <div
      className={joinClasses('toast', `toast-${severity}`, paused && 'toast-paused')}
      role={severity === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="toast-disc">
        <Icon name={ICONS[severity]} size={18} />
      </span>
      <div>
        <b>{title}</b>
        {detail && <p>{detail}</p>}
        {action && (
          <Button
            className="toast-action"
            variant="accent"
            onClick={() => {
              onClose()
              action.onPress()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {closable && <IconButton icon="x" label="닫기" onClick={onClose} />}
      {lifeMs !== null && <span className="toast-life" style={{ animationDuration: `${lifeMs}ms` }} />}
    </div>
  )
}

/** Calls `onEnd` after `lifeMs` without counting pauses. */
function useLife(lifeMs: number | null, paused: boolean, onEnd: () => void) {
  const left = useRef(lifeMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (left.current === null || paused) return
    const from = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== null) left.current -= performance.now() - from
    }
  }, [paused])
}
