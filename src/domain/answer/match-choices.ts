import { DIFFERENT, type Finding, incorrect, SAME } from './verdict.ts'

const SEPARATOR =
  /[,&;/·\n]|(?:번\s*)?(?:와|과|하고|이?랑|그리고|및)(?=\s*[(\d])|번(?=\s*[(\d])|(?<=[\d)])\s+(?=[(\d])/
const CHOICE = /^\(?\s*(\d{1,3})\s*\)?\s*(?:번째?)?\.?$/
/** 삼번, 이 번, 첫번째 */
const IN_WORDS = /(?<![가-힣])(?:([일이삼사오])\s?번|(첫|두|세|네|다섯)\s?번째?)(?![가-힣])/g
const ORDINALS = ['첫', '두', '세', '네', '다섯']

function writeNumbers(text: string): string {
  return text.replace(
    IN_WORDS,
    (_, sino: string | undefined, native: string | undefined) =>
      `${(sino === undefined ? ORDINALS.indexOf(native ?? '') : '일이삼사오'.indexOf(sino)) + 1}번`,
  )
}

/** The numbers picked, in the order given; null if there is anything else. */
export function readChoices(text: string): string[] | null {
  const picks: string[] = []
  for (const part of writeNumbers(text).split(SEPARATOR)) {
    const bare = part.trim()
    if (bare === '') continue
    const number = CHOICE.exec(bare)?.[1]
    if (number === undefined) return null
    picks.push(`${Number(number)}`)
  }
  return picks.length > 0 ? picks : null
}

/** Multiple choice: the same picks in the same order (specification section 5). */
export function matchChoices(answer: string, key: string): Finding {
  const actual = readChoices(answer)
  const expected = readChoices(key)
  if (!actual || !expected) return DIFFERENT
  if (actual.join() === expected.join()) return SAME
  const isWithin = (some: readonly string[], all: readonly string[]) =>
    some.every((pick) => all.includes(pick))
  if (actual.length === expected.length && isWithin(actual, expected) && isWithin(expected, actual))
    return incorrect('order')
  if (actual.length < expected.length && isWithin(actual, expected)) return incorrect('some-missing')
  if (actual.length > expected.length && isWithin(expected, actual)) return incorrect('too-many')
  return DIFFERENT
}
