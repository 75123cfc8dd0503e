import { useStore } from 'jotai'
import type { Atom } from 'jotai/vanilla'
import { startTransition, useEffect, useState } from 'react'

/**
 * Like `useAtomValue`, but React renders changes as transitions: in slices, between which the page answers. What two of these hooks read of
 * one change is shown together. Typing interrupts a transition and may do so for seconds: what `isUrgent` says of a change does not wait.
 */
export function useTransitionAtomValue<Value>(
  atom: Atom<Value>,
  isUrgent: (next: Value, before: Value) => boolean = neverUrgent,
): Value {
  const store = useStore()
  const [value, setValue] = useState(() => store.get(atom))
  useEffect(() => {
    let before = store.get(atom)
    const read = () => {
      const next = store.get(atom)
      if (isUrgent(next, before)) setValue(() => next)
      else startTransition(() => setValue(() => next))
      before = next
    }
    read()
    return store.sub(atom, read)
  }, [store, atom, isUrgent])
  return value
}

function neverUrgent() {
  return false
}
