import type { Bounds } from './bounds.ts'
import { centerX } from './box.ts'
import { countGroupStrokes } from './list-groups.ts'
import { boxOf, type Reader } from './reader.ts'
import { roleOf, weighPair } from './symbol-roles.ts'
import type { Token } from './token.ts'
import type { Trace } from './trace.ts'
import { canHaveExponent, weighOverlap, weighPlace } from './weigh-place.ts'

/** A stroke that is still to be read. */
export interface StrokeUnit {
  readonly kind: 'stroke'
  readonly box: Bounds
  readonly trace: Trace
  /** Known to be no bar of a fraction, or no root. */
  readonly isPlain: boolean
}

/** A fraction or root in its readings. */
export interface BlockUnit {
  readonly kind: 'block'
  readonly box: Bounds
  readonly readings: readonly { readonly token: Token; readonly score: number }[]
}

export type Unit = StrokeUnit | BlockUnit

export interface RowReading {
  readonly tokens: readonly Token[]
  readonly score: number
}

/** A reading of the first units: a list of tokens, last first. */
interface Path {
  readonly score: number
  readonly token: Token | null
  readonly before: Path | null
  /** The last tall symbol in line. */
  readonly base: Token | null
  /** The last symbol in line, of any height. */
  readonly inLine: Token | null
}

const BEAM = 16

/** Reads units that stand beside each other, the likeliest first: a beam over groupings, symbols and exponents. */
export function readRow(units: readonly Unit[], reader: Reader): RowReading[] {
  const placeOf = (unit: Unit) => {
    const group = unit.kind === 'stroke' ? reader.chosenGroupOf(unit.trace) : null
    return centerX(group ? boxOf(group) : unit.box)
  }
  const ordered = [...units].sort((a, b) => placeOf(a) - placeOf(b))
  const beams: Path[][] = ordered.map(() => [])
  beams.push([])
  beams[0] = [{ score: 0, token: null, before: null, base: null, inLine: null }]
  ordered.forEach((unit, at) => {
    const paths = trim(beams[at] ?? [])
    beams[at] = paths
    if (unit.kind === 'block') {
      const next = beams[at + 1] ?? []
      for (const path of paths) {
        for (const { token, score } of unit.readings) next.push(extend(path, token, score, reader.scale))
      }
      return
    }
    const run = strokesFrom(ordered, at)
    const chosen = reader.chosenGroupOf(unit.trace)
    for (const count of chosen ? [chosen.length] : countGroupStrokes(run, 0, reader.scale)) {
      const group = run.slice(0, count)
      if (group.length < count) continue
      const box = boxOf(group)
      const strokeIds = group.map(({ id }) => id)
      const next = beams[at + count] ?? []
      for (const { symbol, confidence, score } of reader.optionsOf(group)) {
        for (const path of paths) {
          const token = { symbol, strokeIds, box, confidence, parts: null }
          next.push(extend(path, { ...token, isRaised: false }, score, reader.scale))
          if (path.base && canHaveExponent(path.base.symbol)) {
            const raised = extend(path, { ...token, isRaised: true }, score, reader.scale)
            if (raised.score > Number.NEGATIVE_INFINITY) next.push(raised)
          }
        }
      }
    }
  })
  return trim(beams.at(-1) ?? []).map((path) => ({
    tokens: listPath(path),
    score: path.score + weighPair(path.inLine ? roleOf(path.inLine) : '^', '$'),
  }))
}

function trim(paths: Path[]): Path[] {
  return paths.sort((a, b) => b.score - a.score).slice(0, BEAM)
}

/** The strokes from `at` on, up to the next fraction or root. */
function strokesFrom(units: readonly Unit[], at: number): Trace[] {
  const run: Trace[] = []
  for (const unit of units.slice(at, at + 5)) {
    if (unit.kind === 'block') break
    run.push(unit.trace)
  }
  return run
}

function extend(path: Path, token: Token, score: number, scale: number): Path {
  const overlap = path.token ? weighOverlap(path.token.box, token.box, scale) : 0
  const place = token.parts ? 0 : weighPlace(token.symbol, token.box, path.base, scale, token.isRaised)
  const role = roleOf(token)
  const wasRaised = path.token?.isRaised ?? false
  if (token.isRaised) {
    const pair = wasRaised && path.token ? weighPair(roleOf(path.token), role) : weighPair('^', role)
    return { ...path, score: path.score + score + overlap + place + pair, token, before: path }
  }
  const pair = weighPair(path.inLine ? roleOf(path.inLine) : '^', role) + (wasRaised && role === 'd' ? -3 : 0)
  const isTall = !token.parts && !'sor.,°'.includes(role)
  return {
    score: path.score + score + overlap + place + pair,
    token,
    before: path,
    base: token.parts ? null : isTall ? token : path.base,
    inLine: token,
  }
}

function listPath(path: Path): Token[] {
  const tokens: Token[] = []
  for (let at: Path | null = path; at?.token; at = at.before) tokens.push(at.token)
  return tokens.reverse()
}
