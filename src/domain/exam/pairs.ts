import { readPairAnswer } from '../answer/read-pair-answer.ts'
import type { Pairing } from './item.ts'
import { LEFT_LABELS } from './left-labels.ts'

/** Of each thing of the left column the number of its partner, or null. */
export type Pairs = readonly (number | null)[]

/** One thing of a column, counted from 1. */
export interface PairCard {
  side: 'left' | 'right'
  number: number
}

/** The pairs, and the card that waits for its partner. */
export interface PairBoard {
  pairs: Pairs
  picked: PairCard | null
}

/** The pairs that an answer or a draft names; what the item does not have is passed over, the last word counts. */
export function parsePairs(text: string, { left, right }: Pairing): Pairs {
  const named = new Map(readPairAnswer(text).filter(([, number]) => number <= right.length))
  return left.map((_, index) => named.get(LEFT_LABELS[index] ?? '') ?? null)
}

/** The answer that says these pairs: `ㄱ-2,ㄴ-1`. */
export const formatPairs = (pairs: Pairs): string =>
  pairs.flatMap((number, index) => (number === null ? [] : [`${LEFT_LABELS[index]}-${number}`])).join(',')

/** Pairs two cards; each leaves the partner it had. The same two again are parted. */
export function togglePair(pairs: Pairs, left: number, right: number): Pairs {
  return pairs.map((number, index) => {
    if (index === left - 1) return number === right ? null : right
    return number === right ? null : number
  })
}

/** A tap: one card waits for the next of the other column. A card that has a partner loses it; a left one then waits for another. */
export function tapCard({ pairs, picked }: PairBoard, card: PairCard): PairBoard {
  if (picked && picked.side !== card.side) {
    const [left, right] = card.side === 'left' ? [card, picked] : [picked, card]
    return { pairs: togglePair(pairs, left.number, right.number), picked: null }
  }
  if (picked?.number === card.number) return { pairs, picked: null }
  const isOf = (number: number | null, index: number) =>
    card.side === 'left' ? index === card.number - 1 : number === card.number
  const hasPartner = pairs.some((number, index) => number !== null && isOf(number, index))
  if (!hasPartner) return { pairs, picked: card }
  return {
    pairs: pairs.map((number, index) => (isOf(number, index) ? null : number)),
    picked: card.side === 'left' ? card : null,
  }
}

/** What a change of the pairs is, for those who hear it. The letters' names all end in a consonant: ㄱ은, ㄴ은. */
export function sayPairChange(before: Pairs, after: Pairs): string {
  const changed = after.flatMap((number, index) =>
    number === before[index] ? [] : [{ label: LEFT_LABELS[index], number }],
  )
  const made = changed.flatMap(({ label, number }) =>
    number === null ? [] : [`${label}은 ${number}번과 짝이에요.`],
  )
  const parted = changed.flatMap(({ label, number }) =>
    number === null ? [`${label}의 짝을 풀었어요.`] : [],
  )
  const isComplete = made.length > 0 && after.every((number) => number !== null)
  return [...made, ...parted, ...(isComplete ? ['짝을 모두 지었어요.'] : [])].join(' ')
}
