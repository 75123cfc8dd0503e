import { atom } from 'jotai/vanilla'

export type HelpTab = 'outline' | 'links' | 'terms'

const helpTab = atom<HelpTab>('outline')
export const helpTabAtom = atom((get) => get(helpTab))
export const setHelpTabAtom = atom(null, (_get, set, tab: HelpTab) => set(helpTab, tab))
