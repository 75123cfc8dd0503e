import { WRITTEN_TYPE, type WrittenTestType } from '../exam/item.ts'
import { isEssay } from '../exam/mark-essay.ts'
import { cleanLatex } from './clean-latex.ts'
import { foldCharacters } from './fold-characters.ts'
import { literalText, matchesLiterally } from './literal-match.ts'
import { matchChoices } from './match-choices.ts'
import { matchLabels, matchPairs } from './match-labels.ts'
import { matchShortAnswer } from './match-short-answer.ts'
import { matchTrueFalse } from './match-true-false.ts'
import { isQuestion, unwrapSentence } from './read-korean-answer.ts'
import { separateCircled } from './separate-circled.ts'
import { splitAnswer } from './split-answer.ts'
import { type CheckResult, type Finding, type IncorrectReason, incorrect, SAME } from './verdict.ts'

/** Beyond this many characters the letter of the rule alone decides: no school answer is as long, and time stays bounded. */
export const LONGEST_READ = 300

/** Reasons that the characters as typed show by themselves. */
const LITERAL_REASONS: ReadonlySet<IncorrectReason> = new Set([
  'different',
  'some-missing',
  'too-many',
  'order',
])

/**
 * Decides whether an answer is right: first by the specification's rule to the letter (section 5), then, only to upgrade, by reading both
 * sides as mathematics and as Korean. Pure, never throws, the same in page, worker and server.
 */
export function checkAnswer({
  answer,
  correctAnswer,
  writtenTestType,
}: {
  answer: string
  correctAnswer: string
  writtenTestType: WrittenTestType
}): CheckResult {
  if (matchesLiterally(answer, correctAnswer, writtenTestType)) {
    return { verdict: 'correct', reason: 'exact', stage: 'literal' }
  }
  if (isBlank(correctAnswer)) return { verdict: 'incorrect', reason: 'no-key', stage: 'literal' }
  if (isBlank(answer)) return { verdict: 'incorrect', reason: 'blank', stage: 'literal' }
  if (isEssay({ writtenTestType })) return { verdict: 'incorrect', reason: 'self-marked', stage: 'literal' }
  if (answer.length > LONGEST_READ || correctAnswer.length > LONGEST_READ) {
    return { verdict: 'incorrect', reason: 'different', stage: 'literal' }
  }
  const actual = readCharacters(answer)
  const expected = readCharacters(correctAnswer)
  const finding = readTolerantly(actual, expected, writtenTestType)
  if (finding.verdict !== 'incorrect') return { ...finding, stage: 'tolerant' }
  const mayBeKeys = !HAS_JAMO_LABELS[writtenTestType] && /[ㄱ-ㅣ]/.test(actual)
  const isAsTyped = LITERAL_REASONS.has(finding.reason) && actual === answer.trim() && !mayBeKeys
  return { ...finding, stage: isAsTyped ? 'literal' : 'tolerant' }
}

/** Whether answers of a type name things by ㄱ, ㄴ, ㄷ; in all others a jamo may be a letter typed on the Korean keyboard. */
const HAS_JAMO_LABELS: Record<WrittenTestType, boolean> = {
  [WRITTEN_TYPE.other]: false,
  [WRITTEN_TYPE.choice]: false,
  [WRITTEN_TYPE.shortAnswer]: false,
  [WRITTEN_TYPE.trueFalse]: false,
  [WRITTEN_TYPE.matching]: true,
  [WRITTEN_TYPE.combination]: true,
  [WRITTEN_TYPE.essay]: false,
}

/** 2½ reads as 2 1/2, which the literal rule would take for 21/2. */
const PARTED_DIGITS = /\d\s+\d/

function isBlank(text: string): boolean {
  return splitAnswer(literalText(text), ',&').length === 0
}

/** An answer or a key in the characters that the readers know. */
export function readCharacters(text: string): string {
  return cleanLatex(foldCharacters(separateCircled(text))).trim()
}

function readTolerantly(answer: string, key: string, writtenTestType: WrittenTestType): Finding {
  if (isQuestion(answer)) return incorrect('question')
  const bare = unwrapSentence(answer)
  const isLiteral = [answer, bare].some(
    (text) => !PARTED_DIGITS.test(text) && matchesLiterally(text, key, writtenTestType),
  )
  if (isLiteral) return SAME
  switch (writtenTestType) {
    case WRITTEN_TYPE.choice:
      return matchChoices(bare, unwrapSentence(key))
    case WRITTEN_TYPE.trueFalse:
      return matchTrueFalse([answer, bare], key) ?? matchShortAnswer(answer, key)
    case WRITTEN_TYPE.matching:
      return matchPairs(bare, key)
    case WRITTEN_TYPE.combination:
      return matchLabels(bare, key)
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.shortAnswer:
    case WRITTEN_TYPE.essay:
      return matchShortAnswer(answer, key)
  }
}
