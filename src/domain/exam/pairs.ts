import { readPairAnswer } from '../answer/read-pair-answer.ts'
import type { Pairing } from './item.ts'
import { LEFT_LABELS } from './left-labels.ts'

/** For each left entry the number of the right entry paired with it, or null. */
export type Pairs = readonly (number | null)[]

/** An entry of a column; `number` counts from 1. */
export interface PairCard {
  side: 'left' | 'right'
  number: number
}

/** The pairs, and the card that was tapped first. */
export interface PairBoard {
  pairs: Pairs
  picked: PairCard | null
}

/** The pairs in an answer or a draft. Entries that the item does not have are skipped; of repeated labels the last one counts. */
export function parsePairs(text: string, { left, right }: Pairing): Pairs {
  const named = new Map(readPairAnswer(text).filter(([, number]) => number <= right.length))
  return left.map((_, index) => named.get(LEFT_LABELS[index] ?? '') ?? null)
}

/** The pairs as an answer: `ㄱ-2,ㄴ-1`. */
export function formatPairs(pairs: Pairs): string {
  return pairs
    .flatMap((number, index) => (number === null ? [] : [`${LEFT_LABELS[index]}-${number}`]))
    .join(',')
}

/** Pairs two entries, removing other pairs of theirs; removes the pair if it exists. */
export function togglePair(pairs: Pairs, left: number, right: number): Pairs {
  return pairs.map((number, index) => {
    if (index === left - 1) return number === right ? null : right
    return number === right ? null : number
  })
}

/**
 * Handles a tap: the first tap picks a card, the second one in the other column pairs them. Tapping a paired card removes its pair; a
 * left card is then picked.
 */
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

/** Screen reader announcement of a change of pairs. The letters' names all end in a consonant, so they take 은. */
export function describePairChange(before: Pairs, after: Pairs): string {
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
