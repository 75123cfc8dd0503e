/**
 * What a symbol does in a row: `d` digit, `l` letter, `s` sign, `o` operator, `r` relation, `k` consonant, `c` circled number, `t` true or
 * false; `f` and `q` are a whole fraction and a whole root. Other symbols are their own role; `^` and `$` are the ends of the row.
 */
const ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    d: '0123456789',
    l: 'xyabnπ',
    s: '+-±',
    o: '×÷/',
    r: '=<>≤≥',
    k: 'ㄱㄴㄷㄹㅁ',
    c: '①②③④⑤',
    t: 'OX',
  }).flatMap(([role, symbols]) => Array.from(symbols, (symbol) => [symbol, role] as const)),
)

export function roleOf({ symbol, parts }: { symbol: string; parts: readonly unknown[] | null }): string {
  if (parts) return parts.length > 1 ? 'f' : 'q'
  return ROLES.get(symbol) ?? symbol
}

/** How unlikely it is that the second role follows the first, as a logarithm; 0 if nothing is known against it. */
const PAIRS: Readonly<Record<string, readonly (readonly [followers: string, weight: number])[]>> = {
  '^': [
    ['or', -4],
    ['),°', -5],
    ['.', -3],
  ],
  s: [
    ['s', -2.5],
    ['or,', -4],
    [')$', -5],
    ['.', -3],
    ['°', -6],
    ['kct', -3.5],
  ],
  o: [
    ['or,', -4],
    [')$', -5],
    ['.', -3],
    ['s', -1],
    ['kct°', -4],
  ],
  r: [
    ['r.', -3],
    ['o,', -4],
    [')$', -5],
    ['kct°', -4],
  ],
  '(': [
    ['or),', -4],
    ['$.°', -5],
    ['kct', -3],
  ],
  '.': [['lsor(),°√∠△kctfq.$', -4]],
  ',': [['or),.$°', -4]],
  d: [
    ['(', -0.7],
    ['f', -0.3],
    ['kc∠△', -3],
    ['t', -4],
  ],
  l: [
    ['d', -2.5],
    ['.', -3],
    ['l', -0.5],
    ['(', -0.7],
    ['f', -1.5],
    ['kct°', -3],
    ['∠△', -3],
  ],
  ')': [
    ['d', -3],
    ['l', -1],
    ['f', -2],
    ['.', -3],
    ['kct', -3],
  ],
  f: [
    ['d', -3],
    ['f', -4],
    ['l', -0.3],
    ['.', -3],
    ['kct', -3],
  ],
  q: [
    ['d', -2.5],
    ['q', -2],
    ['f', -2],
    ['.', -3],
    ['kct°', -3],
  ],
  '√': [['sor)$,.°∠△kctfq', -4]],
  '°': [
    ['dl(', -3],
    ['.', -3],
    ['√∠△kctfq', -4],
  ],
  c: [['dlsor().°√∠△kt', -4]],
  t: [['dlsor().,°√∠△kctfq', -4]],
  k: [
    ['d', -1],
    ['lor()√.°∠△ctfq', -3],
  ],
  '∠': [
    ['d', -2],
    ['sor().,°√∠△kctfq$', -3],
  ],
  '△': [['dsor().°√∠△kctfq', -2]],
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(PAIRS).flatMap(([first, rows]) =>
    rows.flatMap(([followers, weight]) =>
      Array.from(followers, (second) => [first + second, weight] as const),
    ),
  ),
)

export function weighPair(first: string, second: string): number {
  return WEIGHTS.get(first + second) ?? 0
}
