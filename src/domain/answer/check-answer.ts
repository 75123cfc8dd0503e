import { compareChoices, compareLabels, compareTruth } from './compare-labels.ts'
import { compareLists } from './compare-lists.ts'
import { foldCharacters } from './fold-characters.ts'
import { matchesLiterally } from './literal-match.ts'
import { restoreKeyboard } from './read-dubeolsik.ts'
import { asksBack, readKoreanMath, stripSentence } from './read-korean.ts'
import { type CheckResult, DIFFERENT, type Finding, incorrect, kinder } from './verdict.ts'
import type { WrittenTestType } from './written-test-type.ts'

/** Longer texts are compared to the letter only. */
const READ_UP_TO = 300

export interface AnswerToCheck {
  answer: string
  correctAnswer: string
  writtenTestType: WrittenTestType
}

const HANGUL = /[가-힣ㄱ-ㅣ]/
const NUMBER_WORDS =
  /^(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|스물|서른|마흔|쉰|백|천|만|영|공|일|이|삼|사|오|육|칠|팔|구|십)+$/

const compareShortAnswer = (answer: string, key: string): Finding => {
  const folded = readDots(foldCharacters(answer))
  if (asksBack(folded)) return incorrect('question')
  const foldedKey = readDots(foldCharacters(key))
  const said = stripSentence(folded)
  if (NUMBER_WORDS.test(said) && !HANGUL.test(foldedKey)) return incorrect('number-in-words')
  const keyMath = readKoreanMath(foldedKey)
  const read = readKoreanMath(said)
  let best = kinder(compareLists(read, keyMath), compareLists(folded, foldedKey))
  if (best.verdict !== 'correct' && HANGUL.test(answer) && !HANGUL.test(foldedKey)) {
    best = kinder(best, compareLists(restoreKeyboard(foldKeyboard(answer)), foldedKey))
  }
  return best
}

/** \dot{3} as the digit with its dot above. */
const readDots = (text: string): string => text.replace(/\\dot\s*\{?(\d)\}?/g, '$1\u0307')

/** ㅡ is a key here, not a minus: characters are folded around the Hangul. */
const foldKeyboard = (text: string): string => text.replace(/[^가-힣ㄱ-ㅣ]+/g, (part) => foldCharacters(part))

const compareTolerantly = ({ answer, correctAnswer, writtenTestType }: AnswerToCheck): Finding => {
  const [given, key] = [foldCharacters(answer), foldCharacters(correctAnswer)]
  switch (writtenTestType) {
    case 1:
      return compareChoices(given, key)
    case 2:
      return compareShortAnswer(answer, correctAnswer)
    case 3:
      return compareTruth(given, key)
    case 4:
    case 5:
      return compareLabels(given, key)
    case 6:
      return incorrect('self-marked')
    default:
      return DIFFERENT
  }
}

/**
 * Whether an answer is right (specification section 5; answers.md). Stage 1 is the specification's rule to the letter; stage 2 reads
 * both sides as mathematics and as Korean writing, and only upgrades. Pure and total: it never throws, whatever the texts.
 */
export const checkAnswer = (check: AnswerToCheck): CheckResult => {
  const { answer, correctAnswer, writtenTestType } = check
  if (matchesLiterally(answer, correctAnswer, writtenTestType)) {
    return { verdict: 'correct', reason: 'exact', stage: 'literal' }
  }
  if (answer.replace(/[\s,&]+/g, '') === '')
    return { verdict: 'incorrect', reason: 'blank', stage: 'literal' }
  if (correctAnswer.replace(/[\s,&]+/g, '') === '')
    return { verdict: 'incorrect', reason: 'no-key', stage: 'literal' }
  if (answer.length > READ_UP_TO || correctAnswer.length > READ_UP_TO) {
    return {
      verdict: 'incorrect',
      reason: writtenTestType === 6 ? 'self-marked' : 'different',
      stage: 'literal',
    }
  }
  const finding = compareTolerantly(check)
  return { ...finding, stage: 'tolerant' }
}
