import { atom } from 'jotai/vanilla'
import { readStored, writeStored } from '#platform/storage.ts'

/** Wide screens: the menu is a column that can be folded; the choice is stored. Narrow screens: it is a drawer. */
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

/** Folds or opens the menu. Reads the state itself: a second key press may come before the page has rendered the first. */
export const toggleMenuAtom = atom(null, (get, set, isWide: boolean) => {
  if (isWide) set(setMenuFoldedAtom, !get(menuFolded))
  else set(menuDrawerOpen, !get(menuDrawerOpen))
})

/** Closes both drawers, after navigation. */
export const closeDrawersAtom = atom(null, (_get, set) => {
  set(menuDrawerOpen, false)
  set(helpDrawerOpen, false)
})
