import { atom } from 'jotai/vanilla'

export const TOAST_SEVERITIES = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const
export type ToastSeverity = (typeof TOAST_SEVERITIES)[number]

export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

const DEFAULT_LIFE_MS = 5_000
/** More would cover the page; the oldest are removed. */
const MOST_TOASTS = 5

export interface ToastAction {
  label: string
  /** Pressing it also closes the toast. */
  onPress: () => void
}

export interface ToastRequest {
  severity: ToastSeverity
  title: string
  detail?: string | undefined
  /** How long it stays while not hovered; null: until it is closed. */
  lifeMs?: number | null | undefined
  /** Whether it has a close button; true by default. */
  closable?: boolean | undefined
  /** Corner of the window; top right by default. */
  position?: ToastPosition | undefined
  action?: ToastAction | undefined
}

export interface Toast {
  id: number
  severity: ToastSeverity
  title: string
  detail: string | null
  lifeMs: number | null
  closable: boolean
  position: ToastPosition
  action: ToastAction | null
}

interface ToastState {
  nextId: number
  toasts: readonly Toast[]
}

const stateAtom = atom<ToastState>({ nextId: 1, toasts: [] })

export const toastsAtom = atom((get) => get(stateAtom).toasts)

/** Shows a toast and returns its id. A toast with the same text is replaced and its time starts again. */
export const showToastAtom = atom(null, (get, set, request: ToastRequest): number => {
  const { nextId, toasts } = get(stateAtom)
  const toast: Toast = {
    id: nextId,
    severity: request.severity,
    title: request.title,
    detail: request.detail ?? null,
    lifeMs: request.lifeMs === undefined ? DEFAULT_LIFE_MS : request.lifeMs,
    closable: request.closable ?? true,
    position: request.position ?? 'top-right',
    action: request.action ?? null,
  }
  const others = toasts.filter(
    ({ severity, title, detail }) =>
      severity !== toast.severity || title !== toast.title || detail !== toast.detail,
  )
  set(stateAtom, { nextId: nextId + 1, toasts: [...others, toast].slice(-MOST_TOASTS) })
  return nextId
})

export const closeToastAtom = atom(null, (get, set, id: number) => {
  const state = get(stateAtom)
  set(stateAtom, { ...state, toasts: state.toasts.filter((toast) => toast.id !== id) })
})

/** Closes all toasts: they may name what only the person before may see. */
export const closeAllToastsAtom = atom(null, (_get, set) => {
  set(stateAtom, (state) => ({ ...state, toasts: [] }))
})
