import { isMathematics } from '#domain/answer/can-be-answer.ts'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { toKnownQuestion } from '#domain/tutor/bank/known-check.ts'
import type { BankCheck } from '#domain/tutor/bank/question-bank.ts'
import { judgeReply, recognizeQuestion } from '#domain/tutor/practice/recognize-question.ts'
import { type ContentFault, fault, type LintRules } from './content-fault.ts'
import { findFalseEqualities } from './lint-equalities.ts'
import { lintFormulas } from './lint-formulas.ts'
import { findWrongParticles } from './lint-particles.ts'
import { lintWordings } from './lint-wordings.ts'
import type { ConceptQuestions } from './read-questions.ts'

const QUESTIONS = [30, 56] as const
const WORDINGS = [5, 20] as const
/** Fewest and most characters as read, formulas without their commands. */
const LENGTHS = {
  wording: [2, 60],
  alias: [1, 30],
  explanation: [60, 420],
  everyday: [30, 300],
  reason: [12, 190],
  example: [10, 230],
  question: [6, 120],
  because: [6, 160],
  says: [6, 110],
} as const
type Kind = keyof typeof LENGTHS

/** From this many characters on, a sentence of the explanation is repeated, not just a phrase. */
const REPEATED_FROM = 24

const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g
/** Units, names of points and figures, and O or X. */
const LATIN = /[A-Za-z]+/g
const UNITS = new Set(['cm', 'mm', 'km', 'kg', 'mL', 'dL', 'kB', 'GB', 'MB', 'app'])

function readable(text: string): string {
  return text
    .replace(/\\(?:[a-zA-Z]+|[()[\] ,;!])/g, '')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function flatten(text: string): string {
  return readable(text).replace(/[\s*_#.,!?·'"“”‘’()|-]+/g, '')
}

function findEnglish(text: string, isWording: boolean): string[] {
  const words = text.replace(FORMULA, ' ').match(LATIN) ?? []
  const isForeign = (word: string) =>
    isWording ? word.length > 4 : word.length > 1 && !UNITS.has(word) && !/^[A-Z]{1,6}$/.test(word)
  return words.filter(isForeign)
}

/** Sentences in another style than 해요체: the voice turns that into 반말, and nothing else. */
function findOtherStyle(text: string): string[] {
  return text
    .replace(FORMULA, '0')
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.replace(/[\s.?!~'"”’)*]+$/g, ''))
    .filter((sentence) => /[가-힣]$/.test(sentence) && !/[요죠]$/.test(sentence))
}

/** Everything wrong with a check question: the tutor must be able to judge its own key, said as students say it, and its mistakes. */
function* checkFaults(check: BankCheck): Generator<string> {
  const { kind, key, question, mistakes } = check
  const known = toKnownQuestion(check)
  if (!/\?$/.test(question)) yield 'the check question must end with ?'
  if (kind === 'ox' && !/^[OX]$/.test(key)) yield `the key ${key} must be O or X`
  if (kind === 'value' && !isMathematics(key))
    yield `the key ${key} is no mathematics: take the kind word, or another question`
  if (kind === 'word' && (!/[가-힣A-Za-z]/.test(key) || mistakes.length === 0))
    yield 'a word needs a key in words and at least one mistake, the other word'
  if (kind === 'value' && /\d\s+\d|,(?![^(]*\))/.test(key))
    yield `the key ${key} must be one value; several are joined by &`
  if (kind === 'value') {
    const { writtenTestType } = known
    if (checkAnswer({ answer: key, correctAnswer: key, writtenTestType }).verdict !== 'correct')
      yield `the checker refuses the key ${key}`
  }
  const [said = key] = kind === 'word' ? key.split(',') : [key]
  for (const answer of kind === 'ox'
    ? key === 'O'
      ? ['O', '응', '맞아']
      : ['X', '아니']
    : [said, `${said} 맞아?`])
    if (judgeReply(answer, known) !== 'correct')
      yield `the tutor does not take '${answer}' as the right answer to '${question}'`
  for (const { answer } of mistakes)
    if (judgeReply(answer, known) !== 'incorrect')
      yield `the tutor does not judge the mistake '${answer}' as wrong`
  const computed = recognizeQuestion(question, [], [])
  if (computed && kind !== 'word' && judgeReply(computed.key, known) !== 'correct')
    yield `the key ${key} is not what the question gives: ${computed.key}`
}

/** Faults of one concept's question bank; `explanation` is the concept's text, which answers must not repeat. */
export function lintQuestions(
  { file, bank, lineOf }: ConceptQuestions,
  explanation: string,
  rules: LintRules,
): ContentFault[] {
  const faults: ContentFault[] = []
  const report = (path: (string | number)[], message: string) =>
    faults.push(fault(file, lineOf(path), message))
  const passage = flatten(explanation)

  function lintLength(path: (string | number)[], kind: Kind, text: string) {
    const [least, most] = LENGTHS[kind]
    const { length } = readable(text)
    if (length < least || length > most) report(path, `${length} characters, not ${least} to ${most}`)
  }
  function lintAnswer(path: (string | number)[], kind: Kind, text: string, mayBeFalse = false) {
    for (const { message } of lintFormulas(text)) report(path, message)
    if (rules === 'loading') return
    lintLength(path, kind, text)
    for (const part of mayBeFalse ? [] : findFalseEqualities(text))
      report(path, `does not hold: ${part.trim()} (write \\ne for what is wrong)`)
    for (const word of findWrongParticles(text)) report(path, `the wrong particle: ${word}`)
    for (const word of findEnglish(text, false)) report(path, `English outside a formula: ${word}`)
    for (const sentence of findOtherStyle(text)) report(path, `not in 해요체: …${sentence.slice(-20)}`)
    for (const sentence of text.split(/(?<=[.?!])\s+|\n+/)) {
      const flat = flatten(sentence)
      if (flat.length >= REPEATED_FROM && passage.includes(flat))
        report(path, `repeats the explanation word for word: ${sentence.slice(0, 30)}…`)
    }
  }
  function lintWording(path: (string | number)[], kind: Kind, text: string) {
    lintLength(path, kind, text)
    for (const word of findEnglish(text, true)) report(path, `English: ${word}`)
    if (/\\|\$/.test(text)) report(path, 'students type no LaTeX')
  }

  for (const [index, text] of bank.explanations.entries())
    lintAnswer(['explanations', index], 'explanation', text)
  for (const [index, text] of bank.examples.entries()) lintAnswer(['examples', index], 'everyday', text)
  bank.questions.forEach(({ reason, example, check }, index) => {
    const at = ['questions', index]
    lintAnswer([...at, 'reason'], 'reason', reason)
    lintAnswer([...at, 'example'], 'example', example)
    lintAnswer(
      [...at, 'check', 'question'],
      'question',
      check.question,
      check.kind === 'ox' && check.key === 'X',
    )
    lintAnswer([...at, 'check', 'because'], 'because', check.because)
    for (const [mistake, { says }] of check.mistakes.entries())
      lintAnswer([...at, 'check', 'mistakes', mistake, 'says'], 'says', says)
    for (const message of checkFaults(check)) report([...at, 'check', 'key'], message)
  })
  if (rules === 'loading') return faults

  const [fewest, most] = QUESTIONS
  if (bank.questions.length < fewest || bank.questions.length > most)
    report(['questions'], `${bank.questions.length} questions, not ${fewest} to ${most}`)
  const ids = bank.questions.map(({ id }) => id)
  for (const [term, words] of Object.entries(bank.aliases))
    for (const [index, word] of words.entries()) lintWording(['aliases', term, index], 'alias', word)
  bank.questions.forEach(({ id, asks }, index) => {
    const at = ['questions', index]
    if (ids.indexOf(id) !== index) report([...at, 'id'], `the id ${id} is used twice`)
    if (asks.length < WORDINGS[0] || asks.length > WORDINGS[1])
      report([...at, 'asks'], `${asks.length} wordings, not ${WORDINGS[0]} to ${WORDINGS[1]}`)
    if (!/\?$/.test(asks[0] ?? '')) report([...at, 'asks', 0], 'the first wording is a whole sentence with ?')
    for (const [ask, text] of asks.entries()) lintWording([...at, 'asks', ask], 'wording', text)
  })
  for (const { question, ask, message } of lintWordings(bank.questions))
    report(['questions', question, 'asks', ask], message)
  return faults
}
