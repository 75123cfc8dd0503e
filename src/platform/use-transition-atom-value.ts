import { useStore } from 'jotai'
import type { Atom } from 'jotai/vanilla'
import { startTransition, useEffect, useState } from 'react'

/**
 * Like `useAtomValue`, but React renders changes as transitions: in slices, between which the page answers. What two of these hooks read of
 * one change is shown together.
 */
export function useTransitionAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore()
  const [value, setValue] = useState(() => store.get(atom))
  useEffect(() => {
    const read = () => {
      const next = store.get(atom)
      startTransition(() => setValue(() => next))
    }
    read()
    return store.sub(atom, read)
  }, [store, atom])
  return value
}
