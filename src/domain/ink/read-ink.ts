import { isReadable } from './is-readable.ts'
import { isScribble } from './is-scribble.ts'
import { measureScale } from './measure-scale.ts'
import type { Network } from './network.ts'
import { describeCertainty, rateLine } from './rate-line.ts'
import { readRegion } from './read-region.ts'
import type { RowReading } from './read-row.ts'
import { makeReader, type Option, type Reader, type ShapeCache } from './reader.ts'
import type { InkPrior, InkReading, LineReading, SymbolReading } from './recognition.ts'
import { splitLines } from './split-lines.ts'
import type { Stroke } from './stroke.ts'
import { findShape } from './symbols.ts'
import { listTokens, type Token } from './token.ts'
import { type Trace, traceStrokes } from './trace.ts'
import { writeText } from './write-text.ts'

const READABLE = 2.5
const MOST_ALTERNATIVES = 4
const LEAST_CONFIDENCE = 0.02
/** Index of the least confidence of a sure line. */
const SURE_FROM = 4
/** The network was shown symbols and parts of them, no scribbles: what it says of one counts for little. */
const MOST_OF_SCRIBBLE = 0.2

export interface ReadInput {
  readonly strokes: readonly Stroke[]
  readonly prior: InkPrior
  /** Symbols that the learner chose, by stroke ids joined with commas. */
  readonly choices: ReadonlyMap<string, string>
}

/**
 * Reads ink as lines in the notation of the answer reader. Depends on nothing but the ink, the item's public kind, the letters of its
 * question and the learner's choices. Never throws; bounded in time for any ink.
 */
export function readInk(
  { strokes, prior, choices }: ReadInput,
  network: Network,
  caches: Map<string, ShapeCache>,
): InkReading {
  const lines = splitLines(traceStrokes(strokes))
  return { lines: lines.map((line) => readLine(line, prior, choices, network, cacheOf(line, caches))) }
}

/** The shapes of a group depend on the whole line: its ink is the name of its cache. */
function cacheOf(line: readonly Trace[], caches: Map<string, ShapeCache>): ShapeCache {
  const name = line.map(({ id, box }) => `${id}:${box.left}:${box.top}:${box.right}:${box.bottom}`).join()
  const known = caches.get(name)
  if (known) return known
  const cache: ShapeCache = new Map()
  if (caches.size >= MOST_CACHES) caches.delete(caches.keys().next().value ?? '')
  caches.set(name, cache)
  return cache
}

const MOST_CACHES = 30

/** Readings of a line by their text, the likeliest first. */
function rankReadings(readings: readonly RowReading[], kind: InkPrior['kind']) {
  const ranked = new Map<string, RowReading & { readonly text: string; readonly isReadable: boolean }>()
  for (const reading of readings) {
    const text = writeText(reading.tokens)
    const known = ranked.get(text)
    if (known) continue
    const readable = isReadable(text, kind)
    ranked.set(text, {
      ...reading,
      text,
      isReadable: readable,
      score: reading.score + (readable ? READABLE : 0),
    })
  }
  return [...ranked.values()].sort((a, b) => b.score - a.score)
}

const NO_CHOICES: ReadonlyMap<string, string> = new Map()

/** The readings of a line, the likeliest first, and what can still be asked about its symbols. */
export function rankLine(
  line: readonly Trace[],
  prior: InkPrior,
  choices: ReadonlyMap<string, string>,
  network: Network,
  cache: ShapeCache,
) {
  const scale = measureScale(line.map(({ box }) => box))
  const reader = makeReader({ network, line, scale, prior, choices, cache })
  return { ranked: rankReadings(readRegion(line, reader), prior.kind), reader }
}

function readLine(
  line: readonly Trace[],
  prior: InkPrior,
  choices: ReadonlyMap<string, string>,
  network: Network,
  cache: ShapeCache,
): LineReading {
  const { ranked, reader } = rankLine(line, prior, choices, network, cache)
  const [best, second, ...others] = ranked
  // What was chosen does not fit what was written since.
  if (!best && choices.size > 0) return readLine(line, prior, NO_CHOICES, network, cache)
  if (!best) return { text: '', confidence: 0, sure: false, symbols: [], alternatives: [] }
  const rated = rateLine(describeCertainty(best, second, best.isReadable), network.calibration)
  const hasScribble = line.some((trace) => reader.chosenGroupOf(trace) === null && isScribble(trace))
  const confidence = hasScribble ? Math.min(rated, MOST_OF_SCRIBBLE) : rated
  return {
    text: best.text,
    confidence,
    sure: best.isReadable && confidence >= (network.calibration[SURE_FROM] ?? 1),
    symbols: listTokens(best.tokens).map((token) => describeSymbol(token, line, reader)),
    alternatives: [second, ...others].flatMap((reading) => reading?.text ?? []).slice(0, MOST_ALTERNATIVES),
  }
}

function describeSymbol(token: Token, line: readonly Trace[], reader: Reader): SymbolReading {
  const group = line.filter(({ id }) => token.strokeIds.includes(id))
  const options = reader.optionsOf(group)
  const weights = options.map(
    (option) => weigh(option, group.length) * (isLookAlike(option.symbol, token.symbol) ? LOOK_ALIKE : 1),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const others = options
    .map(({ symbol }, index) => ({ symbol, confidence: (weights[index] ?? 0) / Math.max(sum, 1e-9) }))
    .sort((a, b) => b.confidence - a.confidence)
  const own = others.find(({ symbol }) => symbol === token.symbol)?.confidence ?? token.confidence
  return {
    strokeIds: group.map(({ id }) => id),
    candidates: [
      { symbol: token.symbol, confidence: own },
      ...others.filter(({ symbol, confidence }) => symbol !== token.symbol && confidence >= LEAST_CONFIDENCE),
    ],
  }
}

/** The place in the line has decided between symbols of one shape. */
const LOOK_ALIKE = 0.1

function isLookAlike(symbol: string, chosen: string): boolean {
  return symbol !== chosen && findShape(symbol) === findShape(chosen)
}

/** Probability with the weight of the item's kind, whatever the number of strokes. */
function weigh({ confidence, score }: Option, strokes: number): number {
  return confidence * Math.exp(score - strokes * Math.log(confidence))
}
