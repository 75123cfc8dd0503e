import { attachParticle } from '#domain/korean/attach-particle.ts'
import { findNearestCheck } from '../bank/nearest-check.ts'
import { rememberText } from '../reading/remember-text.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import { flattenQuestion } from './item-text.ts'
import { pickExercise } from './pick-exercise.ts'
import { type Exercise, readExercise } from './read-exercise.ts'
import { solveExercise } from './solve-exercise.ts'

const MAX_LENGTH = 130
/** From this nearness on a stored check question is about what was talked of. */
const NEAR = 0.7

/** A question with its numbers taken out: two of one kind are not asked in a row. */
function kindOf(question: string): string {
  return flattenQuestion(question).replace(/[\d+-]+/g, '#')
}

/** Returns a function that checks whether one of the texts holds all numbers of a question that has some. */
function makeMentionFinder(texts: readonly string[]): (question: string) => boolean {
  const spoken = texts.map((text) => new Set(text.match(/\d+/g)))
  return (question) => {
    const numbers = question.match(/\d+/g) ?? []
    return numbers.length > 0 && spoken.some((known) => numbers.every((number) => known.has(number)))
  }
}

/** The number of stored questions is limited by the curriculum, so the cache is bounded. */
const flatQuestion = rememberText(flattenQuestion)

/** A task that can be worked out, and its answer; of stored questions, too. */
const readTask = rememberText((question): { kind: string; answer: string } | null => {
  const exercise = readExercise(question)
  const worked = exercise && solveExercise(exercise)
  return worked ? { kind: exercise.kind, answer: worked.solution.answer } : null
})

/**
 * The stored check question after a worked task: a task of its kind with another answer (one that repeats the first shows nothing, nor does
 * 0), else the nearest one of the open concept; none with its numbers.
 */
export function askSimilar({ turn, text, earlierText }: Understanding, exercise: Exercise): string {
  const own = turn.unit.concepts.find(({ concept }) => concept.id === turn.conceptId)
  if (turn.openItem || !own?.bank) return 'auto'
  const isMentioned = makeMentionFinder([text])
  const isTaken = (question: string): boolean =>
    earlierText.includes(flatQuestion(question)) || isMentioned(question)
  const { bank } = own
  const dull = ['0', solveExercise(exercise)?.solution.answer]
  const isOther = (question: string): boolean => {
    const task = isTaken(question) ? null : readTask(question)
    return task?.kind !== exercise.kind || dull.includes(task.answer)
  }
  const similar = exercise.kind === 'told' ? null : findNearestCheck(bank, text, isOther)
  return (similar ?? findNearestCheck(bank, text, isTaken))?.question ?? 'auto'
}

/**
 * The question that a reply ends with: about what was talked of, from the same concept, new to the thread, not of the kind asked last
 * where there is another, and about neither the numbers of message and reply nor those of the open item.
 */
export function askBack(read: Understanding, about: Name | null, reply: readonly string[] = []): string {
  const { turn, concept, text, earlierText } = read
  const isMentioned = makeMentionFinder([text, ...reply, turn.openItem?.question ?? ''])
  const isTaken = (question: string): boolean =>
    earlierText.includes(flatQuestion(question)) || isMentioned(question)
  const item = pickExercise(read)
  const short = item && item.question.length <= MAX_LENGTH && !isTaken(item.question) ? [item.question] : []
  const last = read.asked === null ? null : kindOf(read.asked)
  const check = findNearestCheck(
    concept?.bank ?? null,
    [text, ...reply, turn.history.at(-1)?.message ?? ''].join(' '),
    isTaken,
  )
  const near = check && check.nearness >= NEAR ? [check.question] : []
  const candidates = [...near, ...short]
  return (
    candidates.find((question) => kindOf(question) !== last) ??
    candidates[0] ??
    check?.question ??
    askOpenly(read, about)
  )
}

/** A question without numbers, for concepts that no other can be made of. */
function askOpenly({ turn, concept, subject: premise }: Understanding, about: Name | null): string {
  const subject = about ?? premise
  const isOwn = subject !== null && subject.unitId === turn.unit.id
  const word = isOwn
    ? properName(subject.name)
    : (concept?.terms[0]?.term ?? concept?.concept.content ?? turn.unit.title)
  const wordings = [
    `${attachParticle(word, '을/를')} 친구에게 한 문장으로 설명한다면 뭐라고 할까요?`,
    `${word}의 예를 하나 들어 볼까요?`,
    `${word}에서 가장 헷갈리는 점은 무엇인가요?`,
  ] as const
  return wordings[turn.history.length % wordings.length] ?? wordings[0]
}
