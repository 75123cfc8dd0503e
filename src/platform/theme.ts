import { atom, type getDefaultStore } from 'jotai/vanilla'
import { readStored, removeStored, writeStored } from './storage.ts'

export type Theme = 'light' | 'dark'
export type ThemeChoice = 'device' | Theme

/** Set by the one line in index.html before the first paint. */
function readShownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function readStoredChoice(): ThemeChoice {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'device'
}

const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)')

const shownTheme = atom<Theme>(readShownTheme())
const currentChoice = atom<ThemeChoice>(readStoredChoice())

export const themeAtom = atom((get) => get(shownTheme))
export const themeChoiceAtom = atom((get) => get(currentChoice))

const showThemeAtom = atom(null, (get, set) => {
  const choice = get(currentChoice)
  const deviceTheme: Theme = deviceIsDark.matches ? 'dark' : 'light'
  const theme = choice === 'device' ? deviceTheme : choice
  document.documentElement.dataset.theme = theme
  set(shownTheme, theme)
})

export const chooseThemeAtom = atom(null, (_, set, choice: ThemeChoice) => {
  if (choice === 'device') removeStored('theme')
  else writeStored('theme', choice)
  set(currentChoice, choice)
  set(showThemeAtom)
})

export const toggleThemeAtom = atom(null, (get, set) => {
  set(chooseThemeAtom, get(shownTheme) === 'dark' ? 'light' : 'dark')
})

/** The device may switch while the page is open, as many do at sunset. */
export function followDeviceTheme(store: ReturnType<typeof getDefaultStore>): void {
  deviceIsDark.addEventListener('change', () => store.set(showThemeAtom))
}
