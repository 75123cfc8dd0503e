const COUNTS: Partial<Record<string, number>> = { 세: 3, 네: 4, 다섯: 5, 여섯: 6 }

/** 제곱, 세제곱, 4제곱 and 의 4승, but neither root nor unit. What precedes 승 is looked at only where one is. */
const POWER = '(세|네|다섯|여섯|\\d+)? (?:제곱(?! (?:근|[센밀킬]|미터|c?m))|승(?<=의 \\d+ 승)(?![부리]))'
/** No part of a longer numeral, power or product. */
const FIRST = '(?<![\\d./^a-z)√]\\x20?)'
const LAST = '(?!\\x20?[\\d./^(a-z])'
const NUMERAL = '\\(-?[\\d./]+\\)'

function raise(_: string, base: string, count = '2'): string {
  return `${/[./-]/.test(base) ? `(${base})` : base}^${COUNTS[count] ?? count}`
}

type Writing = readonly [source: string, written: string | ((...parts: string[]) => string)]

function operation(words: string, sign: string): Writing {
  return [`([\\d)|a-z]) (?:${words}) (?=[\\d(|a-z-])`, `$1${sign}`]
}

/** In this order, as what binds tighter is written first. A blank in a pattern is any number of them in a message. */
const WRITINGS: readonly Writing[] = [
  ['(\\d) 파이', '$1π'],
  // A fraction before brackets with a letter is its factor: -2/3(9x-6).
  ['(?<![\\d./^a-z)√(])(-?\\d+/\\d+) (?=\\([^()]*[a-z][^()]*\\))', '($1)'],
  // 1.1 10을 곱해서: the number that something is done with is none of the equation.
  ['(=[^가-힣=\\n]*\\d)\\x20(\\d+) (?=(?:을|를)? (?:곱|나눠|나누|더하|더해|빼))', '$1, $2'],
  ['(?<![\\d)a-z] )마이너스 (?=[\\d(])', '-'],
  ['(?<![\\d./^a-z)√])(\\d+) 분의 (\\d+) (?=\\([^()]*[a-z])', '($2/$1)'],
  [`(?<![\\d./^a-z)√])(\\d+) 분의 (-?) (\\d+)${LAST}`, '$2$3/$1'],
  [
    `(?<![\\d./^])(\\d+) [과와] (\\d+)/(\\d+)${LAST}`,
    (text, whole, above, below) => (Number(above) < Number(below) ? `${whole} ${above}/${below}` : text),
  ],
  [`(${FIRST}(?:-?\\d+(?:[./]\\d+)?|(?<!- )[a-z])|[)|]) 의 ${POWER}`, raise],
  // '4제곱이면?' and '4제곱은?' alone may be another exponent of an earlier power.
  [
    `(?!(?<=^(?:그럼|그러면|근데|만약)? )\\d+ 제곱 (?:이면|하면|이라면|은\\s*(?:\\?|얼마|$)))([a-z)|]|${FIRST}(?<!- )\\d+(?!\\d)) ${POWER}`,
    raise,
  ],
  // Who says '2x-3 빼기 5x-1' takes the second whole away.
  ['([\\d.]*[a-z] [-+] \\d+) 빼기 ([\\d.]*[a-z] [-+] \\d+)', '($1)-($2)'],
  operation('더하기|플러스', '+'),
  operation('빼기|마이너스', '-'),
  operation('곱하기', '×'),
  operation('나누기', '÷'),
  ['([\\d)a-z]) (?:은|는)? 이퀄 ', '$1='],
  [`(?<=[\\d)])\\sx\\s(?=-?\\d|${NUMERAL})|(?<=${NUMERAL})x(?=${NUMERAL})`, '×'],
  // Beside another operation, or before numbers in brackets, no one means a letter: 2-3x(5-7), 4+3x(-1).
  [
    // The letter first: else each place of a long message is searched back to its start.
    `(?=x)(?:(?<=^(?:[^=a-z가-힣]*[-+)])?\\(?-?\\d+(?:\\^\\d+)?\\)?)x(?=\\(-?\\d[^a-z=]*[-+][^a-z=]*\\))|(?<=^[^=a-z가-힣]*[\\d)}][-+×÷]\\{?(?:[\\d.]+[-+×÷])*[\\d.]+)x(?=\\(-?[\\d.]+\\))|(?<=^[^=a-z가-힣]*\\^\\d+)x(?=\\(?-?\\d))`,
    '×',
  ],
  [`(?<=[\\d)|a-z] )([-+×÷*]) (- (?:(?:\\d+\\s)?\\d+/\\d+|\\d+(?:\\.\\d+)?))${LAST}`, '$1($2)'],
  [`([×÷*]) (\\d+/\\d+)${LAST}`, '$1($2)'],
  ['([a-z]) (\\^ \\d+) 에 (-?\\d+) (?:을|를)? (?:넣으면|대입하면)', '$1$2, $1=$3이면'],
  // A letter's value told in words: a가 3이면, x에 -3을 넣으면.
  [
    `(?<![a-z\\d])([a-z]) (?:이|가) (-?\\d+(?:[./]\\d+)?) (?=이면|일 때|이라면|면|(?:인|이고|일 때|이며)? [정반]비례|(?:인|이고|일 때)? 관계식)`,
    '$1=$2',
  ],
  [
    `(?<![a-z\\d])([a-z]) (?:에|에다|에다가|대신) (-?\\d+(?:[./]\\d+)?) (?:을|를)? (?:넣으면|대입하면|넣었을 때|대입했을 때|대입한 값|넣은 값)`,
    '$1=$2이면',
  ],
  ['([=<>≤≥][^=<>≤≥\\n가-힣]*[\\da-z)])\\x20([a-z])(?= (?:[=?!.가-힣\\n]|$))', '$1, $2'],
]

const FACTOR = '\\d{1,3}(?:\\^\\d{1,2})?'
/** A number written as a product of powers: 2^2×3의 약수. A product after the word is a claimed value and is left as it is. */
const FACTORED = new RegExp(
  `(?<![\\d./^a-z)√×*+(=-]\\x20?)${FACTOR}(?:\\x20?[×*x]\\x20?${FACTOR})*(?![\\d./^a-z(]|\\x20?[-+=×*÷])`,
  'gi',
)
const LARGEST_FACTORED = 1e9
const LONGEST_FACTORED = 200

/** Numbers whose divisors or multiples are asked for, written out: of 2^2×3 they are those of 12. */
function multiplyOut(text: string): string {
  if (text.length > LONGEST_FACTORED || !/[약배]수|제곱수/.test(text) || /소인수/.test(text)) return text
  // A product that is said to be the common divisor or multiple is compared by its value.
  const end = /최[대소]\s?공/.test(text)
    ? text.length
    : (/(?:[약배]|제곱)수(?!.*(?:[약배]|제곱)수)/s.exec(text)?.index ?? 0)
  return text.replace(FACTORED, (product, at: number) => {
    if (at > end || !product.includes('^')) return product
    const value = product
      .split(/[×*x]/i)
      .map((factor) => factor.split('^').map(Number))
      .reduce((whole, [base = 1, exponent = 1]) => whole * base ** exponent, 1)
    return value <= LARGEST_FACTORED ? `${value}` : product
  })
}

/** `replace` takes text and functions alike, and is declared for each by itself. */
const PATTERNS = WRITINGS.map(
  ([source, written]) => [new RegExp(source.replaceAll(' ', '\\s*'), 'gi'), written as string] as const,
)

/**
 * What a message says of mathematics in words, written in signs: 3분의 2 is 2/3, 1과 1/2 is 1 1/2, -2의 세제곱 is (-2)^3, 3 더하기 4 is
 * 3+4. A fraction behind × or ÷ and a negative number behind a sign get their parentheses, as 8÷2/3 means 8÷(2/3); a letter asked for
 * behind an equation is parted from it: 3x=12, x? What can be read in two ways stays as it was typed.
 */
export function writeMathematics(message: string): string {
  // Among data x is a value that is not known: 4 8 x 10.
  const plain = /평균|변량|상대\s?도수/.test(message)
    ? message.replace(/(?<=\d)\s+x\s+(?=\d)/g, ', x, ')
    : message
  return multiplyOut(PATTERNS.reduce((text, [pattern, written]) => text.replace(pattern, written), plain))
}
