import { checkAnswer } from '#domain/answer/check-answer.ts'
import { type Item, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import { LEFT_LABELS } from '#domain/exam/left-labels.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { runAnswerTest } from '#domain/exam/run-answer-test.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { greatestCommonDivisor } from '#domain/math/greatest-common-divisor.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { type ContentFault, fault, type LintRules } from './content-fault.ts'
import { describeFormula, lintFormulas } from './lint-formulas.ts'
import { findWrongParticles } from './lint-particles.ts'
import { describePicture, lintPictures } from './lint-pictures.ts'
import { findForeignLetters } from './lint-wording.ts'
import type { ContentItem } from './read-items.ts'

/** Something wrong with one field of an item: for the authors of files in English, for the page in Korean. */
export interface ItemFault {
  /** Dotted: `hints.1`. */
  path: string
  message: string
  korean: string
  severity: 'fault' | 'warning'
}

type Found = Omit<ItemFault, 'severity'>

function found(path: string, message: string, korean: string): Found {
  return { path, message, korean }
}

/** The form of a type's key and its descriptions; null if any text can be one. */
const KEY_FORMS: Record<WrittenTestType, [form: RegExp, description: string, korean: string] | null> = {
  [WRITTEN_TYPE.other]: null,
  [WRITTEN_TYPE.choice]: [
    /^[1-5](,[1-5])*$/,
    'the number of the right option, or several such as 1,3',
    '맞는 보기의 번호여야 해요. 여러 개면 1,3처럼 적어요.',
  ],
  [WRITTEN_TYPE.shortAnswer]: null,
  [WRITTEN_TYPE.trueFalse]: [/^[OX]$/, 'O or X', 'O나 X여야 해요.'],
  [WRITTEN_TYPE.matching]: [
    /^[ㄱ-ㅁ]-[1-6](&[ㄱ-ㅁ]-[1-6])*$/,
    'pairs joined by &, such as ㄱ-2&ㄴ-1',
    'ㄱ-2&ㄴ-1처럼 짝을 &로 이어 적어요.',
  ],
  [WRITTEN_TYPE.combination]: [
    /^[ㄱ-ㅎ](&[ㄱ-ㅎ])*$/,
    'letters joined by &, such as ㄱ&ㄷ',
    'ㄱ&ㄷ처럼 기호를 &로 이어 적어요.',
  ],
  [WRITTEN_TYPE.essay]: null,
}

function optionsOf(item: Item): string[] {
  return [item.option1, item.option2, item.option3, item.option4, item.option5].filter(
    (option) => option !== '',
  )
}

const OPTIONS = ['option1', 'option2', 'option3', 'option4', 'option5'] as const

function* keyFaults(item: Item, options: string[]): Generator<Found> {
  const { correctAnswer: key, writtenTestType } = item
  const at = 'correctAnswer'
  const form = KEY_FORMS[writtenTestType]
  if (form && !form[0].test(key)) yield found(at, `the key ${key} must be ${form[1]}`, `정답은 ${form[2]}`)
  if (/\d\s+\d/.test(key))
    yield found(
      at,
      `the key ${key} has digits parted by a space, which are read as one number`,
      '띄어 쓴 두 수는 한 수로 읽혀요. 띄어쓰기를 빼 주세요.',
    )
  if (writtenTestType === WRITTEN_TYPE.choice) {
    if (options.length < 2)
      yield found(
        'option1',
        'a multiple-choice item needs two to five options',
        '보기는 둘 이상 있어야 해요.',
      )
    if (new Set(options.map((option) => option.replace(/\s/g, ''))).size < options.length)
      yield found(findRepeated(item), 'two options are equal', '같은 보기가 두 번 나와요.')
    if (OPTIONS.findLastIndex((name) => item[name] !== '') >= options.length)
      yield found('option1', 'an option is blank', '보기는 앞에서부터 빈칸 없이 적어 주세요.')
    if (key.split(',').some((pick) => Number(pick) > options.length))
      yield found(at, `the key ${key} names no option`, '정답 번호의 보기가 없어요.')
  } else if (options.length > 0)
    yield found('option1', 'only a multiple-choice item has options', '보기는 선택형에만 쓸 수 있어요.')
  if (checkAnswer({ answer: key, correctAnswer: key, writtenTestType }).verdict !== 'correct')
    yield found(at, `the checker refuses the key ${key}`, '채점기가 이 정답을 맞다고 하지 않아요.')
}

/** The field of the option that repeats an earlier one. */
function findRepeated(item: Item): string {
  const texts = OPTIONS.map((name) => item[name].replace(/\s/g, ''))
  return (
    OPTIONS.find((_, index) => texts[index] !== '' && texts.indexOf(texts[index] ?? '') < index) ?? 'option1'
  )
}

const MOST_DISTRACTORS = 2

function* pairingFaults({ writtenTestType, correctAnswer, pairing, solution }: Item): Generator<Found> {
  if ((writtenTestType === WRITTEN_TYPE.matching) !== (pairing !== null))
    yield found(
      'pairing',
      'a matching item, and no other, has a pairing',
      pairing ? '짝짓기 항목은 연결형에만 쓸 수 있어요.' : '연결형에는 짝지을 항목이 있어야 해요.',
    )
  if (!pairing) return
  const pairs = correctAnswer.split('&').map((pair) => pair.split('-'))
  const labels = LEFT_LABELS.slice(0, pairing.left.length)
  if (pairs.map(([left]) => left).join() !== labels.join())
    yield found(
      'correctAnswer',
      `the key ${correctAnswer} must name each of ${labels.join(', ')} once, in this order`,
      `정답은 ${labels.join(', ')}의 짝을 이 차례로 한 번씩 적어야 해요.`,
    )
  if (new Set(pairs.map(([, right]) => right)).size < pairs.length)
    yield found('correctAnswer', 'the key pairs one thing twice', '오른쪽 항목 하나가 두 번 짝지어져 있어요.')
  if (pairs.some(([, right]) => Number(right) > pairing.right.length))
    yield found(
      'correctAnswer',
      'the key names no thing of the right',
      '정답이 오른쪽에 없는 번호를 가리켜요.',
    )
  if (pairing.right.length > pairing.left.length + MOST_DISTRACTORS)
    yield found(
      'pairing.right',
      `the right column has more than ${MOST_DISTRACTORS} things that stay alone`,
      `짝이 없는 오른쪽 항목은 ${MOST_DISTRACTORS}개까지 둘 수 있어요.`,
    )
  const pairList = correctAnswer.replaceAll('&', ', ')
  if (!solution.includes(pairList))
    yield found(
      'solution',
      `the solution does not end in the pairs: ${pairList}`,
      `풀이의 끝에 짝을 적어 주세요: ${pairList}`,
    )
  for (const side of ['left', 'right'] as const)
    if (new Set(pairing[side].map((entry) => entry.replace(/\s/g, ''))).size < pairing[side].length)
      yield found(`pairing.${side}`, 'two things of one column are equal', '한쪽에 같은 항목이 두 번 있어요.')
}

const FEWEST_POINTS = 2
const MOST_MARKS = 10

function* rubricFaults(item: Item): Generator<Found> {
  const { rubric } = item
  if (!isEssay(item)) {
    if (rubric.length > 0)
      yield found('rubric', 'only an essay has a rubric', '채점 기준은 서술형에만 쓸 수 있어요.')
    return
  }
  if (rubric.length < FEWEST_POINTS)
    yield found(
      'rubric',
      `an essay has a rubric of ${FEWEST_POINTS} points or more`,
      `서술형의 채점 기준은 ${FEWEST_POINTS}개 이상이어야 해요.`,
    )
  const marks = rubric.reduce((total, point) => total + point.marks, 0)
  if (marks > MOST_MARKS)
    yield found(
      'rubric',
      `the marks of the rubric come to ${marks}, more than ${MOST_MARKS}`,
      `배점의 합은 ${MOST_MARKS}점까지예요. 지금은 ${marks}점이에요.`,
    )
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

function* keyWarnings({ correctAnswer: key, writtenTestType }: Item): Generator<Found> {
  const at = 'correctAnswer'
  if (writtenTestType === WRITTEN_TYPE.shortAnswer) {
    const terms = key.split(/[,&]/).map((term) => term.trim())
    for (const term of terms.filter((each) => ENDS_IN_UNIT_LETTER.test(each)))
      yield found(
        at,
        `the key ${term} ends in a letter that is read as a unit; take another letter`,
        `${term}의 마지막 문자는 단위로 읽혀요. 다른 문자를 써 주세요.`,
      )
    for (const term of terms.filter(isReducible))
      yield found(
        at,
        `nobody can guess that the key ${term} is not to be reduced; write it in lowest terms`,
        `${term}은(는) 기약분수가 아니에요. 기약분수로 적어 주세요.`,
      )
  }
  const isListOfAlternatives = IS_TYPED_KEY[writtenTestType] && /,(?![^(]*\))/.test(key) && !key.includes('&')
  if (isListOfAlternatives)
    yield found(
      at,
      `the key ${key} accepts each part alone; where all are wanted, write ${key.replaceAll(',', '&')}`,
      `쉼표로 나눈 정답은 하나만 써도 맞아요. 모두 써야 하면 ${key.replaceAll(',', '&')}처럼 적어 주세요.`,
    )
}

/** 2/4: every other form of it is asked for once more. */
function isReducible(term: string): boolean {
  const [, above = '', below = ''] = /^-?(\d{1,12})\/(\d{1,12})$/.exec(term) ?? []
  return below !== '' && greatestCommonDivisor(BigInt(above), BigInt(below)) > 1n
}

function* mistakeFaults(item: Item, conceptIds: readonly string[], rules: LintRules): Generator<Found> {
  const { correctAnswer, writtenTestType } = item
  const own = conceptIds.findIndex((id) => item.conceptIds.includes(id))
  for (const [index, { answer, says, conceptId }] of item.mistakes.entries()) {
    const at = `mistakes.${index}`
    if (checkAnswer({ answer, correctAnswer, writtenTestType }).verdict === 'correct')
      yield found(
        `${at}.answer`,
        `the mistake ${answer} passes as a right answer`,
        '오답으로 이름 붙인 답이 정답으로 채점돼요.',
      )
    if (writtenTestType === WRITTEN_TYPE.trueFalse && item.solution.includes(says))
      yield found(
        `${at}.says`,
        'the feedback to the wrong letter is the solution',
        '오답 설명이 풀이와 같아요.',
      )
    if (conceptId === undefined) continue
    const named = conceptIds.indexOf(conceptId)
    if (named < 0)
      yield found(
        `${at}.conceptId`,
        `a mistake names the unknown concept ${conceptId}`,
        '오답이 가리키는 개념이 없어요.',
      )
    else if (rules === 'all' && own >= 0 && named >= own)
      yield found(
        `${at}.conceptId`,
        `a mistake names ${conceptId}, which is no earlier concept`,
        '오답이 가리키는 개념은 앞선 개념이어야 해요.',
      )
  }
}

/** Every text of an item and its field. */
function listTexts(item: Item): (readonly [path: string, text: string])[] {
  const list = (name: string, texts: readonly string[], field = '') =>
    texts.map((text, index) => [`${name}.${index}${field}`, text] as const)
  return [
    ['question', item.question],
    ['solution', item.solution],
    ...OPTIONS.filter((name) => item[name] !== '').map((name) => [name, item[name]] as const),
    ...list('hints', item.hints),
    ...list(
      'mistakes',
      item.mistakes.map(({ says }) => says),
      '.says',
    ),
    ...list(
      'rubric',
      item.rubric.map(({ point }) => point),
      '.point',
    ),
    ...list('pairing.left', item.pairing?.left ?? []),
    ...list('pairing.right', item.pairing?.right ?? []),
  ]
}

function* textFaults(item: Item, options: string[], rules: LintRules): Generator<Found> {
  const texts = listTexts(item)
  for (const [path, text] of texts) {
    for (const fault of lintFormulas(text)) yield found(path, fault.message, describeFormula(fault))
    for (const fault of lintPictures(text)) yield found(path, fault.message, describePicture(fault))
  }
  if (rules === 'all')
    for (const [path, text] of texts)
      for (const word of findWrongParticles(text))
        yield found(path, `the wrong particle: ${word}`, `조사를 확인해 주세요: ${word}`)
  for (const letter of findForeignLetters(item.question, options))
    yield found(
      'question',
      `only the options have the letter ${letter}`,
      `문자 ${letter}이(가) 보기에만 나와요.`,
    )
}

function* conceptFaults({ conceptIds: own }: Item, conceptIds: readonly string[]): Generator<Found> {
  // The file's own concept has a fault of its own.
  for (const id of own.slice(1))
    if (!conceptIds.includes(id))
      yield found('conceptIds', `the outline has no concept ${id}`, `개념 ${id}이(가) 없어요.`)
}

function* hintFaults(item: Item): Generator<Found> {
  for (const [index, hint] of item.hints.entries())
    if (revealsAnswer(hint, item.question, item))
      yield found(`hints.${index}`, `hint ${index + 1} states the answer`, '힌트가 답을 말하고 있어요.')
}

function* figureFaults({ figures }: Item): Generator<Found> {
  for (const [index, figure] of figures.entries()) {
    const drawing = drawFigure(figure)
    if ('problem' in drawing)
      yield found(`figures.${index}`, drawing.problem, `그림을 그릴 수 없어요: ${drawing.problem}`)
  }
}

/** Returns everything wrong with an item. `conceptIds` are all concepts of the outline, in its order. */
export function listItemFaults(item: Item, conceptIds: readonly string[], rules: LintRules): ItemFault[] {
  const options = optionsOf(item)
  const faults = [
    ...textFaults(item, options, rules),
    ...conceptFaults(item, conceptIds),
    ...keyFaults(item, options),
    ...mistakeFaults(item, conceptIds, rules),
    ...pairingFaults(item),
    ...rubricFaults(item),
    ...hintFaults(item),
    ...figureFaults(item),
  ]
  return [
    ...faults.map((each) => ({ ...each, severity: 'fault' as const })),
    ...[...keyWarnings(item)].map((each) => ({ ...each, severity: 'warning' as const })),
  ]
}

/** Faults and warnings of one stored item, with its line. */
export function lintItem(
  file: string,
  { item, answerTests, line }: ContentItem,
  conceptIds: readonly string[],
  rules: LintRules,
): ContentFault[] {
  const failed = answerTests.flatMap((test) => {
    const actual = runAnswerTest(item, test)
    return actual ? [fault(file, line, `the test ${test.answer} is judged ${actual.verdict}`)] : []
  })
  const faults = listItemFaults(item, conceptIds, rules)
  return [...faults.map(({ message, severity }) => ({ file, line, message, severity })), ...failed]
}
