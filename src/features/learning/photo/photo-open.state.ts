import { atom } from 'jotai/vanilla'

const photoOpen = atom(false)

/** Whether the dialog is open in which a picture becomes a text. */
export const isPhotoOpenAtom = atom((get) => get(photoOpen))
export const setPhotoOpenAtom = atom(null, (_get, set, isOpen: boolean) => set(photoOpen, isOpen))
