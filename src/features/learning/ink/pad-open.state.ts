import { atom } from 'jotai/vanilla'

const padOpen = atom(false)

/** Whether the ink pad takes the place of the message input. */
export const isPadOpenAtom = atom((get) => get(padOpen))
export const setPadOpenAtom = atom(null, (_get, set, isOpen: boolean) => set(padOpen, isOpen))
