import { atom } from 'jotai/vanilla'

const keysOpen = atom(false)

/** Whether answers are typed with the math keyboard; it stays so with the next item. */
export const areMathKeysOpenAtom = atom((get) => get(keysOpen))
export const setMathKeysOpenAtom = atom(null, (_get, set, isOpen: boolean) => set(keysOpen, isOpen))
