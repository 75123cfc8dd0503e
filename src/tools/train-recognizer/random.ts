/** Draws that a seed decides alone (mulberry32 by Tommy Ettinger). */
export interface Random {
  /** From 0 up to 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** An integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Around 0 with a standard deviation of 1. */
  normal: () => number
}

export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    integer: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[Math.floor(list.length * next())] as T,
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  }
}
