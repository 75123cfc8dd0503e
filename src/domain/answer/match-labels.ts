import { DIFFERENT, type Finding, incorrect, SAME } from './verdict.ts'

const SEPARATOR = /[,&;/·.\n]+|(?<=[ㄱ-ㅎ가-힣a-z\d)])\s*(?:와|과|하고|이랑|그리고|및)\s*(?=[(ㄱ-ㅎa-z\d])/
const JOINER = /\s*(?:->|=>|→|⇒|↔|[-:=~])\s*/g

const bareLabel = (label: string): string => label.replace(/[\s()[\]'"]+|번$/g, '').toLowerCase()

const splitLabels = (text: string): string[] =>
  text
    .toLowerCase()
    .split(SEPARATOR)
    .map(bareLabel)
    .filter((label) => label !== '')

const compareSets = (given: ReadonlySet<string>, wanted: ReadonlySet<string>): Finding => {
  const found = [...wanted].filter((label) => given.has(label)).length
  if (found === wanted.size) return given.size === wanted.size ? SAME : incorrect('too-many')
  return found === given.size && found > 0 ? incorrect('some-missing') : DIFFERENT
}

/** Labels picked from a box: ㄱㄷ, ㉠ and ㉢, (ㄱ), (ㄷ) are one set. The whole set is asked for, in any order. */
export const matchLabels = (answer: string, key: string): Finding => {
  const wanted = new Set(splitLabels(key))
  const given = splitLabels(answer)
  if (wanted.size === 0 || given.length === 0) return DIFFERENT
  const isSingle = [...wanted].every((label) => label.length === 1)
  return compareSets(new Set(isSingle ? given.flatMap((label) => [...label]) : given), wanted)
}

const classOf = (label: string): string =>
  /^\d+$/.test(label)
    ? 'digit'
    : /^[ㄱ-ㅎ]$/.test(label)
      ? 'jamo'
      : /^[a-z]$/.test(label)
        ? 'letter'
        : 'other'

const readPairs = (text: string): Set<string> | null => {
  const joined = text
    .toLowerCase()
    .replace(/(?<![ㄱ-ㅎ\da-z가-힣])([ㄱ-ㅎ\da-z])\s*[은는]\s*/g, '$1-')
    .replace(JOINER, '-')
  const hasSeparators = /[,&;\n/]/.test(joined)
  const pairs = new Set<string>()
  for (const part of joined.split(hasSeparators ? /[,&;\n/]+/ : /\s+/)) {
    const bare = bareLabel(part)
    if (bare === '') continue
    const sides = bare.includes('-') ? bare.split('-').map(bareLabel) : bare.length === 2 ? [...bare] : []
    const [left, right] = sides
    if (sides.length !== 2 || !left || !right) return null
    const isTurned = classOf(left) !== classOf(right) && classOf(left) > classOf(right)
    pairs.add(isTurned ? `${right}-${left}` : `${left}-${right}`)
  }
  return pairs.size > 0 ? pairs : null
}

/** Pairs joined by any of - : = →, in any order; A-2 is 2-A where the two sides are of different kinds. */
export const matchPairs = (answer: string, key: string): Finding => {
  const wanted = readPairs(key)
  const given = readPairs(answer)
  return wanted && given ? compareSets(given, wanted) : matchLabels(answer, key)
}
