import { atom } from 'jotai/vanilla'
import { writeStored } from './storage.ts'

export type Theme = 'light' | 'dark'

/** Set by the one line in index.html before the first paint. */
function readShownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

const shownTheme = atom<Theme>(readShownTheme())

export const themeAtom = atom((get) => get(shownTheme))

export const toggleThemeAtom = atom(null, (get, set) => {
  const next: Theme = get(shownTheme) === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  writeStored('theme', next)
  set(shownTheme, next)
})
