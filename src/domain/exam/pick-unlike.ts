import { findArchetype } from './find-archetype.ts'
import { isSameQuestion } from './is-same-question.ts'
import type { Item } from './item.ts'

/** What may be picked; one whose item is not at hand is like no other. */
export interface Pickable {
  item: Item | null
}

export interface UnlikePick<Entry extends Pickable> {
  /** Of one rank, in the order in which they come where nothing speaks against it. */
  entries: readonly Entry[]
  /** At most. */
  count: number
  /** What the set holds already. */
  held: readonly Item[]
  /** Whether the archetypes take turns; else only the same question is passed over. */
  isSpread: boolean
}

function picturesOf({ figures }: Item): string {
  return figures.map(({ alt }) => alt).join()
}

/** What speaks against an item beside those `held`, the heaviest first. */
function weigh(item: Item | null, held: readonly Item[], isSpread: boolean): number[] {
  if (!item) return [0]
  const repeats = held.filter((other) => isSameQuestion(item, other)).length
  if (!isSpread) return [repeats]
  const archetype = findArchetype(item)
  const pictures = picturesOf(item)
  const alike = held.filter((other) => findArchetype(other) === archetype).length
  const display = held.filter((other) => pictures !== '' && picturesOf(other) === pictures).length
  return [repeats, alike, display]
}

function compareWeights(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((weight, index) => weight - (b[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

/**
 * Picks from `entries` for a set: never the same question again while another one is left, then of the archetype and of the figure
 * that the set holds least, the earliest where that leaves a choice. Comes in the order of `entries`.
 */
export function pickUnlike<Entry extends Pickable>({
  entries,
  count,
  held,
  isSpread,
}: UnlikePick<Entry>): Entry[] {
  let left = [...entries]
  const holding = [...held]
  while (left.length > entries.length - count && left.length > 0) {
    const weighed = left.map((entry) => ({ entry, weights: weigh(entry.item, holding, isSpread) }))
    const lightest = weighed.sort((a, b) => compareWeights(a.weights, b.weights))[0]?.entry
    left = left.filter((entry) => entry !== lightest)
    if (lightest?.item) holding.push(lightest.item)
  }
  return entries.filter((entry) => !left.includes(entry))
}
