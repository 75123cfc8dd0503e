import type { SeededRandom } from '../seeded-random.ts'

const MAX_DRAWS = 2000

/** Draws until `accept` agrees. Throws RangeError when nothing fits in 2000 draws: the template's limits contradict. */
export function drawUntil<T>(
  random: SeededRandom,
  draw: (random: SeededRandom) => T,
  accept: (drawn: T) => boolean,
): T {
  for (let count = 0; count < MAX_DRAWS; count += 1) {
    const drawn = draw(random)
    if (accept(drawn)) return drawn
  }
  throw new RangeError('no draw fits')
}
