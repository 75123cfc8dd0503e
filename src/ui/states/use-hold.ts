import { useEffect, useState } from 'react'

/** What is late by then moves what is shown. */
const HOLD_MS = 1_000

/** Returns `isPending`, but false after a time limit, which restarts with each new wait. */
export function useHold(isPending: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setOver(true), HOLD_MS)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [isPending])
  return isPending && !isOver
}
