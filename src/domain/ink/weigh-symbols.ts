import { WRITTEN_TYPE } from '../exam/item.ts'
import type { InkPrior } from './recognition.ts'
import { roleOf } from './symbol-roles.ts'

/** Nothing that can be written is ruled out. */
const FLOOR = -5
const UNKNOWN_LETTER = -1.5
const KNOWN_LETTER = 0.5

type RoleWeights = Readonly<Record<string, number>> & { readonly others: number }

const NEUTRAL: RoleWeights = { c: -0.5, k: -0.5, t: -1.5, others: 0 }
const BY_KIND: ReadonlyMap<InkPrior['kind'], RoleWeights> = new Map([
  [WRITTEN_TYPE.choice, { c: 2, d: 0.5, ',': 0.5, others: -2 }],
  [WRITTEN_TYPE.shortAnswer, { c: -2, k: -2, t: -5, others: 0 }],
  [WRITTEN_TYPE.trueFalse, { t: 3, others: -3 }],
  [WRITTEN_TYPE.matching, { k: 1.5, d: 0.5, s: 0.5, ',': 0, others: -2 }],
  [WRITTEN_TYPE.combination, { k: 1.5, ',': 0.5, c: 0, d: -0.5, others: -1.5 }],
])

/** Returns how much likelier a symbol is in an answer to this item than by its shape alone, as a logarithm. */
export function weighSymbol(symbol: string, { kind, letters }: InkPrior): number {
  const role = roleOf({ symbol, parts: null })
  const weights = BY_KIND.get(kind) ?? NEUTRAL
  const byKind = weights[role] ?? weights.others
  const byLetter =
    role !== 'l' || symbol === 'π' || kind === null
      ? 0
      : letters.includes(symbol)
        ? KNOWN_LETTER
        : UNKNOWN_LETTER
  return Math.max(FLOOR, byKind + byLetter)
}
