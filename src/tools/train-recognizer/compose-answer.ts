import { WRITTEN_TYPE, type WrittenTestType } from '../../domain/exam/item.ts'
import type { Random } from './random.ts'

/** What is written: symbols from left to right, fractions, roots and exponents. */
export type Part =
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'fraction'; readonly above: readonly Part[]; readonly below: readonly Part[] }
  | { readonly kind: 'root'; readonly body: readonly Part[] }
  | { readonly kind: 'exponent'; readonly body: readonly Part[] }

export interface Answer {
  readonly parts: readonly Part[]
  readonly kind: WrittenTestType
}

function symbols(text: string): Part[] {
  return Array.from(text.replace(/ /g, ''), (symbol) => ({ kind: 'symbol', symbol }))
}

function fraction(above: readonly Part[], below: readonly Part[]): Part {
  return { kind: 'fraction', above, below }
}

function exponent(text: string): Part {
  return { kind: 'exponent', body: symbols(text) }
}

const EVERY_SYMBOL = Array.from('0123456789+-×÷=±<>≤≥/.,()√xyabnπ∠△ㄱㄴㄷㄹㅁ①②③④⑤OX°')

/** Draws an answer as middle-school items ask for it. */
export function composeAnswer(random: Random): Answer {
  if (random.chance(0.2)) return composeAnyRow(random)
  const kind = random.pick([
    ...Array.from({ length: 14 }, () => WRITTEN_TYPE.shortAnswer),
    WRITTEN_TYPE.choice,
    WRITTEN_TYPE.choice,
    WRITTEN_TYPE.trueFalse,
    WRITTEN_TYPE.matching,
    WRITTEN_TYPE.combination,
    WRITTEN_TYPE.combination,
  ])
  return { kind, parts: composeKind(kind, random) }
}

function composeKind(kind: WrittenTestType, random: Random): Part[] {
  switch (kind) {
    case WRITTEN_TYPE.choice:
      return joinRows(drawLabels('①②③④⑤', random), random)
    case WRITTEN_TYPE.trueFalse:
      return symbols(random.pick(['O', 'X']))
    case WRITTEN_TYPE.matching:
      return joinRows(
        drawLabels('ㄱㄴㄷㄹㅁ', random).map((label) => `${label}-${random.integer(1, 5)}`),
        random,
      )
    case WRITTEN_TYPE.combination:
      return joinRows(drawLabels('ㄱㄴㄷㄹㅁ', random), random)
    default:
      return random.pick(SHORT_ANSWERS)(random)
  }
}

function drawLabels(labels: string, random: Random): string[] {
  const chosen = Array.from(labels).filter(() => random.chance(0.4))
  return chosen.length > 0 ? chosen : [random.pick(Array.from(labels))]
}

function joinRows(rows: readonly string[], random: Random): Part[] {
  return symbols(rows.join(random.chance(0.8) ? ',' : ''))
}

/** One to four symbols in no order, so that the network does not learn the sentences of the generator. */
function composeAnyRow(random: Random): Answer {
  const count = random.pick([1, 1, 2, 3, 4])
  const row = Array.from({ length: count }, () => random.pick(EVERY_SYMBOL)).join('')
  return { kind: WRITTEN_TYPE.other, parts: symbols(row) }
}

function whole(random: Random): string {
  const digits = random.pick([1, 1, 1, 2, 2, 2, 3, 4])
  const first = digits === 1 ? random.integer(0, 9) : random.integer(1, 9)
  return `${first}${Array.from({ length: digits - 1 }, () => random.integer(0, 9)).join('')}`
}

function small(random: Random): string {
  return `${random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 20, 24, 25])}`
}

function sign(random: Random, share = 0.3): Part[] {
  return random.chance(share) ? symbols('-') : []
}

function decimal(random: Random): string {
  return `${random.integer(0, 30)}.${random.integer(0, 9)}${random.chance(0.3) ? random.integer(1, 9) : ''}`
}

function value(random: Random): Part[] {
  return random.pick([
    () => symbols(whole(random)),
    () => symbols(whole(random)),
    () => [fraction(symbols(small(random)), symbols(small(random)))],
    () => symbols(decimal(random)),
    () => root(random),
  ])()
}

function root(random: Random): Part[] {
  return [
    ...(random.chance(0.5) ? symbols(small(random)) : []),
    { kind: 'root', body: symbols(small(random)) },
  ]
}

function variable(random: Random): string {
  return random.pick(['x', 'x', 'x', 'y', 'a', 'b', 'n'])
}

/** 3x, x^2, -2ab. */
function term(random: Random): Part[] {
  return [
    ...(random.chance(0.6) ? symbols(small(random)) : []),
    ...symbols(random.chance(0.8) ? variable(random) : random.pick(['xy', 'ab'])),
    ...(random.chance(0.35) ? [exponent(random.pick(['2', '2', '3', '4', 'n']))] : []),
  ]
}

function operator(random: Random): Part[] {
  return symbols(random.pick(['+', '-']))
}

const RELATIONS = ['<', '>', '≤', '≥']

const SHORT_ANSWERS: readonly ((random: Random) => Part[])[] = [
  (random) => [...sign(random), ...symbols(whole(random))],
  (random) => [...sign(random), ...symbols(whole(random))],
  (random) => [...sign(random), ...symbols(decimal(random))],
  (random) => [...sign(random), fraction(symbols(small(random)), symbols(small(random)))],
  (random) => [...sign(random), fraction(symbols(small(random)), symbols(small(random)))],
  (random) => [
    ...symbols(`${random.integer(1, 9)}`),
    fraction(symbols(`${random.integer(1, 8)}`), symbols(small(random))),
  ],
  (random) => [...sign(random), ...symbols(`${small(random)}/${small(random)}`)],
  (random) => [...symbols(`${variable(random)}=`), ...sign(random), ...value(random)],
  (random) => [...symbols(`${variable(random)}=`), ...sign(random), ...value(random)],
  (random) => [...symbols(`${variable(random)}${random.pick(RELATIONS)}`), ...sign(random), ...value(random)],
  (random) => {
    const relation = random.pick(['<', '≤'])
    return [
      ...sign(random),
      ...symbols(
        `${random.integer(0, 9)}${relation}${variable(random)}${random.pick(['<', '≤'])}${random.integer(1, 20)}`,
      ),
    ]
  },
  (random) => [
    ...symbols('('),
    ...sign(random),
    ...symbols(whole(random)),
    ...symbols(','),
    ...sign(random),
    ...symbols(whole(random)),
    ...symbols(')'),
  ],
  (random) => [...sign(random, 0.2), ...root(random)],
  (random) => [fraction(root(random), symbols(small(random)))],
  (random) => [
    ...symbols(`${random.pick([2, 3, 5, 7])}`),
    exponent(`${random.integer(2, 9)}`),
    ...symbols(`×${random.pick([3, 5, 7, 11])}`),
    ...(random.chance(0.4) ? [exponent(`${random.integer(2, 4)}`)] : []),
  ],
  (random) => [...sign(random), ...term(random), ...operator(random), ...symbols(small(random))],
  (random) => [
    ...symbols('y='),
    ...sign(random),
    ...term(random),
    ...operator(random),
    ...symbols(small(random)),
  ],
  (random) => [
    ...symbols('y='),
    fraction(symbols(small(random)), symbols(random.chance(0.5) ? 'x' : small(random))),
    ...(random.chance(0.5) ? symbols('x') : []),
  ],
  (random) => [
    ...term(random),
    ...operator(random),
    ...term(random),
    ...operator(random),
    ...symbols(small(random)),
  ],
  (random) => [
    ...symbols(`(${variable(random)}`),
    ...operator(random),
    ...symbols(`${random.integer(1, 9)})(${variable(random)}`),
    ...operator(random),
    ...symbols(`${random.integer(1, 9)})`),
  ],
  (random) => symbols(`${random.chance(0.8) ? small(random) : ''}π`),
  (random) => symbols(`${random.integer(5, 180)}°`),
  (random) => symbols(`∠${variable(random)}=${random.integer(5, 180)}°`),
  (random) => symbols(`${random.chance(0.5) ? 'x=' : ''}±${whole(random)}`),
  (random) =>
    symbols(
      `${whole(random)}${random.pick(['÷', '×', '+', '-'])}${small(random)}${random.chance(0.5) ? `=${whole(random)}` : ''}`,
    ),
  (random) => symbols(`x=${random.integer(0, 9)},${random.chance(0.7) ? 'y=' : ''}${random.integer(0, 9)}`),
  (random) => symbols(`${variable(random)}${operatorText(random)}${variable(random)}`),
]

function operatorText(random: Random): string {
  return random.pick(['+', '-', '×'])
}
