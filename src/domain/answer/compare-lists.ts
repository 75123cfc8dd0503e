import { compareElements } from './compare-values.ts'
import { listElements, splitElements, withoutBraces, withoutThousands } from './read-elements.ts'
import { DIFFERENT, type Finding, incorrect, kinder, nudge, SAME, stricter } from './verdict.ts'

/** Longer lists are no answers of this school. */
const MOST_ELEMENTS = 24

const SOLVED = /^([a-z])=(.+)$/i
const TUPLE = /^[a-z]?\((.*)\)$/i

const compact = (text: string): string => text.replace(/\s+/g, '')

/** x=1 and y=2 as the pair of their values, by letter; null unless each letter stands once. */
const readSystem = (elements: readonly string[]): string[] | null => {
  const values = elements.map((element) => SOLVED.exec(compact(element)))
  const letters = values.map((match) => match?.[1]?.toLowerCase() ?? '')
  if (elements.length < 2 || letters.includes('') || new Set(letters).size < letters.length) return null
  return values
    .map((match, index) => ({ letter: letters[index] ?? '', value: match?.[2] ?? '' }))
    .sort((one, other) => (one.letter < other.letter ? -1 : 1))
    .map(({ value }) => value)
}

const readTuple = (elements: readonly string[]): string[] | null => {
  const [only] = elements
  const inside = elements.length === 1 ? TUPLE.exec(compact(only ?? ''))?.[1] : undefined
  const parts = inside === undefined ? [] : splitElements(inside)
  return parts.length > 1 ? parts : null
}

const compareInOrder = (given: readonly string[], key: readonly string[]): Finding => {
  if (given.length !== key.length) return DIFFERENT
  return given.map((one, index) => compareElements(one, key[index] ?? '')).reduce(stricter, SAME)
}

/** A pair for a system, a system for a pair, and bare values for either. */
const comparePairs = (given: readonly string[], key: readonly string[]): Finding | null => {
  const [keyPair, keySystem] = [readTuple(key), readSystem(key)]
  const wanted = keyPair ?? keySystem
  if (!wanted) return null
  const [givenPair, givenSystem] = [readTuple(given), readSystem(given)]
  if (keyPair && givenSystem) return compareInOrder(givenSystem, keyPair)
  if (keySystem && givenPair) return compareInOrder(givenPair, keySystem)
  const isBare = !givenPair && !givenSystem && given.length === wanted.length && given.length > 1
  if (!isBare || given.some((one) => /[=<>≤≥]/.test(one))) return null
  const finding = compareInOrder(given, wanted)
  if (finding.verdict === 'incorrect') return finding
  return nudge(keyPair ? 'needs-parentheses' : 'name-the-letters')
}

const distinct = (elements: readonly string[]): string[] => {
  const kept: string[] = []
  for (const element of elements) {
    if (!kept.some((other) => compareElements(element, other).verdict === 'correct')) kept.push(element)
  }
  return kept
}

/** The whole list in any order, each element once. */
const compareAsSets = (given: readonly string[], key: readonly string[]): Finding => {
  const [g, k] = [distinct(given), distinct(key)]
  const matrix = g.map((one) => k.map((other) => compareElements(one, other)))
  const givenBest = matrix.map((row) => row.reduce(kinder, DIFFERENT))
  const keyBest = k.map((_, column) =>
    matrix.map((row) => row[column] ?? DIFFERENT).reduce(kinder, DIFFERENT),
  )
  const isFound = (finding: Finding) => finding.verdict !== 'incorrect'
  if (g.length === 1 && k.length === 1) return givenBest[0] ?? DIFFERENT
  const [allGiven, allKey] = [givenBest.every(isFound), keyBest.every(isFound)]
  if (allGiven && allKey && g.length === k.length) return [...givenBest, ...keyBest].reduce(stricter, SAME)
  if (allGiven && !allKey) return incorrect('some-missing')
  if (allKey && !allGiven) return incorrect('too-many')
  return DIFFERENT
}

const compareAlternative = (given: readonly string[], key: readonly string[]): Finding => {
  if (given.length === 0 || given.length > MOST_ELEMENTS || key.length > MOST_ELEMENTS) return DIFFERENT
  return comparePairs(given, key) ?? compareAsSets(given, key)
}

/** Each way to be right that a folded key names, as lists of elements. */
const listAlternatives = (key: string): string[][] => {
  const bare = withoutBraces(key)
  if (bare !== key) return [splitElements(bare)]
  const isConjoined = key.includes('&')
  const alternatives: string[][] = []
  let depth = 0
  let part = ''
  const parts: string[] = []
  for (const character of key) {
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
    if (character === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += character
  }
  for (const each of [...parts, part]) if (each.trim() !== '') alternatives.push(listElements(each))
  return isConjoined || alternatives.length < 2 ? alternatives : [...alternatives, alternatives.flat()]
}

/** A folded short answer against a folded key: the kindest finding over the key's alternatives and the answer's readings. */
export const compareLists = (given: string, key: string): Finding => {
  const readings = [...new Set([given, withoutThousands(given)])].map(listElements)
  let best: Finding = DIFFERENT
  for (const alternative of listAlternatives(key)) {
    for (const reading of readings) {
      best = kinder(best, compareAlternative(reading, alternative))
      if (best.verdict === 'correct') return best
    }
  }
  return best
}
