/** Draws that a seed decides alone: a template may use nothing else. */
export interface SeededRandom {
  /** An integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number
  pick: <T>(choices: readonly [T, ...T[]] | readonly T[]) => T
  /** `count` different elements, in drawn order. */
  sample: <T>(choices: readonly T[], count: number) => T[]
  shuffle: <T>(list: readonly T[]) => T[]
}

/** splitmix32 (Steele, Lea, Flood 2014, 32-bit variant): the whole state is one word, good enough for drawing numbers. */
function makeNextWord(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** Draws decided by `seed` (0 to 2^32 - 1). Throws RangeError on an empty list or a sample larger than its list. */
export function makeSeededRandom(seed: number): SeededRandom {
  const nextWord = makeNextWord(seed)
  const integer = (low: number, high: number) => low + Math.floor((nextWord() / 2 ** 32) * (high - low + 1))
  const shuffle = <T>(list: readonly T[]): T[] => {
    const result = [...list]
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = integer(0, last)
      const moved = result[last] as T
      result[last] = result[other] as T
      result[other] = moved
    }
    return result
  }
  const sample = <T>(choices: readonly T[], count: number): T[] => {
    if (count > choices.length) throw new RangeError(`cannot sample ${count} of ${choices.length}`)
    return shuffle(choices).slice(0, count)
  }
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new RangeError('cannot pick from an empty list')
    return choices[integer(0, choices.length - 1)] as T
  }
  return { integer, pick, sample, shuffle }
}
