import type { Bounds } from './bounds.ts'
import { centerY, heightOf, sharedWidth, widthOf } from './box.ts'
import { roleOf } from './symbol-roles.ts'

/** Logarithm of the logistic function. */
function logistic(value: number): number {
  return -Math.log1p(Math.exp(-value))
}

const RAISABLE = 'dlsk'
const BASES = 'dl)'

/** Whether an exponent may follow a symbol. */
export function canHaveExponent(symbol: string): boolean {
  return BASES.includes(roleOf({ symbol, parts: null }))
}

/** Lower than the baseline. */
function baselineOf(symbol: string, box: Bounds): number {
  return symbol === 'y' ? box.top + 0.6 * heightOf(box) : box.bottom
}

interface Base {
  readonly symbol: string
  readonly box: Bounds
}

/**
 * Returns how well a symbol stands, in line with the last tall symbol or raised as its exponent, as a logarithm. Points and commas are low,
 * degrees small and high.
 */
export function weighPlace(
  symbol: string,
  box: Bounds,
  base: Base | null,
  scale: number,
  isRaised: boolean,
): number {
  if (!base) return isRaised ? Number.NEGATIVE_INFINITY : 0
  const role = roleOf({ symbol, parts: null })
  const baseHeight = Math.max(heightOf(base.box), 0.55 * scale)
  const baseline = baselineOf(base.symbol, base.box)
  const center = (baseline - centerY(box)) / baseHeight
  const bottom = (baseline - baselineOf(symbol, box)) / baseHeight
  const size = heightOf(box) / baseHeight
  if (isRaised) {
    if (!RAISABLE.includes(role) || symbol === '±') return Number.NEGATIVE_INFINITY
    const raised = role === 's' ? logistic(8 * (center - 0.9)) : logistic(9 * (bottom - 0.36))
    return raised - 1.2 - 4 * Math.max(0, size - 0.85)
  }
  if (symbol === '°') return logistic(10 * (bottom - 0.35)) - 5 * Math.max(0, size - 0.6)
  if (symbol === '.' || symbol === ',') return -8 * Math.max(0, center - 0.4)
  if (role === 's' || role === 'o' || role === 'r') return logistic(-8 * (center - 0.95))
  if (symbol === '√') return 0
  return logistic(-9 * (bottom - 0.36)) - (symbol === '0' ? 4 * Math.max(0, 0.5 - size) : 0)
}

/** Symbols of a row are side by side: the weight is lower the more two of them overlap horizontally. */
export function weighOverlap(a: Bounds, b: Bounds, scale: number): number {
  const narrower = Math.min(widthOf(a), widthOf(b)) + 0.12 * scale
  return -7 * Math.max(0, sharedWidth(a, b) / narrower - 0.35)
}
