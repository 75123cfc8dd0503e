import { atom } from 'jotai/vanilla'
import { readStored, writeStored } from '#platform/storage.ts'

/** Wide screens: the menu stands in its column and can be folded away, remembered. Narrow ones: it is a drawer. */
const menuFolded = atom(readStored('leftMenu') === 'folded')
const menuDrawerOpen = atom(false)
const helpDrawerOpen = atom(false)

export const menuFoldedAtom = atom((get) => get(menuFolded))
export const menuDrawerOpenAtom = atom((get) => get(menuDrawerOpen))
export const helpDrawerOpenAtom = atom((get) => get(helpDrawerOpen))

export const setMenuFoldedAtom = atom(null, (_get, set, folded: boolean) => {
  writeStored('leftMenu', folded ? 'folded' : 'open')
  set(menuFolded, folded)
})

export const setMenuDrawerAtom = atom(null, (_get, set, open: boolean) => set(menuDrawerOpen, open))
export const setHelpDrawerAtom = atom(null, (_get, set, open: boolean) => set(helpDrawerOpen, open))

/** After a step to another page no drawer stays open over it. */
export const closeDrawersAtom = atom(null, (_get, set) => {
  set(menuDrawerOpen, false)
  set(helpDrawerOpen, false)
})
