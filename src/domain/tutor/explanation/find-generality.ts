import { dropNegation } from '../reading/drop-negation.ts'
import { listWords, wordStems } from '../reading/word-stems.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { coverage, type FoundPassage, findPassages, listContentWords } from './find-passages.ts'
import { nearestSentences } from './nearest-sentences.ts'

const ALWAYS = /항상|언제나|무조건|반드시|(?:^|\s)늘\s/
const ONLY = /때만|때뿐|때에만|경우에만/
/** What says that something does not hold, or has to. */
const CONDITION = /하나뿐|않아도|수는 없|[일를] 수 있|수도 있|없어요|아니에요|않아요|[같작커]아?야 /
const SURE = /모든 |모두 /
const SUPPOSITION = /[가-힣]면[\s,*]|때[는,\s]/
/** From what tells most of when something holds to what tells least. */
const TELLING = [
  [ONLY, 6],
  [ALWAYS, 6],
  [CONDITION, 2.5],
  [SURE, 2],
  [SUPPOSITION, 1.5],
] as const
const EXCEPTION = new RegExp(`${ONLY.source}|${CONDITION.source}`)
const DECISIVE = new RegExp(`${ALWAYS.source}|${EXCEPTION.source}`)

/** 180도야: the question is the number alone. */
const BEHIND_NUMBER = /(\d)[^\s\d.?]+/g
const JOINED_COUNT = /(^|\s)([두세네])(?=[수변각점])/g
const COUNTER = /^[한두세네]개/
const COUNTS = /하나|[한두세네] ?개/
const HOW_MANY = /하나|여러|무수|[두세네] ?[개각변점]|[짝홀]수 개|없/
const OPPOSITES = [
  ['홀수', '짝수'],
  ['짝수', '홀수'],
  ['양수', '음수'],
  ['음수', '양수'],
] as const

/** How much of a question its answer has to speak of. */
const MOST = 0.6
/** Within how many words a sentence names its subject. */
const BEGINNING = 4

/** Whether a message asks if something is always so. */
export function asksForGenerality(text: string): boolean {
  return ALWAYS.test(text)
}

/** Whether a text tells when something is so. */
export function hasCondition(text: string): boolean {
  return TELLING.some(([one]) => one.test(text))
}

/** At which word a text first speaks of `word`; -1 for nowhere. */
function placeOf(word: string, text: string): number {
  return listWords(text).findIndex((one) => coverage(word, one) > 0)
}

function isWithin(word: string, text: string, limit: number): boolean {
  const place = placeOf(word, text)
  return place >= 0 && place < limit
}

/** What a question speaks of: its words up to the first that ends as a subject, every other subject, and what it supposes. */
function listSubjects(words: readonly string[]): string[] {
  const end = words.findIndex((word) => /[은는이가]$/.test(word))
  return words.filter((word, index) => index <= end || /[은는이가면]$/.test(word))
}

function headingOf(text: string): string {
  return /^\*\*[^*]+\*\*/.exec(text)?.[0] ?? ''
}

/** '짝수는 모두 합성수라고 하기' does not answer whether 합성수 are 짝수. */
function isConverse(first: string, last: string, text: string): boolean {
  const end = placeOf(last, headingOf(text))
  return end >= 0 && end < placeOf(first, headingOf(text))
}

/** 'are 소수 always 홀수?' is answered where 짝수인 소수 are spoken of. */
function holdsException(first: string, last: string, text: string): boolean {
  return OPPOSITES.some(
    ([a, b]) => last.startsWith(a) && wordStems(first).some((stem) => text.includes(`${b}인 ${stem}`)),
  )
}

/** Passages that tell whether, or when, what a question asks is always so, best first: each is on its very subject. */
export function findGenerality(
  message: string,
  concepts: readonly TutorConcept[],
  open: TutorConcept | undefined,
): FoundPassage[] {
  const question = dropNegation(message.replace(ALWAYS, ' '))
    .replace(JOINED_COUNT, '$1$2 ')
    .replace(BEHIND_NUMBER, '$1 ')
  const words = listContentWords(question).filter((word) => !COUNTER.test(word))
  const asked = words.join(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const subjects = listSubjects(words)

  const weightOf = ({ text, section, score, matched, conceptId }: FoundPassage): number => {
    if (holdsException(first, last, text)) return Number.MAX_VALUE
    const near = nearestSentences(asked, text, DECISIVE)
    const premise = coverage(asked, near)
    const isAbout = isWithin(first, near, BEGINNING)
    const isDecisive = DECISIVE.test(near)
    const answers =
      section !== 'why' &&
      premise >= MOST &&
      (isAbout || isDecisive || premise === 1) &&
      (coverage(last, near) > 0 || EXCEPTION.test(near)) &&
      (!COUNTS.test(question) || HOW_MANY.test(near)) &&
      (words.length > 1 || (isDecisive && section !== 'term' && isWithin(first, text, 1))) &&
      subjects.every((word) => coverage(word, near) > 0) &&
      !isConverse(first, last, text)
    if (!answers) return 0
    const telling = TELLING.find(([one]) => one.test(one === ONLY ? text : near))?.[1] ?? 1
    const place = section === 'mistakes' ? (isWithin(first, headingOf(text), 2) ? 1.2 : 0.7) : 1
    const isOpen = conceptId === open?.concept.id
    return (
      score *
      (1 + matched) *
      premise ** 2 *
      telling *
      place *
      (isAbout ? 3 : telling < 6 && placeOf(last, near) < placeOf(first, near) ? 0.5 : 1) *
      (section === 'term' ? 0.4 : 1) *
      (isOpen ? 1.6 : 1)
    )
  }
  return findPassages(question, concepts, 24)
    .map((passage) => ({ passage, weight: weightOf(passage) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ passage }) => passage)
}

/** Whether a passage speaks of what a question begins with, at its own beginning. */
export function hasSameBeginning(message: string, { text }: FoundPassage): boolean {
  return isWithin(listContentWords(message.replace(ALWAYS, ' '))[0] ?? '', text, BEGINNING)
}
