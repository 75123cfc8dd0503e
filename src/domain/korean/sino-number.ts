const DIGITS = '영일이삼사오육칠팔구'
/** From the largest on; the digit one is left out before each. */
const UNITS = [
  ['천', 1_000],
  ['백', 100],
  ['십', 10],
] as const
const DIGIT = '[일이삼사오육칠팔구]'
const NUMBER = new RegExp(
  `^${UNITS.map(([unit]) => `(?:(${DIGIT}?)${unit})?`).join('')}([영일이삼사오육칠팔구]?)$`,
)

/** A whole number from 1 to 99 as it is said in Sino-Korean: 8 is 팔, 12 십이, 20 이십. A larger one stays in digits. */
export function sinoNumber(count: number): string {
  if (count > 99) return `${count}`
  const [tens, ones] = [Math.floor(count / 10), count % 10]
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '십' : ''}${ones > 0 ? DIGITS[ones] : ''}`
}

/** What a Sino-Korean numeral from 영 to 구천구백구십구 says: 십사 is 14; null for anything else. */
export function readSinoNumber(word: string): number | null {
  const match = NUMBER.exec(word)
  if (!match || word === '') return null
  const ofUnits = UNITS.map(([, value], index) => {
    const digit = match[index + 1]
    return digit === undefined ? 0 : value * (digit === '' ? 1 : DIGITS.indexOf(digit))
  })
  return ofUnits.reduce((sum, value) => sum + value, DIGITS.indexOf(match[4] || '영'))
}
