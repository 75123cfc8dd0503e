import { joinBoxes } from './box.ts'
import { classify } from './classify.ts'
import { extractFeatures } from './extract-features.ts'
import type { Network } from './network.ts'
import type { InkPrior } from './recognition.ts'
import { listSymbols, SHAPES } from './symbols.ts'
import type { Trace } from './trace.ts'
import { weighSymbol } from './weigh-symbols.ts'

/** What a group of strokes may be. */
export interface Option {
  readonly symbol: string
  /** Probability by shape alone. */
  readonly confidence: number
  /** Logarithm, with the weight of the item's kind; for each stroke, so that groupings can be compared. */
  readonly score: number
}

/** What the layout asks while it reads a line. */
export interface Reader {
  readonly scale: number
  /** The likeliest symbols of a group; only the chosen one if the learner chose; none if a stroke belongs to another choice. */
  readonly optionsOf: (group: readonly Trace[]) => readonly Option[]
  /** Probability that a group has a shape; 1 or 0 if the learner chose. */
  readonly probabilityOf: (group: readonly Trace[], symbol: string) => number
  /** The strokes of the symbol that the learner chose for this one among others; null if none was chosen. */
  readonly chosenGroupOf: (trace: Trace) => readonly Trace[] | null
}

const MOST_OPTIONS = 4
const LEAST_PROBABILITY = 0.002

/** Shapes' probabilities of groups of one line, kept between readings of the same ink. */
export type ShapeCache = Map<string, Float32Array>

export interface ReaderInput {
  readonly network: Network
  readonly line: readonly Trace[]
  readonly scale: number
  readonly prior: InkPrior
  /** Chosen symbols by stroke ids joined with commas. */
  readonly choices: ReadonlyMap<string, string>
  readonly cache: ShapeCache
}

export function makeReader({ network, line, scale, prior, choices, cache }: ReaderInput): Reader {
  const chosen = new Map<string, { readonly symbol: string; readonly group: readonly Trace[] }>()
  for (const [ids, symbol] of choices) {
    const list = ids.split(',')
    const group = line.filter(({ id }) => list.includes(id))
    // Of strokes that were erased since nothing is chosen.
    if (group.length === list.length) for (const id of list) chosen.set(id, { symbol, group })
  }
  /** Undefined: nothing was chosen for these strokes; null: they belong to other choices. */
  const choiceOf = (group: readonly Trace[]): string | null | undefined => {
    const first = group.map(({ id }) => chosen.get(id)).find((choice) => choice !== undefined)
    if (!first) return undefined
    return nameOf(first.group.map(({ id }) => id)) === nameOf(group.map(({ id }) => id)) ? first.symbol : null
  }
  const shapesOf = (group: readonly Trace[]) => {
    const name = nameOf(group.map(({ id }) => id))
    const known = cache.get(name)
    if (known) return known
    const shapes = classify(network, extractFeatures(group, line, scale))
    cache.set(name, shapes)
    return shapes
  }
  return {
    scale,
    chosenGroupOf: ({ id }) => chosen.get(id)?.group ?? null,
    optionsOf: (group) => {
      const choice = choiceOf(group)
      if (choice === null) return []
      if (choice !== undefined) return [{ symbol: choice, confidence: 1, score: 0 }]
      return listOptions(shapesOf(group), group.length, prior)
    },
    probabilityOf: (group, symbol) => {
      const choice = choiceOf(group)
      if (choice !== undefined) return choice === symbol || (choice === '/' && symbol === '-') ? 1 : 0
      return shapesOf(group)[SHAPES.indexOf(symbol)] ?? 0
    },
  }
}

function nameOf(ids: readonly string[]): string {
  return [...ids].sort().join()
}

function listOptions(shapes: Float32Array, strokes: number, prior: InkPrior): Option[] {
  return Array.from(shapes.subarray(0, SHAPES.length), (confidence, index) => ({ confidence, index }))
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ confidence }, rank) => rank === 0 || (rank < MOST_OPTIONS && confidence >= LEAST_PROBABILITY))
    .map(({ confidence, index }) => ({ confidence: Math.max(confidence, 1e-6), index }))
    .flatMap(({ confidence, index }) =>
      listSymbols(SHAPES[index] ?? '').map((symbol) => ({
        symbol,
        confidence,
        score: strokes * Math.log(confidence) + weighSymbol(symbol, prior),
      })),
    )
}

export function boxOf(group: readonly Trace[]) {
  return joinBoxes(group.map(({ box }) => box))
}
