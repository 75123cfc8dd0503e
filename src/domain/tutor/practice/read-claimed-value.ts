import { checkAnswer } from '#domain/answer/check-answer.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { rememberShortText } from '../reading/remember-text.ts'
import { dropAnswerTail, isEquationStep } from './read-answer.ts'
import type { Exercise } from './read-exercise.ts'
import { readExercises } from './read-exercises.ts'
import { solveExercise } from './solve-exercise.ts'
import type { WorkedExercise } from './worked-exercise.ts'

export interface ClaimedValue {
  exercise: Exercise
  worked: WorkedExercise
  /** The value that the learner says the task has. */
  said: string
  holds: boolean
}

/** The words between a task and its claimed value. */
const LINK = /\s*(?:[은는가=:,]|(?<![넓높길])이|이?면|의?\s값은|답은|해는|하면|[a-z]\s*=)*\s*$/i
const AND = String.raw`\s{0,2}(?:,|이?랑|[와과]|하고|\s)\s{0,2}`
const VALUE = String.raw`-?\d{1,12}(?:[./]\d{1,12})?`
/** Several values at the end, behind a word or a sign that does not join them to numbers of the task. */
const LISTED = new RegExp(
  `(?<=[가-힣=:]\\s{0,2})(?<!(?:랑|[와과]|하고)\\s{0,2})${VALUE}(?:${AND}${VALUE}){1,30}$`,
)
const ENDINGS = ['', ' 계산', ' 풀어줘', '의 값']

/** A counted or named value at the end, whose number is what the task asks for: 대각선 40개, 제4사분면. */
const COUNTED =
  /(?<before>.*[가-힣\s)])(?<value>-?\d{1,9}(?:\.\d{1,9})?)\s?(?<unit>개|도|°|사분면|명|배|각형)(?:[가-힣]{0,3})$/

/** The task in which the value at the end is asked for instead, with that value; null if the end is no counted value. */
function askForCounted(text: string): { task: string; said: string } | null {
  const { before, value, unit } = COUNTED.exec(text)?.groups ?? {}
  return before !== undefined && value !== undefined && unit !== undefined
    ? { task: `${before}몇 ${unit}`, said: value }
    : null
}

/** Returns the list of values that ends the text, as typed; null if it has one value, or if no number precedes it. */
function findListed(text: string): string | null {
  const found = LISTED.exec(text)
  return found && /\d/.test(text.slice(0, found.index)) ? found[0] : null
}

function findLastValue(text: string): string | null {
  const said = findFormulas(text)
    .at(-1)
    ?.text.split(/\s(?=[-\d])/)
    .at(-1)
    ?.trim()
  return said !== undefined && text.endsWith(said) && /\d/.test(said) ? said : null
}

function listValues(values: string): string[] {
  return values.match(new RegExp(VALUE, 'g')) ?? []
}

function judgeValue(task: string, said: string): ClaimedValue | null {
  // A line of working is no value.
  if (isEquationStep(said)) return null
  const [exercise, ...others] = readExercises(task)
  const worked = exercise && others.length === 0 ? solveExercise(exercise) : null
  if (!exercise || !worked) return null
  const { verdict } = checkAnswer({
    answer: said,
    correctAnswer: worked.solution.answer,
    writtenTestType: WRITTEN_TYPE.shortAnswer,
  })
  return { exercise, worked, said, holds: verdict === 'correct' }
}

/** Of tasks that list values, `4개` is how many there are: 10보다 작은 소수는 4개지. */
function countValues(claimed: ClaimedValue, text: string): ClaimedValue | null {
  const { exercise, worked, said } = claimed
  if (!/^(?:primes-|prime-f|common)/.test(exercise.kind)) return claimed
  if (exercise.kind === 'common-multiples' || !text.endsWith('개')) return null
  const count = worked.solution.answer.split('&').filter(Boolean).length
  return { ...claimed, holds: count === Number(said) }
}

/**
 * Reads a task with a value, or several, that the learner wants confirmed: `7 1 3 중앙값은 1이지`, `28÷40 0.7 맞음?`; null if the text has
 * none.
 */
export const readClaimedValue = rememberShortText((message: string): ClaimedValue | null => {
  const text = dropAnswerTail(message)
  const isStated = /\d\S*\s?(?:[은는]|=)\s?-?[\d./]+$/.test(text)
  if (text === message.trim() && !isStated && !message.trimEnd().endsWith('?')) return null
  if (text.includes('\n')) return null
  const counted = askForCounted(text)
  const ofCount = counted && judgeValue(counted.task, counted.said)
  if (ofCount) return countValues(ofCount, text)
  const listed = findListed(text)
  const typed = listed ?? findLastValue(text)
  if (typed === null) return null
  const said = listed === null ? typed : listValues(typed).join(', ')
  const task = text.slice(0, text.length - typed.length).replace(LINK, '')
  if (!/\d|[삼사오육칠팔구십]각/.test(task)) return null
  // 공약수는 1 2 3 6: all of them are values.
  if (listed === null && /[약배]수[은는이가]\s/.test(task)) return null
  // x/2-x/3=1 is an equation to solve, and claims no value.
  const isEquation = /=\s*$/.test(text.slice(0, text.length - typed.length))
  if (isEquation && /[a-z]/i.test(findFormulas(task).at(-1)?.text ?? '') && !/[a-z]/i.test(said)) return null
  const working = findFormulas(task).at(-1)
  // 정십이각형 한 각은 1800÷12 150: the working in between is not part of the task.
  const shorter = working && task.endsWith(working.text) ? [task.slice(0, working.at).replace(LINK, '')] : []
  for (const one of [...ENDINGS.map((ending) => task + ending), ...shorter]) {
    const judged = judgeValue(one, said)
    if (judged) return judged
  }
  return null
})
