import { checkAnswer } from '#domain/answer/check-answer.ts'
import { readPairAnswer } from '../answer/read-pair-answer.ts'
import { type Item, WRITTEN_TYPE } from '../exam/item.ts'
import { LEFT_LABELS } from '../exam/left-labels.ts'
import { replacePictures } from '../picture/picture-address.ts'
import { listStatedExpressions } from './list-stated-expressions.ts'
import { rememberText } from './reading/remember-text.ts'

type Keyed = Pick<
  Item,
  'correctAnswer' | 'writtenTestType' | 'option1' | 'option2' | 'option3' | 'option4' | 'option5' | 'pairing'
>

const LONGEST_WORD_ANSWER = 40
const SHORTEST_SENTENCE = 6
/** Checked expressions a text, so that a flood of numbers costs no more than a page of them. */
const MOST_CHECKED = 300
const CIRCLED = '①②③④⑤'

/** Removes math delimiters, quotes and spaces, so that two texts can be compared character by character. */
function flatten(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\\(?:left|right|mathrm|[,;:! ])|\\[()[\]]|[\s*`"'“”‘’{}$]/g, '')
    .replace(/\\times/g, '×')
    .replace(/\\(?:d|t)?frac(\d)(\d)/g, '$1/$2')
    .toLowerCase()
}

/** Lists what follows 답, 정답, 해 and similar words, up to the end of the sentence. */
function listAnnounced(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:정답|해답|답|옳은 것|맞는 것|알맞은 것)\s*(?:은|이|:|은요|는|으로|\))?\s*([^\n.!?]{1,60})/g,
    ),
  ].map((match) => match[1] ?? '')
}

/** The last expression of a sentence that concludes: 따라서 … \\(8\\)이에요. */
function listConcluded(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:따라서|그러므로|결국|그래서)\s([^\n]*?(?:이에요|예요|이야|야|입니다|이다)(?=[.\s*]|$))/g,
    ),
  ].flatMap((match) =>
    listStatedExpressions(match[1] ?? '', '')
      .filter((one) => !/[가-힣]/.test(one))
      .slice(-1),
  )
}

function optionsOf(item: Keyed): string[] {
  return [item.option1, item.option2, item.option3, item.option4, item.option5]
}

/** A text is checked whole and block by block: each of its expressions is compared with a key once. */
const isAccepted = rememberText((comparison: string): boolean => {
  const [answer, correctAnswer, writtenTestType] = JSON.parse(comparison) as Parameters<typeof passes>
  return checkAnswer({ answer, correctAnswer, writtenTestType }).verdict === 'correct'
})

function passes(answer: string, correctAnswer: string, writtenTestType: Item['writtenTestType']): boolean {
  return isAccepted(JSON.stringify([answer, correctAnswer, writtenTestType]))
}

function namesOption(text: string, picks: readonly number[]): boolean {
  const named = new Set<number>()
  for (const [index, mark] of [...CIRCLED].entries()) if (text.includes(mark)) named.add(index + 1)
  for (const match of text.matchAll(/(?<![\d.])([1-5])\s*번(?!째|\s*(?:곱|더|나누|빼|씩|반복|쓰|해))/g))
    named.add(Number(match[1]))
  return named.size > 0 && named.size <= picks.length && picks.every((pick) => named.has(pick))
}

/** A word of an option at the end of a sentence that says what something is: 그러므로 엇각이에요, 제3사분면 위의 점이야. */
function concludesWith(flat: string, target: string): boolean {
  return flat
    .split(target)
    .slice(1)
    .some((rest) => /^(?:위의점|위에있는점|합동)?(?:이에요|예요|이야|야|입니다|이다)/.test(rest))
}

/** A key in words is stated by words, one in figures by figures. */
function isOfKind(key: string) {
  return (expression: string): boolean => /[가-힣]/.test(key) || !/[가-힣]{2}/.test(expression)
}

function revealsChoice(text: string, question: string, item: Keyed): boolean {
  const picks = item.correctAnswer
    .split(/[,&]/)
    .map(Number)
    .filter((pick) => pick >= 1)
  const options = optionsOf(item)
  const contents = picks.map((pick) => options[pick - 1] ?? '').filter((content) => content.trim() !== '')
  const announced = listAnnounced(text)
  const digits = announced.some((words) =>
    picks.some((pick) => new RegExp(`^\\s*(?:\\\\\\()?${pick}(?!\\d|\\.\\d)`).test(words)),
  )
  if (digits || namesOption(text, picks)) return true
  if (contents.length === 0 || contents.length < picks.length) return false
  const asked = flatten(question)
  const flat = flatten(text)
  const flatAnnounced = announced.map(flatten)
  return contents.every((content) => {
    const target = flatten(content)
    if (target === '' || asked.includes(target)) return false
    if (flatAnnounced.some((words) => words.includes(target))) return true
    if (target.length >= SHORTEST_SENTENCE && /[가-힣]/.test(target)) return flat.includes(target)
    if (/[가-힣]/.test(target) && concludesWith(flat, target)) return true
    if (!/\d|[a-z]/.test(target)) return false
    const key = content.replace(/\\[()]/g, '')
    return listStatedExpressions(text, question)
      .filter(isOfKind(key))
      .some((expression) => flatten(expression) === target || passes(expression, key, 2))
  })
}

function revealsJudgement(text: string, { correctAnswer }: Keyed): boolean {
  const isTrue = /^o|참|맞/i.test(correctAnswer.trim())
  const words = isTrue ? '(?:O|○|ㅇ|참|옳은|맞는)' : '(?:X|×|✕|거짓|옳지 않|틀린)'
  const announced = new RegExp(`^\\s*(?:\\\\\\()?['"‘“]?${words}`, 'i')
  if (listAnnounced(text).some((answer) => announced.test(answer))) return true
  const letter = isTrue ? '[O○]' : '[X✕]'
  const alone = new RegExp(
    `(?<![A-Za-z\\\\\\d(+\\-=^{])${letter}(?=\\s*(?:예요|이에요|입니다|야|이야|가 정답|가 맞|를 고르|를 골라|\\.|$))`,
    'm',
  )
  const prose = text.replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g, ' ')
  return (
    alone.test(prose) ||
    new RegExp(
      `${isTrue ? '(?:옳은|맞는|참인)' : '(?:옳지 않은|틀린|거짓인)'} (?:설명|문장|진술|말)(?:이에요|이야|입니다|이다)`,
    ).test(prose)
  )
}

const LETTER_LIST = /[ㄱ-ㅎ](?:\s*(?:,|와|과|·|그리고|&)\s*[ㄱ-ㅎ])*(?![ㄱ-ㅎ])/g
const JUDGED_TRUE =
  /([ㄱ-ㅎ])\s*(?:[.:)]|은|는)?\s*(?:옳아요|옳은 설명|옳다|맞아요|맞는 설명|참이에요|참이다)/g

function revealsCombination(text: string, { correctAnswer }: Keyed): boolean {
  const letters = correctAnswer.split(/[,&]/).map((letter) => letter.trim())
  const equals = (named: ReadonlySet<string>): boolean =>
    named.size === letters.length && letters.every((letter) => named.has(letter))
  const listsOf = (words: string) =>
    (words.match(LETTER_LIST) ?? []).map((run) => new Set(run.match(/[ㄱ-ㅎ]/g) ?? []))
  if (listAnnounced(text).flatMap(listsOf).some(equals)) return true
  if (equals(new Set([...text.matchAll(JUDGED_TRUE)].map((match) => match[1] ?? '')))) return true
  return letters.length > 1 && listsOf(text).some(equals)
}

/** A definition is told again with other endings: from so many words on, their stems count. */
const FEWEST_WORDS = 3

/** Whether a sentence, flat, holds an entry of a column; a number or a letter only where it is alone. */
function holdsEntry(flat: string, entry: string): boolean {
  const target = flatten(entry)
  const at = flat.indexOf(target)
  const isPart = /[\da-z]/.test(flat[at - 1] ?? '') || /[\da-z]/.test(flat[at + target.length] ?? '')
  const isBounded = !/^[\da-z]|[\da-z]$/.test(target) || !isPart
  if (at >= 0 && isBounded) return true
  const words = entry.split(/\s+/).map(flatten)
  return (
    words.length >= FEWEST_WORDS &&
    words.every((word) => flat.includes(word.length > 2 ? word.slice(0, -1) : word))
  )
}

/** Any one pair of the key in one sentence: by its labels or the entries beside them. */
function revealsPair(text: string, { correctAnswer, pairing }: Keyed): boolean {
  return text.split(/(?<=[.!?])\s+|\n/).some((sentence) => {
    const prose = sentence.replace(/\\[()]/g, '')
    const flat = flatten(sentence)
    return readPairAnswer(correctAnswer).some(([label, number]) => {
      const named = new RegExp(
        `${label}\\s*(?:[-–—:=→↔]|[은는]\\s)\\s*${number}(?!\\d)|(?<!\\d)${number}\\s*번|${CIRCLED[number - 1]}`,
      )
      if (new RegExp(`(?<![ㄱ-ㅎ])${label}(?![ㄱ-ㅎ])`).test(prose) && named.test(prose)) return true
      const left = pairing?.left[LEFT_LABELS.indexOf(label)] ?? ''
      const right = pairing?.right[number - 1] ?? ''
      if (left === '' || right === '' || !holdsEntry(flat, left)) return false
      return holdsEntry(flat.replace(flatten(left), ' '), right)
    })
  })
}

/** Each alternative of a key as the terms that belong together: `1&2,3&4` is [[1,2],[3,4]]. */
function listAlternatives(key: string): string[][] {
  const alternatives: string[] = []
  let depth = 0
  let open = ''
  for (const character of key) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) {
      alternatives.push(open)
      open = ''
    } else {
      open += character
    }
  }
  return [...alternatives, open].map((one) =>
    one
      .split('&')
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  )
}

function revealsValue(text: string, question: string, { correctAnswer, writtenTestType }: Keyed): boolean {
  const stated = listStatedExpressions(text, question).filter(isOfKind(correctAnswer)).slice(0, MOST_CHECKED)
  const announced = [
    ...listAnnounced(text).flatMap((words) => listStatedExpressions(words, '').slice(0, 1)),
    ...listConcluded(text),
  ]
  if (announced.some((expression) => passes(expression, correctAnswer, writtenTestType))) return true
  if (stated.some((expression) => passes(expression, correctAnswer, writtenTestType))) return true
  return listAlternatives(correctAnswer)
    .filter((terms) => terms.length > 1)
    .some((terms) =>
      terms.every((term) => stated.some((expression) => passes(expression, term, WRITTEN_TYPE.shortAnswer))),
    )
}

function revealsText(text: string, { correctAnswer }: Keyed): boolean {
  const target = flatten(correctAnswer)
  return target.length >= SHORTEST_SENTENCE && flatten(text).includes(target)
}

/**
 * Whether a text gives an item's answer away: an expression in it that the question does not hold, standing alone, after `=` or after 답, passes the
 * checker (tutor.md). For options their mark, number or content counts, for O and X a judgement, for columns any one pair. `question` is the
 * item's question as the learner sees it.
 */
export function revealsAnswer(said: string, question: string, item: Keyed): boolean {
  if (item.correctAnswer.trim() === '') return false
  // The digits of an address are no answer.
  const text = replacePictures(said)
  switch (item.writtenTestType) {
    case WRITTEN_TYPE.choice:
      return revealsChoice(text, question, item)
    case WRITTEN_TYPE.trueFalse:
      return revealsJudgement(text, item)
    case WRITTEN_TYPE.matching:
      return revealsPair(text, item)
    case WRITTEN_TYPE.combination:
      return revealsCombination(text, item) || revealsText(text, item)
    case WRITTEN_TYPE.essay:
      // Its key is the result that the working arrives at.
      return (
        revealsText(text, item) ||
        revealsValue(text, question, { ...item, writtenTestType: WRITTEN_TYPE.shortAnswer })
      )
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.shortAnswer:
      return item.correctAnswer.length > LONGEST_WORD_ANSWER
        ? revealsText(text, item) || revealsValue(text, question, item)
        : revealsValue(text, question, item)
  }
}
