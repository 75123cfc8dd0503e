import { useEffect, useState } from 'react'

/** What is late by then moves what is shown. */
const HOLD_MS = 1_000

/** Returns `isPending` until it is first false or a time limit is over; from then on false: what is shown is not taken away again. */
export function useHold(isPending: boolean): boolean {
  const [isOver, setOver] = useState(false)
  if (!isPending && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), HOLD_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return isPending && !isOver
}
