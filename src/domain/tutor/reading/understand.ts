import { listQuestions } from '../../markdown/list-questions.ts'
import { coverage } from '../explanation/coverage.ts'
import { completeMessage } from '../practice/complete-message.ts'
import { insertNamed } from '../practice/insert-named.ts'
import { readChange } from '../practice/read-change.ts'
import { readExercise } from '../practice/read-exercise.ts'
import { readLoosely } from '../practice/read-loosely.ts'
import { flattenHistory, lastQuestion } from '../practice/thread-memory.ts'
import type { TutorConcept, TutorTurn } from '../tutor-turn.ts'
import { findTopics } from './find-topics.ts'
import { normalizeMessage } from './normalize-message.ts'
import type { PhraseKind } from './phrases.ts'
import { type Act, readActs } from './read-acts.ts'
import { readWishes } from './read-wishes.ts'
import { listNames, type Name, properName } from './vocabulary.ts'

/** A turn with everything that was read out of its message. */
export interface Understanding {
  turn: TutorTurn
  /** The message in one spelling. */
  text: string
  /** Whether it changes a task of the thread: worked out as a task of its own in `text`, or still open. */
  change: 'made' | 'open' | null
  /** The message's lines that hold something. */
  lines: string[]
  wishes: Set<PhraseKind>
  /** What it does in the thread, the surest first. */
  acts: Act[]
  /** The names of the message, in order. */
  topics: Name[]
  /** What the turn is about: the message's first name, else what the thread spoke of last. */
  subject: Name | null
  /** The concept that the reply is written from. */
  concept: TutorConcept | null
  /** The question that the last reply ended with. */
  asked: string | null
  /** All earlier replies, flattened: what was said is not said again. */
  earlierText: string
  /** Draws of this turn: the same for the same thread. */
  seed: number
}

const SEED_STEP = 131

function seedOf({ history, conceptId, unit }: TutorTurn): number {
  let hash = 7
  for (const character of conceptId ?? unit.id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return hash + history.length * SEED_STEP
}

const REMEMBERED_TURNS = 4

/** The last topic of the thread before this message. */
export function subjectOfThread(turn: TutorTurn, names: readonly Name[]): Name | null {
  for (const { message, response } of turn.history.slice(-REMEMBERED_TURNS).toReversed()) {
    const [asked] = findTopics(normalizeMessage(message), names, true)
    if (asked) return asked.name
    const question = listQuestions(response).at(-1)
    const spoken = question === undefined ? [] : findTopics(question, names, true)
    // A word of another concept in the tutor's question does not lead there.
    const own = spoken.find(({ name }) => turn.conceptId === null || name.conceptId === turn.conceptId)
    if (own) return own.name
  }
  return null
}

/** The beginning of a reply to an answer. */
export const JUDGES = /^(?:[네응], )?(?:맞아|맞았|정답|아직은|음, 그건|아쉽|여기까지 맞)/

const REPEATABLE = ['example', 'exercise', 'hint', 'mistakes'] as const

const TURN_OF_THOUGHT = /(?:^|\s)(?:그럼|그러면|그런데|근데)\s(.*\d.*)$/

/** A reference to a task in a book (문제집 12쪽 3번, 3번 문제, 3번.); a number before 번 alone may be an answer or a count. */
const REFERENCE =
  /^(?:(?:(?:문제집|교과서|책|워크북|익힘책|학습지)\s?(?:\d+\s?(?:쪽|페이지|p)\s?)?|\d+\s?(?:쪽|페이지|p)\s?)\d+\s?번(?:\s?문제)?[.,:)]?|\d+\s?번(?:\s?문제[.,:)]?|[.:)]))\s+(?!.*(?:\d\s?번|곱|던[져지진]|읽))(?=\S.*\d)/

/** Returns the question after a '그럼' in the middle of a message ('약수가 세 개 이상이구나. 그럼 4는 몇 개야?'), else the whole text. */
function lastClause(text: string): string {
  const behind = /\d/.test(text)
    ? TURN_OF_THOUGHT.exec(text.slice(text.lastIndexOf('\n') + 1))?.[1]?.trim()
    : undefined
  if (behind === undefined) return text
  // One task in two clauses: 반비례하고 x=2일 때 y=6, 그럼 x=3일 때 y.
  const joined = text.replace(/,?\s(?:그럼|그러면|그런데|근데)\s/, ', ')
  const isWhole =
    readExercise(behind) === null && readLoosely(behind) === null && readLoosely(joined) !== null
  return isWhole ? joined : behind
}

/** 'one more' of what was wished for last; of examples where nothing was. */
function withRepeated(wishes: Set<PhraseKind>, history: TutorTurn['history']): Set<PhraseKind> {
  if (!wishes.has('more') || REPEATABLE.some((kind) => wishes.has(kind))) return wishes
  for (const { message, response } of history.slice(-REMEMBERED_TURNS).toReversed()) {
    if (JUDGES.test(response)) return new Set([...wishes, 'exercise'])
    const earlier = readWishes(normalizeMessage(message))
    const repeated = REPEATABLE.find((kind) => earlier.has(kind))
    if (repeated) return new Set([...wishes, repeated])
  }
  return new Set([...wishes, 'example'])
}

/** A syllable that another unit teaches (각, 항, 밑) is the question only if nothing else is. */
function isOnlyName(text: string, wishes: ReadonlySet<PhraseKind>): boolean {
  return text.length <= 5 || (wishes.has('definition') && text.length <= 9)
}

/**
 * A part of another concept's name (삼각형, 호의 길이) that the open explanation itself uses is a word like others here, and so is a term
 * (거듭제곱) if the message says more than that.
 */
function isPlainHere({ name, kind, unitId }: Name, text: string, { unit, conceptId }: TutorTurn): boolean {
  return (
    (kind === 'concept' || !/뭐|뜻|무엇|뭔|설명|알려/.test(text)) &&
    unitId !== unit.id &&
    unit.concepts.some(
      ({ concept, explanation }) => concept.id === conceptId && explanation.includes(properName(name)),
    )
  )
}

/** A name of another unit that a message only resembles (직사각형 and 외접사각형) is not meant where this unit knows the message's words. */
function isResemblance({ name, spelling, unitId }: Name, text: string, { unit }: TutorTurn): boolean {
  return (
    unitId !== unit.id &&
    !(spelling ?? name).split(' ').every((part) => text.includes(part)) &&
    coverage(text, unit.concepts.map(({ explanation }) => explanation).join(' ')) === 1
  )
}

/** Thanks or a reaction before what a message asks for: 고마워 비슷한 거 하나 내줘, 아하 그럼 15랑 28은? */
const REACTION =
  /^(?:(?:아하|오+|오호|오케이|알겠어|좋아|고마[워웠웡]|고맙습니다|감사(?:합니다|해|감사)?|땡큐)요?(?:\s?(?:쌤|샘|선생님|진짜|정말))?[\s,.!~]+)+(?=\S)/
const TURNS = /^(?:근데|그런데|그럼|그러면|혹시)\s/
const REQUESTS: readonly PhraseKind[] = [
  'exercise',
  'more',
  'hint',
  'why',
  'how',
  'example',
  'difference',
  'mistakes',
]
const REQUEST_END =
  /\?$|[줘봐주조][요봐라]*[\s!.~]*$|하나\s?더|(?:하나|한\s?(?:문제|개))만(?:요|욤)?[\s!.~]*$|(?:은|는)요?$|ㄱ$/

/** The message without the thanks before its request; the message itself if it only thanks. */
function dropReaction(text: string, history: TutorTurn['history']): string {
  const rest = text.replace(REACTION, '')
  if (rest === text) return text
  const isRequest =
    TURNS.test(rest) ||
    (REQUEST_END.test(rest) &&
      (REQUESTS.some((kind) => readWishes(rest).has(kind)) || completeMessage(rest, history) !== rest))
  return isRequest && !/알겠|이해|덕분|줘서/.test(rest) ? rest : text
}

/** '7x-2x는 5라고 썼는데 왜 틀려' asks whether it is. */
const WROTE =
  /(?<=[\dπ)a-z])\s?이?라고\s?(?:썼|했|햇|적었|냈|답했)는데\s*(?:왜\s?(?:틀|아니|안)\S*)?[\s?!.]*$/

/** Reads a turn: message, names, wishes, and what it is about. */
export function understand(turn: TutorTurn): Understanding {
  const message = dropReaction(normalizeMessage(turn.message), turn.history)
  const typed = insertNamed(turn.openItem ? message : message.replace(REFERENCE, ''), turn.history)
  const completed = completeMessage(typed, turn.history)
  const text = lastClause(completed).replace(WROTE, ' 맞아?')
  const names = listNames(turn)
  const wishes = readWishes(text)
  const topics = findTopics(text, names)
    .map(({ name }) => name)
    .filter(({ name, unitId }) => name.length > 1 || unitId === turn.unit.id || isOnlyName(text, wishes))
    .filter((name) => !isPlainHere(name, text, turn) && !isResemblance(name, text, turn))
  const subject = topics[0] ?? subjectOfThread(turn, names)
  const own = turn.unit.concepts.find(({ concept }) => concept.id === turn.conceptId) ?? null
  const ofSubject = turn.unit.concepts.find(({ concept }) => concept.id === subject?.conceptId) ?? null
  return {
    turn,
    text,
    change: readChange(typed) === null ? null : completed === typed ? 'open' : 'made',
    lines: text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    acts: readActs(text),
    wishes: withRepeated(wishes, turn.history),
    topics,
    subject,
    concept: ofSubject ?? own ?? turn.unit.concepts[0] ?? null,
    asked: lastQuestion(turn.history),
    earlierText: flattenHistory(turn.history),
    seed: seedOf(turn),
  }
}
