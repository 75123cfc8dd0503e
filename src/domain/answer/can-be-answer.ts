import { WRITTEN_TYPE, type WrittenTestType } from '../exam/item.ts'
import { readItem } from './answer-item.ts'
import { LONGEST_READ, readCharacters } from './check-answer.ts'
import { listElements } from './list-elements.ts'
import { readChoices } from './match-choices.ts'
import { isReadable } from './match-short-answer.ts'
import { readTruth } from './match-true-false.ts'
import { isQuestion, readKoreanMath, unwrapSentence } from './read-korean-answer.ts'
import { listUnpairedLabels } from './read-pair-answer.ts'

export interface AnswerForm {
  correctAnswer: string
  writtenTestType: WrittenTestType
  /** Of the options that are shown. */
  optionNumbers: readonly number[]
}

/** Words of a question, or of a learner without an answer: '이거 답 뭐야', '모름'; not the 왜냐하면 of a reason. */
const ASKING =
  /뭐|뭔|무엇|무슨|왜(?!냐)|어떻|어째서|몇|모르|모름|몰라|글쎄|헷갈|이해|힌트|도와|설명|알려|가르쳐|보여/
/** Answers to an equation in words: 해가 없다, 모든 수. */
const SOLUTIONS_IN_WORDS = /없|모든|무수|무한|부정|불능/

function isAsking(text: string): boolean {
  return isQuestion(text) || ASKING.test(text)
}

/**
 * Whether a text can be meant as an answer to an item of this form, right or wrong; a question, words where a number is asked
 * for, or pairs that leave one alone, cannot.
 * It is weaker than `checkAnswer`: what that accepts is an answer whatever this returns.
 */
export function canBeAnswer(
  answer: string,
  { correctAnswer, writtenTestType, optionNumbers }: AnswerForm,
): boolean {
  if (answer.length > LONGEST_READ) return true
  const actual = readCharacters(answer)
  const bare = unwrapSentence(actual)
  switch (writtenTestType) {
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.essay:
      return true
    case WRITTEN_TYPE.choice:
      return (
        !isQuestion(actual) &&
        (readChoices(bare)?.every((pick) => optionNumbers.includes(Number(pick))) ?? false)
      )
    case WRITTEN_TYPE.trueFalse:
      return !isQuestion(actual) && [actual, bare].some((text) => readTruth(text) !== null)
    case WRITTEN_TYPE.matching:
      return !isAsking(actual) && listUnpairedLabels(answer, correctAnswer).length === 0
    case WRITTEN_TYPE.combination:
      return !isAsking(actual)
    case WRITTEN_TYPE.shortAnswer:
      return (
        !isAsking(actual) &&
        (!isMathematics(correctAnswer) || SOLUTIONS_IN_WORDS.test(bare) || isReadable(bare))
      )
  }
}

/** Whether a key is numbers and formulas alone, not the name of a thing. */
export function isMathematics(key: string): boolean {
  return listElements(readKoreanMath(readCharacters(key))).every((element) => {
    const { statement, quantity } = readItem(element, false)
    return statement !== null || quantity !== null
  })
}
