import { atom } from 'jotai/vanilla'
import { chooseProblemType } from '#domain/device/choose-problem-type.ts'
import { isPenSign } from '#domain/device/is-pen-sign.ts'
import { readFlag, writeCookie } from './cookies.ts'
import { pageStore } from './page-store.ts'

const penSeen = atom(typeof document !== 'undefined' && readFlag('user_pen_capability'))

/** Whether a pen was ever used on this device (specification section 4, 'Pen capability'). */
export const hasPenAtom = atom((get) => get(penSeen))

/** 'handwriting' with a pen, otherwise 'keyboard'. */
export const problemTypeAtom = atom((get) => chooseProblemType(get(penSeen)))

const setPenAtom = atom(null, (get, set) => {
  if (get(penSeen)) return
  set(penSeen, true)
  writeCookie('user_pen_capability', JSON.stringify(true))
})

/** Clears the pen until one is used again. */
export const resetPenAtom = atom(null, (_get, set) => {
  set(penSeen, false)
  writeCookie('user_pen_capability', JSON.stringify(false))
})

const SIGNS = ['pointerdown', 'pointermove', 'touchstart'] as const

/** Listens for a pen on the whole page. Returns a function that stops it. */
export function listenForPen(): () => void {
  const look = (event: PointerEvent | TouchEvent) => {
    if (isPenSign(event)) pageStore.set(setPenAtom)
  }
  for (const sign of SIGNS) window.addEventListener(sign, look, { capture: true, passive: true })
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, look, { capture: true })
  }
}
