import { checkAnswer } from '#domain/answer/check-answer.ts'
import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import { findFormulas } from '../reading/find-formulas.ts'
import { rememberShortText } from '../reading/remember-text.ts'
import { dropFormulas, isPlain } from './plain-rest.ts'
import type { ClaimedValue } from './read-claimed-value.ts'
import { type Exercise, readExercise } from './read-exercise.ts'
import { readStory } from './read-story.ts'
import { solveExercise } from './solve-exercise.ts'
import { listToldTasks, type Slots, VOCABULARY } from './told-tasks.ts'
import { readWordProblem } from './word-problems.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** A task that was found by its key words, with the value that the learner says it has. */
export interface LooseTask extends Omit<ClaimedValue, 'said' | 'holds'> {
  claim: Pick<ClaimedValue, 'said' | 'holds'> | null
}

const LONGEST = 90
/** A word problem may be longer. */
const LONGEST_PROBLEM = 150
/** Who asks for the value has not said it. */
const ASKS = /[써풀적]\S{0,2}\s?[줘주봐]|구해|나타내|몇|얼마|[은는]\s?\??$/

/** Behind a number that something is done with (10으로 나누고): it is no value that is said. */
const BEHIND_OTHER = /^\s?(?:으로|로(?!\s?나)|을|를|만|에서|에만|부터|먼저|번|까진|까지)/

const MEASURE = /[가-힣]*(?:넓이|부피|둘레)/g

/** Whether the value is of another measure than the one asked for (겉넓이 구하는데 옆넓이 20π): a step on the way. */
function isOfPart(text: string, said: string): boolean {
  const [first, ...others] = text.slice(0, text.lastIndexOf(said)).match(MEASURE) ?? []
  return first !== undefined && others.length > 0 && others.at(-1) !== first
}

function isRight(said: string, worked: WorkedExercise): boolean {
  const { verdict } = checkAnswer({
    answer: said,
    correctAnswer: worked.solution.answer,
    writtenTestType: WRITTEN_TYPE.shortAnswer,
  })
  return verdict === 'correct'
}

const POINT_FIRST = /^[A-Z]?(\([^()]*,[^()]*\))\s*(.*)$/
const WITH_UNIT = /^(-?[\d./]+)\s?(?:[ck]?m[23]?|k?g|L)$/i

/** A point is parted from what follows it, a number from its unit. */
function listNumbers(formula: string): string[] {
  const [, point, behind = ''] = POINT_FIRST.exec(formula) ?? []
  return (point === undefined ? [formula] : [point, behind])
    .map((part) => part.replace(WITH_UNIT, '$1'))
    .filter((part) => /\d/.test(part))
}

function readSlots(text: string): Slots {
  const found = findFormulas(text).flatMap(({ text: formula, at }) =>
    listNumbers(formula).map((number) => ({ number, at: text.indexOf(number, at) })),
  )
  return { text, numbers: found.map(({ number }) => number), places: found.map(({ at }) => at) }
}

/**
 * A task of the grade that a normalized message names by its key words, whatever else it says, where every number of it is used;
 * null where a word may make another task of it.
 * @param subject name of the thread's concept, for messages that do not name the task
 */
export function readLoosely(text: string, subject = ''): LooseTask | null {
  return text.length > LONGEST_PROBLEM || text.includes('\n') ? null : readKnown(`${subject}\n${text}`)
}

/** 오각형에서 육각형이 되면 asks about both, not about the first. */
const BECOMES_ANOTHER = /각(?:형|기둥|뿔)에서\s?\S+각(?:형|기둥|뿔)(?:이|으로)\s?(?:되|바뀌|변하)/

/** Of the subject and, in the line below it, the message. */
const readKnown = rememberShortText((lines): LooseTask | null => {
  const [subject = '', text = ''] = lines.split('\n')
  const problem = readWordProblem(text)
  if (problem) return { exercise: { kind: 'told', worked: problem }, worked: problem, claim: null }
  if (text.length > LONGEST || BECOMES_ANOTHER.test(text)) return null
  const story = readStory(text)
  const told: Exercise | null =
    typeof story === 'string' ? readExercise(story) : story && { kind: 'told', worked: story }
  const solved = told && solveExercise(told)
  if (told && solved) return { exercise: told, worked: solved, claim: null }
  for (const { words, task, said } of listToldTasks(readSlots(text), subject)) {
    if (!isPlain(dropFormulas(text).replace(words, ' ').replace(VOCABULARY, ' '))) continue
    const behind = said === null ? '' : text.slice(text.lastIndexOf(said) + said.length)
    if (said !== null && (/[\s=]/.test(said) || ASKS.test(text) || BEHIND_OTHER.test(behind))) continue
    if (said !== null && isOfPart(text, said)) continue
    const exercise: Exercise | null =
      typeof task === 'string' ? readExercise(task) : { kind: 'told', worked: task }
    const worked = exercise && solveExercise(exercise)
    if (!exercise || !worked) continue
    if (said !== null && /[a-z]/i.test(said) && !/[a-z]/i.test(worked.solution.answer)) continue
    return { exercise, worked, claim: said === null ? null : { said, holds: isRight(said, worked) } }
  }
  return null
})
