import { checkAnswer, LONGEST_READ, readCharacters } from '#domain/answer/check-answer.ts'
import { isReadable } from '#domain/answer/match-short-answer.ts'
import { readKoreanMath, unwrapSentence } from '#domain/answer/read-korean-answer.ts'
import { type Item, LEVEL, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import type { ItemTemplate } from '../../items/template.ts'
import { findBankCheck } from '../bank/find-bank-check.ts'
import { toKnownQuestion } from '../bank/known-check.ts'
import { coverage, listContentWords } from '../explanation/coverage.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { tellsInsight } from '../reading/tells-insight.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { findItemByQuestion } from './item-text.ts'
import { judgeClaim } from './judge-claim.ts'
import type { KnownQuestion } from './known-question.ts'
import { dropAnswerTail, isEquationStep, listReadings, readWorkedAnswer } from './read-answer.ts'
import { readClaim } from './read-claim.ts'
import { readExercise } from './read-exercise.ts'
import { readLoosely } from './read-loosely.ts'
import { solveExercise } from './solve-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** `step`: right so far, and not the answer yet. */
type Outcome = 'correct' | 'incorrect' | 'nudge' | 'step'

/** Challenges are not asked in passing (see `pickExercise`). */
const HARDEST_ASKED = LEVEL.standard

function fromClaim(question: string): KnownQuestion | null {
  const claim = readClaim(question)
  const judgement = claim && judgeClaim(claim)
  if (!claim || !judgement) return null
  const isPrimality = claim.kind === 'prime-or-composite'
  const isPrime = /소수예요/.test(judgement.verdict)
  return {
    question,
    key: judgement.holds ? 'O' : 'X',
    words: isPrimality ? [isPrime ? '소수' : '합성수'] : [],
    wrongWords: isPrimality ? [isPrime ? '합성수' : '소수'] : [],
    kind: 'yes-or-no',
    writtenTestType: WRITTEN_TYPE.trueFalse,
    steps: [],
    explanation: `${judgement.verdict} ${judgement.because}`,
    hints: [hintForClaim(claim.kind)],
    mistakes: [],
  }
}

function hintForClaim(kind: string): string {
  if (kind === 'coprime')
    return '두 수를 함께 나누어떨어지게 하는 \\(1\\)보다 큰 수가 있는지 작은 소수부터 찾아보세요.'
  if (kind === 'multiple' || kind === 'divisor') return '나눗셈을 해서 나머지가 있는지 확인해 보세요.'
  return '\\(2\\), \\(3\\), \\(5\\), \\(7\\)처럼 작은 소수로 차례로 나누어 보세요. \\(3\\)의 배수인지는 각 자리 숫자를 더해 보면 알 수 있어요.'
}

/** Questions for one value: what asks whether, how many or which of them asks something else of the same numbers. */
const ASKS_VALUE = /(?:얼마일까요?|모두\s?구하면|모두\s?말해\s?볼래요?)\s*\?*$/
const ASKS_MORE = /가운데|대입|항등식|좌표|거리|(?:평균|중앙값|최빈값).*(?:평균|중앙값|최빈값)/
const ASKS_TOLD = /인\s?수를\s?모두|될\s?수\s?있는\s?가장\s?큰\s?자연수/
const SURE_KINDS: ReadonlySet<string> = new Set(['mean', 'median', 'mode', 'measure'])

/** A question as a learner would type it: without the marks of formulas, and 얼마 for 몇 cm². */
function inPlainWords(question: string): string {
  return normalizeMessage(
    question.replace(/\\[()]|\^\\circ/g, ' ').replace(/몇\s?[ck]?m[²³]?(?=일까|인가|이야|\?)/, '얼마'),
  )
}

function solveInPlainWords(question: string): WorkedExercise | null {
  const text = inPlainWords(question)
  if (!ASKS_VALUE.test(text) || ASKS_MORE.test(text)) return null
  const told = readLoosely(text)
  const isSure = told !== null && (SURE_KINDS.has(told.exercise.kind) || ASKS_TOLD.test(text))
  return isSure && told.claim === null ? told.worked : null
}

function fromExercise(question: string): KnownQuestion | null {
  const exercise = readExercise(question)
  const worked = exercise ? solveExercise(exercise) : solveInPlainWords(question)
  if (!worked) return null
  const { steps, answer } = worked.solution
  return {
    question,
    key: answer,
    words: [],
    wrongWords: [],
    kind: 'value',
    writtenTestType: WRITTEN_TYPE.shortAnswer,
    steps,
    explanation: worked.conclusion,
    hints: [`${steps[0]?.reason ?? ''} 거기서부터 시작해 보세요.`],
    mistakes: [],
  }
}

const QUESTION_KIND: Record<WrittenTestType, KnownQuestion['kind']> = {
  [WRITTEN_TYPE.other]: 'value',
  [WRITTEN_TYPE.choice]: 'value',
  [WRITTEN_TYPE.shortAnswer]: 'value',
  [WRITTEN_TYPE.trueFalse]: 'yes-or-no',
  [WRITTEN_TYPE.matching]: 'value',
  [WRITTEN_TYPE.combination]: 'value',
  [WRITTEN_TYPE.essay]: 'value',
}

/** Returns an item as a question that the tutor can judge. */
export function toKnownItem(item: Item): KnownQuestion {
  return {
    question: item.question,
    key: item.correctAnswer,
    words: [],
    wrongWords: [],
    kind: QUESTION_KIND[item.writtenTestType],
    writtenTestType: item.writtenTestType,
    steps: [],
    explanation: item.solution,
    hints: item.hints,
    mistakes: item.mistakes,
  }
}

/**
 * What a tutor's question asks for, where it can be told: from the items of `concepts`, or by reading the question as a task.
 */
export function recognizeQuestion(
  question: string,
  concepts: readonly TutorConcept[],
  templates: readonly ItemTemplate[],
): KnownQuestion | null {
  const check = findBankCheck(question, concepts)
  if (check) return toKnownQuestion(check)
  const ids = new Set(concepts.map(({ concept }) => concept.id))
  const item = findItemByQuestion(
    question,
    concepts.flatMap(({ items }) => items),
    templates.filter(
      ({ conceptId, difficultyLevel }) => ids.has(conceptId) && difficultyLevel <= HARDEST_ASKED,
    ),
  )
  if (item) return toKnownItem(item)
  return fromClaim(question) ?? fromExercise(question)
}

const YES = /^(?:o|ㅇ|응|웅|어|네|넵|예|맞|그래(?!프)|그렇|당연|참|옳|ㅇㅋ|yes)/i
const NO = /^(?:x|아니|아뇨|노(?!잼|답)|틀렸|틀려|틀린|틀림|안|거짓|no|ㄴ)/i
/** `소수 아님?` is a guess that it is prime; `소수 아님` denies it. */
const ASKS_TO_CONFIRM = /(?:아님|아니야|아닌가)[\s~ㅋㅎ]*\?/
const ASKS_BACK =
  /뭐|뭔(?!가)|머야|무엇|왜|어떻|차이|예시|예를|설명|알려|뜻|힌트|몰라|모르|틀리|실수|정리|문제|다음|쉬운/

/** Whether a message speaks of other numbers than the question does, or asks something itself. */
function isUnrelated(answer: string, question: string): boolean {
  const asked = new Set(question.match(/\d+/g) ?? [])
  return ASKS_BACK.test(answer) || (answer.match(/\d+/g) ?? []).some((number) => !asked.has(number))
}

/** Whether something is so of others, too: 짝수인 소수도 있지 않아?, 소수는 다 홀수야? */
const ASKS_OF_OTHERS = /\?\s*$|(?:않|없)[아나냐]\s*$|[가-힣]도\s?(?:있|되|돼)/

/** Whether a message says or asks something of the learner's own, in words that occur neither in the question nor in its answers. */
function hasOwnWords(message: string, { question, words, wrongWords }: KnownQuestion): boolean {
  const held = [question, ...words, ...wrongWords].join(' ')
  const isOwn = tellsInsight(message) || (ASKS_OF_OTHERS.test(message) && !ASKS_TO_CONFIRM.test(message))
  return isOwn && listContentWords(message).some((word) => coverage(word, held) === 0)
}

function judgeYesOrNo(answer: string, known: KnownQuestion): Outcome | null {
  const { key, words, wrongWords, question } = known
  const own = hasOwnWords(answer, known)
  if (isUnrelated(answer, question) || own) return null
  const text = answer.replace(/[\s?!.,~]+/g, '').replace(/^(?:정?답은|정답|답)[:은]?/, '')
  const wrong = wrongWords.some(
    (word) => text.includes(word) && !words.some((right) => right.includes(word) && text.includes(right)),
  )
  const right = words.some((word) => text.includes(word))
  if (right !== wrong && text.length <= 16) {
    const denies = /아니|아닌|아님/.test(text) && !ASKS_TO_CONFIRM.test(answer)
    return right !== denies ? 'correct' : 'incorrect'
  }
  if (words.length > 0) return null
  const earlierText = YES.test(text) ? 'O' : NO.test(text) ? 'X' : null
  if (earlierText === null || text.length > 14) return null
  return earlierText === key ? 'correct' : 'incorrect'
}

const UNIT =
  /(?<=[\dπ)])(?:개|가지|번|배|도|°|℃|명|점|초|분|시간|살|원|장|쪽|마리|[ck]?m(?:\^?[23]|[²³])?|k?g|L|%)$/

function isAnswerLike(answer: string): boolean {
  const text = dropAnswerTail(answer)
    .replace(/\s+/g, '')
    .replace(/^(?:정?답)(?:은|이|[:])?/, '')
    .replace(UNIT, '')
  if (/[a-z]{2,}|[\d)]=/i.test(text)) return false
  return /^[-+\d./^*×x·()=,&√a-zA-Z]{1,40}$/.test(text) && /\d|^[a-z]$/i.test(text)
}

/** A multiple of π or a ratio, right or wrong, as the checker reads it: 12파이, (2π+8) cm, 3대 2. A formula with letters (2πr) is not an answer. */
function isPiOrRatio(answer: string): boolean {
  if (answer.length > LONGEST_READ) return false
  const text = unwrapSentence(readCharacters(dropAnswerTail(answer)))
  const formula = readKoreanMath(text).replace(/cm|km|mm|m/g, '')
  return /π|\d\s*:\s*\d/.test(formula) && !/[a-z=]/i.test(formula) && isReadable(text)
}

/** Whether a message is an answer, right or wrong, alone or at the end of its working. */
export function readsAsAnswer(message: string): boolean {
  return isAnswerLike(message) || isPiOrRatio(message) || readWorkedAnswer(message).length > 0
}

/** Whether a message asks for something itself. */
export function asksBack(message: string): boolean {
  return ASKS_BACK.test(message) || /\?\s*$/.test(message)
}

/** An equation on the way: right where it has the solution that is asked for. */
function judgeStep(step: string, { key, writtenTestType }: KnownQuestion): Outcome | null {
  const exercise = readExercise(`${step} 풀어줘`)
  const worked = exercise?.kind === 'solve' ? solveExercise(exercise) : null
  if (!worked) return null
  const { verdict } = checkAnswer({ answer: worked.solution.answer, correctAnswer: key, writtenTestType })
  return verdict === 'correct' ? 'step' : null
}

/** A working that ends in a wrong answer: all its other numbers are the question's own, or it is about something else (2^3은 6이지?). */
function isWrongWorking(message: string, { question }: KnownQuestion): boolean {
  const [end] = readWorkedAnswer(message).slice(-1)
  if (end === undefined || !(isAnswerLike(end) || isPiOrRatio(end))) return false
  const asked = new Set(question.match(/\d+/g) ?? [])
  const used = message.slice(0, message.lastIndexOf(end)).match(/\d+/g) ?? []
  return used.length > 0 && used.every((number) => asked.has(number))
}

/** '0으로 나누면?' is no answer of 0. */
const BY_ZERO = /^\D{0,4}0으로\s?나/

/** How the learner's message fares as an answer to `known`; null if it does not read as an answer at all. */
export function judgeReply(message: string, known: KnownQuestion): Outcome | null {
  if (BY_ZERO.test(message)) return null
  if (known.kind === 'yes-or-no') return judgeYesOrNo(message, known)
  const verdicts = listReadings(message).map(
    (answer) =>
      checkAnswer({ answer, correctAnswer: known.key, writtenTestType: known.writtenTestType }).verdict,
  )
  if (verdicts.includes('correct')) return 'correct'
  const step = readWorkedAnswer(message).find(isEquationStep)
  if (step !== undefined) return judgeStep(step, known)
  if (verdicts.includes('nudge')) return 'nudge'
  return isAnswerLike(message) || isPiOrRatio(message) || isWrongWorking(message, known) ? 'incorrect' : null
}
