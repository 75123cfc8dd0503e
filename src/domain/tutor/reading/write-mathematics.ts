const COUNTS: ReadonlyMap<string, string> = new Map([
  ['세', '3'],
  ['네', '4'],
  ['다섯', '5'],
  ['여섯', '6'],
])

/** 제곱, 세제곱 and 4제곱, but neither root nor unit. */
const POWER = '(세|네|다섯|여섯|\\d+)?\\s*제곱(?!\\s*(?:근|[센밀킬]|미터|c?m))'
/** No part of a longer numeral, power or product. */
const FIRST = '(?<![\\d./^a-z)√]\\s*)'
const BASE = `(${FIRST}-?(?:\\d+(?:[./]\\d+)?|[a-z])|[)|])`
const LAST = '(?!\\s*[\\d./^(]|[a-z])'

const mix = (text: string, whole: string, below: string, above: string): string =>
  Number(above) < Number(below) ? `${whole} ${above}/${below}` : text

const divide = (_: string, below: string, sign: string, above: string): string =>
  /^\d+$/.test(above + below) ? `${sign}${above}/${below}` : `(${sign}${above}/${below})`

const raise = (_: string, base: string, count = '2'): string =>
  `${/^(?:\d+|[a-z)|])$/i.test(base) ? base : `(${base})`}^${COUNTS.get(count) ?? count}`

type Writing = readonly [source: string, written: string | ((...parts: string[]) => string)]

/** What binds tighter is written first. In a fraction over or under letters, what a sign behind it belongs to is left open. */
const WRITINGS: readonly Writing[] = [
  ['(?<![\\d)a-z]\\s*)마이너스\\s*(?=[\\d(])', '-'],
  ['(?<![\\d./^])(\\d+)(?:\\s*[과와]\\s*|\\s+)(\\d+)\\s*분의\\s*(\\d+)(?!\\s*[\\d./^])', mix],
  [
    '(?<![\\d./^a-z)√])([\\d.a-z]+|\\([^()]*\\))\\s*분의\\s*(-?)\\s*(\\d+(?!\\s*[\\d./^(a-z])|[\\d.a-z]+(?!\\s*(?:[\\d./^(a-z+-]|더하기|빼기))|\\([^()]*\\)(?!\\s*[\\d/^(a-z]))',
    divide,
  ],
  [
    `(?<![\\d./^])(\\d+)\\s*[과와]\\s*(\\d+)/(\\d+)${LAST}`,
    (text, whole = '', above = '', below = '') => mix(text, whole, below, above),
  ],
  [`${BASE}\\s*의\\s*${POWER}`, raise],
  [`${BASE}\\s*의\\s*(\\d+)\\s*승(?![부리])`, raise],
  [`([a-z)|]|${FIRST}(?<!-\\s*)\\d+)\\s*${POWER}`, raise],
  ...(
    [
      ['더하기|플러스', '+'],
      ['빼기|마이너스', '-'],
      ['곱하기', '×'],
      ['나누기', '÷'],
    ] as const
  ).map(([words, sign]): Writing => [`([\\d)|a-z])\\s*(?:${words})\\s*(?=[\\d(|a-z-])`, `$1${sign}`]),
  ['([\\d)a-z])\\s*(?:은|는)?\\s*이퀄\\s*', '$1='],
  [`(?<=[\\d)|a-z]\\s*)([-+×÷*])\\s*(-\\s*(?:(?:\\d+ )?\\d+/\\d+|\\d+(?:\\.\\d+)?))${LAST}`, '$1($2)'],
  [`([×÷*])\\s*(\\d+/\\d+)${LAST}`, '$1($2)'],
  ['([=<>≤≥][^=<>≤≥\\n가-힣]*[\\da-z)]) +([a-z])(?=\\s*=?\\s*(?:[?!.가-힣\\n]|$))', '$1, $2'],
]

const PATTERNS = WRITINGS.map(([source, written]) => [new RegExp(source, 'gi'), written] as const)

/**
 * What a message says of mathematics in words, written in signs: 3분의 2 is 2/3, 1과 1/2 is 1 1/2, -2의 세제곱 is (-2)^3, 3 더하기 4 is
 * 3+4. A fraction behind × or ÷ and a negative number behind a sign get their parentheses, as 8÷2/3 means 8÷(2/3); a letter asked for
 * behind an equation is parted from it: 3x=12, x? What can be read in two ways stays as it was typed.
 */
export const writeMathematics = (message: string): string => {
  let text = message
  for (const [pattern, written] of PATTERNS) {
    text = typeof written === 'string' ? text.replace(pattern, written) : text.replace(pattern, written)
  }
  return text
}
