import { atom } from 'jotai/vanilla'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { type Theme, themeAtom, toggleThemeAtom } from '#platform/theme.ts'

export type ThemeChoice = 'device' | Theme

function readChoice(): ThemeChoice {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'device'
}

function readDeviceTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Counts choices, so that the stored value is read again. */
const choices = atom(0)

/** The app bar's button also changes the theme. */
export const themeChoiceAtom = atom((get): ThemeChoice => {
  get(choices)
  get(themeAtom)
  return readChoice()
})

export const chooseThemeAtom = atom(null, (get, set, choice: ThemeChoice) => {
  const wanted = choice === 'device' ? readDeviceTheme() : choice
  if (get(themeAtom) !== wanted) set(toggleThemeAtom)
  if (choice === 'device') removeStored('theme')
  else writeStored('theme', choice)
  set(choices, get(choices) + 1)
})
