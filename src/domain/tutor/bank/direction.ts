import { coverage, listContentWords } from '../explanation/coverage.ts'
import { isContrary, nameContrasts, readContrasts } from './contrasts.ts'
import { listQuestionGrams } from './wording-grams.ts'

/** A tag question, which does not negate: 그렇지 않아? */
const TAG =
  /(?:지\s?(?:않|안)(?:나|아|니|음|냐|을까|나요|아요|습니까)|(?<![이가]\s?)(?:아님|아니야|아니에요|아니예요|아닌가|아닌가요|아냐|아니냐|아니니|아닐까))[\s?!.]*$/
/** Negations; two of them cancel: 다르지 않다. */
const NEGATIONS =
  /(?<![가-힣])안(?=\s?[가-힣])|(?<=[면도은는이가])안(?=\s?[돼되됨])|(?<=[가-힣])지[는도를]?\s?(?:않|안|아나|못)|(?<!잘)못(?!\s?찾)|없|업(?=[다어음지나]|서)|아[니닌님냐](?!요?\s?면)|다[르른름]|달[라랐]|틀[리려린렸림]|망[하함해했]|불가능/g
const NOT_NEGATION =
  /아니면|안쪽|못지않|상관\s?없이|끊임없이|틀림없|안녕|다른\s?(?:수|말|방법|점|식|쪽|하나|문자|것도)/g
const ONLY = /뿐|밖에|유일|오직|(?<=[가-힣0-9])만(?=[\s?]|$)(?<!하지만|지만|그만)/
const SOME = /수도?\s?(?:있|잇|없|업)|[ㄹ을]\s?수|가능|경우/
const ALL = /항상|무조건|언제나|모두|전부|모든|반드시|다(?=\s)/
/** A letter with the word that it belongs to: x축, y좌표, x부호; and names of points. */
const LETTERED = /[a-z]\s?(?:축|좌표|부호|값|절편|항)|[A-Z]{2,}/g

/** What can be: 클 수 있지. What cannot be is negated, and may stand in one half of a wording only. */
const CAN = /수\s?[도는가]?\s?(?:있|잇)/
const CANNOT = /수\s?[도는가]?\s?(?:없|업)|못/

interface Direction {
  isNegated: boolean
  isOnly: boolean
  isSome: boolean
  isAll: boolean
  can: boolean
  cannot: boolean
}

function readDirection(text: string): Direction {
  const said = text.replace(NOT_NEGATION, ' ').replace(TAG, ' ')
  return {
    isNegated: (said.match(NEGATIONS) ?? []).length % 2 === 1,
    isOnly: ONLY.test(said),
    isSome: SOME.test(said),
    isAll: ALL.test(said),
    can: CAN.test(said),
    cannot: CANNOT.test(said),
  }
}

function isLikeDirected(left: Direction, right: Direction): boolean {
  return (
    left.isNegated === right.isNegated &&
    left.isOnly === right.isOnly &&
    !(left.can && !left.cannot && right.cannot && !right.can) &&
    !(right.can && !right.cannot && left.cannot && !left.can) &&
    !(left.isSome && !left.isAll && right.isAll && !right.isSome) &&
    !(left.isAll && !left.isSome && right.isSome && !right.isAll)
  )
}

function lettersOf(text: string): string[] {
  return (text.match(LETTERED) ?? []).map((word) => word.replace(/\s/g, ''))
}

function countShared(left: ReadonlySet<number>, right: ReadonlySet<number>): number {
  let shared = 0
  for (const gram of left) if (right.has(gram)) shared += 1
  return shared
}

/** The wording that shares most grams with a text, for its length. */
function findNearestWording(text: string, asks: readonly string[]): string {
  const grams = listQuestionGrams(text)
  let [nearest = '', most] = [asks[0], -1]
  for (const ask of asks) {
    const others = listQuestionGrams(ask)
    const likeness = countShared(grams, others) / Math.sqrt(others.size)
    if (likeness > most) [nearest, most] = [ask, likeness]
  }
  return nearest
}

const CONDITION = /^(.*?[가-힣]면)\s(.+)$/

/** Whether one text is 'if A then B' and the other 'if B then A'. */
function isConverse(text: string, ask: string): boolean {
  const [, ...said] = CONDITION.exec(text) ?? []
  const [, ...asked] = CONDITION.exec(ask) ?? []
  const [ifSaid, thenSaid] = said.map(listQuestionGrams)
  const [ifAsked, thenAsked] = asked.map(listQuestionGrams)
  if (!ifSaid || !thenSaid || !ifAsked || !thenAsked) return false
  return (
    countShared(ifSaid, thenAsked) + countShared(thenSaid, ifAsked) >
    countShared(ifSaid, ifAsked) + countShared(thenSaid, thenAsked)
  )
}

/** What a text says of its subject: its last word, without the words that only ask. */
function predicateOf(text: string): string {
  const words = text.replace(/\s(?:맞\S*|거\S*|건\S*|것\S*|아님|아니야|아냐|ㅇㅈ)?[\s?!.]*$/, '').split(' ')
  return words.at(-1) ?? ''
}

/** Share of the wordings that must agree with the message. */
const LEAST_ALIKE = 0.5

/**
 * Whether the stored verdict also answers the message. The message must agree with the nearest wording, and with at least half of all, in negation
 * (안 만나? and 만나?), 'only', and 'always' as opposed to 'possible'; with the nearest in the last word (양수지, 음수지), in the order of condition and consequence; and name no letter
 * that no wording names. False if this cannot be decided.
 */
export function hasSameDirection(text: string, asks: readonly string[]): boolean {
  const direction = readDirection(text)
  const isAlike = (ask: string) => isLikeDirected(direction, readDirection(ask))
  const letters = asks.flatMap(lettersOf)
  const nearest = findNearestWording(text, asks)
  return (
    isAlike(nearest) &&
    !isContrary(readContrasts(predicateOf(text)), readContrasts(predicateOf(nearest))) &&
    !isConverse(text, nearest) &&
    asks.filter(isAlike).length >= asks.length * LEAST_ALIKE &&
    lettersOf(text).every((word) => letters.includes(word))
  )
}

const COUNT_WORDS = /(?<![가-힣])(?:한|두|세|네|다섯|여섯|둘|셋|넷)(?=[\s가-힣])/g
const THAN = /([가-힣a-z\d]+)보다/i

function listCounts(text: string): string {
  return (text.match(COUNT_WORDS) ?? []).join()
}

/** Whether the content words that two texts share stand in the same order: 'if A then B' is not 'if B then A'. */
function hasSameOrder(text: string, ask: string): boolean {
  const words = listContentWords(ask)
  const places = listContentWords(text).map((word) => words.findIndex((other) => coverage(word, other) === 1))
  return places.every((place, at) => place >= (places[at - 1] ?? -1))
}

function isSameStatement(text: string, ask: string): boolean {
  return (
    isLikeDirected(readDirection(text), readDirection(ask)) &&
    listContentWords(text).length > 1 &&
    listContentWords(text).length === listContentWords(ask).length &&
    nameContrasts(readContrasts(text)) === nameContrasts(readContrasts(ask)) &&
    coverage(text, ask) === 1 &&
    coverage(ask, text) === 1 &&
    listCounts(text) === listCounts(ask) &&
    THAN.exec(text)?.[1] === THAN.exec(ask)?.[1] &&
    hasSameOrder(text, ask)
  )
}

/** A statement that ends in a denial, and the same without it. */
const DENIALS: readonly (readonly [RegExp, string])[] = [
  [/(?<![만도]\s?)(?:이|가)?\s?아니(?:지|죠|네|구나)요?\s*[?!.]*$/, '이지?'],
  [/수\s?[도는가]?\s?(?:없|업)(?:지|죠|네|어|나)요?\s*[?!.]*$/, '수 있지?'],
  [/지\s?(?:는\s?)?않(?:지|죠|네)요?\s*[?!.]*$/, '지?'],
  [/안\s?되(?:지|죠|네)요?\s*[?!.]*$/, '되지?'],
]
/** What is denied of all or of some is no plain denial. */
const QUANTIFIED = new RegExp(`${ALL.source}|${ONLY.source}`)

/**
 * Whether a message states what one of the wordings states, word for word but for endings ('same'), or denies it ('denied'); null if neither is
 * certain.
 */
export function compareStatements(text: string, asks: readonly string[]): 'same' | 'denied' | null {
  if (asks.some((ask) => isSameStatement(text, ask))) return 'same'
  const denial = QUANTIFIED.test(text) ? undefined : DENIALS.find(([pattern]) => pattern.test(text))
  if (!denial) return null
  const positive = text.replace(denial[0], denial[1])
  return asks.some((ask) => !readDirection(ask).isNegated && isSameStatement(positive, ask)) ? 'denied' : null
}
