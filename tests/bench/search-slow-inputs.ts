import { makeSeededRandom, type SeededRandom } from '#domain/items/seeded-random.ts'
import { fill, makeText, PIECES } from '#tests/support/hostile-text.ts'
import { processorTimeMs } from '#tests/support/processor-time.ts'

const UNIT_CHARACTERS = 300
const WARM_UP = 60
const SEED = 20_261_122

/** How many texts are kept of a round, and how many rounds there are: a checker takes far more than a tutor in the same time. */
export interface Effort {
  survivors: number
  rounds: number
}

function mutate(text: string, length: number, random: SeededRandom): string {
  const at = random.integer(0, text.length)
  const to = Math.min(text.length, at + random.integer(1, 24))
  switch (random.integer(0, 5)) {
    case 0:
      return fill(text.slice(0, at) + random.pick(PIECES) + text.slice(at), length)
    case 1:
      return fill(text.slice(0, at) + text.slice(to), length)
    case 2:
      return fill(
        text.slice(0, at) + text.slice(at, to).repeat(random.integer(2, 12)) + text.slice(to),
        length,
      )
    case 3:
      return fill(text.slice(at, to) + random.pick(PIECES), length)
    case 4:
      return text.slice(0, at) + random.pick(PIECES) + text.slice(at, length - 8)
    default:
      return fill(text.slice(at) + text.slice(0, at), length)
  }
}

export interface Slow {
  text: string
  ms: number
}

/** Milliseconds for each 300 characters, the best of several runs where the first looks slow. */
function measure(text: string, run: (text: string) => void, worst: number): number {
  const scale = Math.max(1, text.length / UNIT_CHARACTERS)
  let best = processorTimeMs(() => run(text)) / scale
  for (let attempt = 0; attempt < 4 && best > worst; attempt += 1)
    best = Math.min(best, processorTimeMs(() => run(text)) / scale)
  return best
}

/** The slowest text that selection and mutation find. */
export function searchSlowest(
  run: (text: string) => void,
  lengths: readonly number[],
  { survivors, rounds }: Effort,
): Slow {
  const random = makeSeededRandom(SEED)
  // What the engine has not compiled yet is slow for a reason of its own.
  for (let call = 0; call < WARM_UP; call += 1) run(makeText(UNIT_CHARACTERS, random))
  let slowest: Slow = { text: '', ms: 0 }
  for (const length of lengths) {
    const weigh = (text: string): Slow => ({ text, ms: measure(text, run, slowest.ms) })
    let kept = Array.from({ length: survivors * 12 }, () => weigh(makeText(length, random)))
    for (let round = 0; round < rounds; round += 1) {
      kept = kept.toSorted((a, b) => b.ms - a.ms).slice(0, survivors)
      if (kept[0] && kept[0].ms > slowest.ms) slowest = kept[0]
      const children = kept.flatMap(({ text }) => [
        mutate(text, length, random),
        mutate(text, length, random),
      ])
      kept = [...kept, ...[...children, makeText(length, random)].map(weigh)]
    }
  }
  return slowest
}
