import { type AnswerItem, plainText, readItem } from './answer-item.ts'
import { compareLists, MOST_ITEMS } from './compare-lists.ts'
import { readSolved } from './compare-statements.ts'
import { hasAlternatives, joinThousands, listElements, separateWords, splitOutside } from './list-elements.ts'
import { readBound } from './read-bounds.ts'
import { isNumberInWords, readKoreanMath, unwrapSentence } from './read-korean-answer.ts'
import { sameWords } from './same-words.ts'
import { stripLead } from './strip-lead.ts'
import { DIFFERENT, type Finding, incorrect, kinder, nudge, SAME } from './verdict.ts'

const LONE_JAMO = /[ㄱ-ㅣ]/
const SYLLABLES = /[가-힣]{2}/

/** Compares a short answer with its key by meaning. Both come folded and free of LaTeX's looks. */
export function matchShortAnswer(answer: string, key: string): Finding {
  const alternatives = listAlternatives(key)
  const bare = unwrapSentence(answer)
  let best: Finding = DIFFERENT
  const readOnce = makeItemReader(true)
  const isEither = hasAlternatives(bare) && !hasAlternatives(key)
  for (const elements of listReadings(bare)) {
    if (elements.length > MOST_ITEMS) continue
    const actual = elements.map(readOnce)
    if (isEither && joinsConditions(actual)) continue
    for (const expected of alternatives) {
      best = kinder(best, compareLists(actual, expected))
      if (best === SAME) return SAME
    }
  }
  for (const expected of alternatives) {
    const [only] = expected
    if (
      expected.length === 1 &&
      only &&
      !only.statement &&
      [answer, bare].some((words) => sameWords(words, only.plain))
    )
      return SAME
  }
  if (alternatives.some((expected) => matchesWordList(bare, expected))) return SAME
  const inWords = matchBoundInWords(bare, alternatives)
  if (inWords) return inWords
  if (best !== DIFFERENT || !isNumberInWords(bare)) return best
  return alternatives.some((expected) => expected.some(isNumberKey)) ? incorrect('number-in-words') : best
}

/** Between words, where 와 and 과 may be a part of one: only all of them together tell. */
const BETWEEN_WORDS = /\s*(?:[,&·\s]|그리고|및|이랑|하고|[과와랑](?=\s))\s*/

/** 직사각형과 마름모: names that are all wanted, in any order. */
function matchesWordList(text: string, expected: readonly AnswerItem[]): boolean {
  if (expected.length < 2 || expected.some(({ statement }) => statement)) return false
  const actual = text.split(BETWEEN_WORDS).filter((word) => word !== '')
  return (
    actual.length === expected.length &&
    expected.every(({ plain }) => actual.some((word) => sameWords(word, plain)))
  )
}

/** 'x는 3 이상' means what x≥3 does, and is to be written so. */
function matchBoundInWords(text: string, alternatives: readonly AnswerItem[][]): Finding | null {
  const bound = readBound(text, 'x')
  if (bound === null) return null
  const item = readItem(bound, false)
  return alternatives.some((expected) => compareLists([item], expected) === SAME)
    ? nudge('use-inequality-sign')
    : null
}

function isNumberKey({ statement, quantity, plain }: AnswerItem): boolean {
  return (statement ?? quantity?.statement)?.operands[0].kind === 'number' || /^\d/.test(plain)
}

/** Reads each text once: readings and alternatives share their elements. */
function makeItemReader(mayRestore: boolean): (text: string) => AnswerItem {
  const items = new Map<string, AnswerItem>()
  return (text) => {
    const item = items.get(text) ?? readItem(text, mayRestore)
    items.set(text, item)
    return item
  }
}

/** Conditions that hold together, said with 'or': two ends of a range, or the values of different letters. */
function joinsConditions(items: readonly AnswerItem[]): boolean {
  const letters = new Set<string>()
  for (const { statement } of items) {
    if (!statement || statement.relations.length === 0) continue
    if (statement.relations.some((relation) => relation !== '=')) return items.length > 1
    const solved = readSolved(statement)
    if (solved) letters.add(solved.letter)
  }
  return letters.size > 1
}

/** Each way to be right, its terms read; without & the whole list counts as one more (answers.md, stage 1). */
function listAlternatives(key: string): AnswerItem[][] {
  const readOnce = makeItemReader(false)
  const read = (text: string) =>
    listElements(readKoreanMath(text))
      .slice(0, MOST_ITEMS + 1)
      .map(readOnce)
  const parts = splitOutside(key, ',').slice(0, MOST_ITEMS)
  const alternatives = parts.map(read)
  const joined = joinThousands(key)
  if (joined !== key && !key.includes('&')) alternatives.push(read(joined))
  if (parts.length > 1 && !key.includes('&')) alternatives.push(read(key))
  return alternatives.filter((terms) => terms.length > 0)
}

/** Whether a text can be read as numbers and formulas, right or wrong, in any of the ways that answers are read. */
export function isReadable(text: string): boolean {
  return (
    readBound(text, 'x') !== null ||
    listReadings(text).some(
      (elements) =>
        elements.length > 0 &&
        elements.length <= MOST_ITEMS &&
        elements.every((element) => {
          const { statement, quantity, isRestored } = readItem(element, LONE_JAMO.test(element))
          return quantity !== null || (statement !== null && (!isRestored || !SYLLABLES.test(element)))
        }),
    )
  )
}

/** The ways an answer may be cut into elements, likeliest first. */
function listReadings(text: string): string[][] {
  const seen = new Set<string>()
  const readings: string[][] = []
  const add = (written: string, strip = (element: string) => element) => {
    const elements = listElements(written).map(strip)
    const signature = elements.map(plainText).join('|')
    if (seen.has(signature)) return
    seen.add(signature)
    readings.push(elements)
  }
  const written = readKoreanMath(text)
  const list = readKoreanMath(separateWords(text))
  add(joinThousands(written))
  add(written)
  add(list)
  add(list, stripLead)
  add(stripLead(list))
  add(stripLead(written))
  if (/^[^,&;]*[^\s,&;]\s+[^\s,&;]/.test(written)) add(written.replace(/\s+/g, ' , '))
  return readings
}
