import fc from 'fast-check'

const naturals = fc.integer({ min: 1, max: 99 })
const smallNaturals = fc.integer({ min: 2, max: 9 })
const letter = fc.constantFrom('x', 'y', 'a', 'b')
const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`)

const greatestCommonDivisor = (first: number, second: number): number =>
  second === 0 ? first : greatestCommonDivisor(second, first % second)

const integer = fc.integer({ min: -9999, max: 9999 }).map(String)
const decimal = fc
  .tuple(fc.integer({ min: -99, max: 99 }), naturals)
  .map(([whole, part]) => `${whole}.${part}`)

const fraction = fc
  .tuple(naturals, fc.integer({ min: 2, max: 60 }), fc.boolean())
  .filter(([top, bottom]) => greatestCommonDivisor(top, bottom) === 1)
  .map(([top, bottom, isNegative]) => `${isNegative ? '-' : ''}${top}/${bottom}`)

/** The terms of an expanded expression in like-free letters, each with its sign. */
export const linearTerms = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: -9, max: -2 }),
    fc.integer({ min: -20, max: 20 }).filter((value) => value !== 0),
    letter,
    fc.constantFrom('m', 'n'),
    fc.boolean(),
  )
  .map(([first, second, third, one, other, isSquared]) => [
    `${signed(first)}${one}${isSquared ? '^2' : ''}`,
    `${signed(second)}${other}`,
    signed(third),
  ])

const expression = linearTerms.map((terms) => terms.join('').slice(1))

/** Two or three different brackets, such as (x+1) and (x-2). */
export const productOfBrackets = fc
  .uniqueArray(
    fc.integer({ min: -9, max: 9 }).filter((value) => value !== 0),
    { minLength: 2, maxLength: 3 },
  )
  .map((roots) => roots.map((root) => `(x${signed(root)})`))

const primePowers = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 4 }), fc.constantFrom(5, 7, 11))
  .map(([exponent, second, prime]) => `2^${exponent}*3^${second}*${prime}`)

const radical = fc
  .tuple(smallNaturals, fc.constantFrom(2, 3, 5, 6, 7, 10))
  .map(([factor, inside]) => `${factor}√${inside}`)
const circle = smallNaturals.map((factor) => `${factor}π`)
const equation = fc
  .tuple(letter, fc.integer({ min: -99, max: 99 }))
  .map(([name, value]) => `${name}=${value}`)
const measured = fc
  .tuple(naturals, fc.constantFrom('cm', 'm', 'kg', 'cm^2', '°', '%', '개'))
  .map(([value, unit]) => `${value}${unit}`)
const chain = fc.tuple(fc.integer({ min: -20, max: 0 }), naturals).map(([low, high]) => `${low}<x≤${high}`)
const inequality = fc
  .tuple(letter, fc.constantFrom('<', '>', '≤', '≥', '≠'), fc.integer({ min: -99, max: 99 }))
  .map(([name, sign, value]) => `${name}${sign}${value}`)
const ratio = fc
  .tuple(naturals, naturals)
  .filter(([first, second]) => greatestCommonDivisor(first, second) === 1)
  .map(([first, second]) => `${first}:${second}`)
const conjoined = fc
  .uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 3 })
  .map((values) => values.join('&'))
const word = fc.constantFrom(
  '이등변삼각형',
  '해가 없다',
  '제2사분면',
  '증가',
  'ㄱ,ㄷ',
  'O',
  'X',
  '평행사변형',
)

export const point = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }))

/** Keys of every kind that authors write, each in the form they ask for. */
export const anyKey = fc.oneof(
  integer,
  decimal,
  fraction,
  expression,
  productOfBrackets.map((brackets) => brackets.join('')),
  primePowers,
  radical,
  circle,
  equation,
  measured,
  chain,
  inequality,
  ratio,
  conjoined,
  word,
  point.map(([x, y]) => `(${x},${y})`),
)

const SPACES = [' ', '\t', '\n', '\u00a0', '\u3000']

/** A text and the same text with spaces of several kinds thrown in. A space between a digit and a digit could read as a mixed number. */
export const withRandomSpaces = (text: string): fc.Arbitrary<[text: string, spaced: string]> =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.constantFrom(...SPACES)), { minLength: 1, maxLength: 4 })
    .map((inserted) => {
      let spaced = text
      for (const [at, space] of inserted) spaced = `${spaced.slice(0, at)}${space}${spaced.slice(at)}`
      return [text, spaced]
    })

/** Letters, digits and signs of ASCII as an input method writes them when left in full width. */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
