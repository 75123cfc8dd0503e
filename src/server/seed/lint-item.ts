import { checkAnswer } from '#domain/answer/check-answer.ts'
import { type Item, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { LEFT_LABELS } from '#domain/exam/left-labels.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { type ContentFault, fault, type LintRules, warning } from './content-fault.ts'
import { lintFormulas } from './lint-formulas.ts'
import { findWrongParticles } from './lint-particles.ts'
import { findForeignLetters } from './lint-wording.ts'
import type { ContentItem } from './read-items.ts'

/** The form of a type's key and its description; null if any text can be one. */
const KEY_FORMS: Record<WrittenTestType, [form: RegExp, description: string] | null> = {
  [WRITTEN_TYPE.other]: null,
  [WRITTEN_TYPE.choice]: [/^[1-5](,[1-5])*$/, 'the number of the right option, or several such as 1,3'],
  [WRITTEN_TYPE.shortAnswer]: null,
  [WRITTEN_TYPE.trueFalse]: [/^[OX]$/, 'O or X'],
  [WRITTEN_TYPE.matching]: [/^[ㄱ-ㅁ]-[1-6](&[ㄱ-ㅁ]-[1-6])*$/, 'pairs joined by &, such as ㄱ-2&ㄴ-1'],
  [WRITTEN_TYPE.combination]: [/^[ㄱ-ㅎ](&[ㄱ-ㅎ])*$/, 'letters joined by &, such as ㄱ&ㄷ'],
  [WRITTEN_TYPE.essay]: null,
}

function optionsOf(item: Item): string[] {
  return [item.option1, item.option2, item.option3, item.option4, item.option5].filter(
    (option) => option !== '',
  )
}

function* keyFaults({ correctAnswer: key, writtenTestType }: Item, options: string[]): Generator<string> {
  const form = KEY_FORMS[writtenTestType]
  if (form && !form[0].test(key)) yield `the key ${key} must be ${form[1]}`
  if (/\d\s+\d/.test(key)) yield `the key ${key} has digits parted by a space, which are read as one number`
  if (writtenTestType === WRITTEN_TYPE.choice) {
    if (options.length < 2) yield 'a multiple-choice item needs two to five options'
    if (new Set(options.map((option) => option.replace(/\s/g, ''))).size < options.length)
      yield 'two options are equal'
    if (key.split(',').some((pick) => Number(pick) > options.length)) yield `the key ${key} names no option`
  } else if (options.length > 0) yield 'only a multiple-choice item has options'
  if (checkAnswer({ answer: key, correctAnswer: key, writtenTestType }).verdict !== 'correct') {
    yield `the checker refuses the key ${key}`
  }
}

const MOST_DISTRACTORS = 2

function* pairingFaults({ writtenTestType, correctAnswer, pairing, solution }: Item): Generator<string> {
  if ((writtenTestType === WRITTEN_TYPE.matching) !== (pairing !== null))
    yield 'a matching item, and no other, has a pairing'
  if (!pairing) return
  const pairs = correctAnswer.split('&').map((pair) => pair.split('-'))
  const labels = LEFT_LABELS.slice(0, pairing.left.length)
  if (pairs.map(([left]) => left).join() !== labels.join())
    yield `the key ${correctAnswer} must name each of ${labels.join(', ')} once, in this order`
  if (new Set(pairs.map(([, right]) => right)).size < pairs.length) yield 'the key pairs one thing twice'
  if (pairs.some(([, right]) => Number(right) > pairing.right.length))
    yield 'the key names no thing of the right'
  if (pairing.right.length > pairing.left.length + MOST_DISTRACTORS)
    yield `the right column has more than ${MOST_DISTRACTORS} things that stay alone`
  const pairList = correctAnswer.replaceAll('&', ', ')
  if (!solution.includes(pairList)) yield `the solution does not end in the pairs: ${pairList}`
  for (const column of [pairing.left, pairing.right])
    if (new Set(column.map((entry) => entry.replace(/\s/g, ''))).size < column.length)
      yield 'two things of one column are equal'
}

const FEWEST_POINTS = 2
const MOST_MARKS = 10

function* rubricFaults(item: Item): Generator<string> {
  const { rubric } = item
  if (!isEssay(item)) {
    if (rubric.length > 0) yield 'only an essay has a rubric'
    return
  }
  if (rubric.length < FEWEST_POINTS) yield `an essay has a rubric of ${FEWEST_POINTS} points or more`
  const marks = rubric.reduce((total, point) => total + point.marks, 0)
  if (marks > MOST_MARKS) yield `the marks of the rubric come to ${marks}, more than ${MOST_MARKS}`
}

/** Types whose key is compared as it is written, with `,` between alternatives. */
const IS_TYPED_KEY: Record<WrittenTestType, boolean> = {
  [WRITTEN_TYPE.other]: true,
  [WRITTEN_TYPE.choice]: false,
  [WRITTEN_TYPE.shortAnswer]: true,
  [WRITTEN_TYPE.trueFalse]: false,
  [WRITTEN_TYPE.matching]: false,
  [WRITTEN_TYPE.combination]: false,
  [WRITTEN_TYPE.essay]: false,
}

/** A key such as 10m whose letter is also a unit: it is read as ten metres, so that 10 and 1000cm would be accepted. */
const ENDS_IN_UNIT_LETTER = /^-?[\d./]*[mgl](?:\^?[23])?$/i

function keyWarnings({ correctAnswer: key, writtenTestType }: Item): string[] {
  if (writtenTestType !== WRITTEN_TYPE.shortAnswer) return []
  const terms = key.split(/[,&]/).map((term) => term.trim())
  return [
    ...terms
      .filter((term) => ENDS_IN_UNIT_LETTER.test(term))
      .map((term) => `the key ${term} ends in a letter that is read as a unit; take another letter`),
    ...terms
      .filter((term) => isReducible(term))
      .map((term) => `nobody can guess that the key ${term} is not to be reduced; write it in lowest terms`),
  ]
}

/** 2/4: every other form of it is asked for once more. */
function isReducible(term: string): boolean {
  const [, above = '', below = ''] = /^-?(\d{1,12})\/(\d{1,12})$/.exec(term) ?? []
  return below !== '' && greatestCommonDivisor(BigInt(above), BigInt(below)) > 1n
}

function* mistakeFaults(item: Item, conceptIds: readonly string[], rules: LintRules): Generator<string> {
  const { correctAnswer, writtenTestType } = item
  const own = conceptIds.findIndex((id) => item.conceptIds.includes(id))
  for (const { answer, conceptId } of item.mistakes) {
    if (checkAnswer({ answer, correctAnswer, writtenTestType }).verdict === 'correct') {
      yield `the mistake ${answer} passes as a right answer`
    }
    if (conceptId === undefined) continue
    const named = conceptIds.indexOf(conceptId)
    if (named < 0) yield `a mistake names the unknown concept ${conceptId}`
    else if (rules === 'all' && own >= 0 && named >= own)
      yield `a mistake names ${conceptId}, which is no earlier concept`
  }
}

/** Faults and warnings of one stored item. `conceptIds` are all concepts of the outline, in its order. */
export function lintItem(
  file: string,
  { item, line }: ContentItem,
  conceptIds: readonly string[],
  rules: LintRules,
): ContentFault[] {
  const options = optionsOf(item)
  const texts = [
    item.question,
    item.solution,
    ...options,
    ...item.hints,
    ...item.mistakes.map(({ says }) => says),
    ...item.rubric.map(({ point }) => point),
    ...(item.pairing ? [...item.pairing.left, ...item.pairing.right] : []),
  ]
  const faults = [
    ...texts.flatMap((text) => lintFormulas(text).map(({ message }) => message)),
    ...(rules === 'all'
      ? texts.flatMap((text) => findWrongParticles(text).map((word) => `the wrong particle: ${word}`))
      : []),
    ...findForeignLetters(item.question, options).map(
      (letter) => `only the options have the letter ${letter}`,
    ),
    ...(item.writtenTestType === WRITTEN_TYPE.trueFalse
      ? item.mistakes
          .filter(({ says }) => item.solution.includes(says))
          .map(() => 'the feedback to the wrong letter is the solution')
      : []),
    ...keyFaults(item, options),
    ...mistakeFaults(item, conceptIds, rules),
    ...pairingFaults(item),
    ...rubricFaults(item),
    ...item.hints.flatMap((hint, index) =>
      revealsAnswer(hint, item.question, item) ? [`hint ${index + 1} states the answer`] : [],
    ),
    ...item.figures.flatMap((figure) => {
      const drawing = drawFigure(figure)
      return 'problem' in drawing ? [drawing.problem] : []
    }),
  ].map((message) => fault(file, line, message))
  const warnings = keyWarnings(item).map((message) => warning(file, line, message))
  const isListOfAlternatives =
    IS_TYPED_KEY[item.writtenTestType] &&
    /,(?![^(]*\))/.test(item.correctAnswer) &&
    !item.correctAnswer.includes('&')
  if (!isListOfAlternatives) return [...faults, ...warnings]
  const says = `the key ${item.correctAnswer} accepts each part alone; where all are wanted, write ${item.correctAnswer.replaceAll(',', '&')}`
  return [...faults, ...warnings, warning(file, line, says)]
}
