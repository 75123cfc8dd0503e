import { atom } from 'jotai/vanilla'

/** The records with text that is not saved: 'concept:M1U01C01'. */
const unsaved = atom<ReadonlySet<string>>(new Set<string>())

export const hasUnsavedAtom = atom((get) => get(unsaved).size > 0)

export const setUnsavedAtom = atom(null, (get, set, record: string, isUnsaved: boolean) => {
  if (get(unsaved).has(record) === isUnsaved) return
  const next = new Set(get(unsaved))
  if (isUnsaved) next.add(record)
  else next.delete(record)
  set(unsaved, next)
})
