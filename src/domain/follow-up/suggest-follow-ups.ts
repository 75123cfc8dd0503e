import type { ChatMessage } from '../chat/message.ts'
import type { ConceptLink } from '../curriculum/curriculum.ts'
import { chooseLevelAct, type LevelAct, REDO_WRONG } from '../exam/choose-level-act.ts'
import type { ExamInfo } from '../exam/exam-set.ts'
import { findNextDifficulty } from '../exam/find-next-difficulty.ts'
import { offersHint } from '../exam/hint-limit.ts'
import { isExamMode } from '../exam/is-exam-mode.ts'
import { DIFFICULTY_LABELS, type DifficultyLevel, isContentLevel, LEVEL } from '../exam/item.ts'
import { listLeftLevels } from '../exam/list-left-levels.ts'
import { attachParticle } from '../korean/attach-particle.ts'
import { extractQuestions } from './extract-questions.ts'

/** A card below the conversation; pressing it does what its kind says. */
export type FollowUp = { label: string } & (
  | { kind: 'exam'; actionKind: 'try-exam' | 'retry-exam'; difficultyLevel: DifficultyLevel }
  | { kind: 'next-item' }
  | { kind: 'hint' }
  | { kind: 'solution'; actionKind: 'show-solution' | 'show-correct-solution' }
  | { kind: 'next-concept' | 'earlier-concept'; unitId: string; conceptId: string }
  | { kind: 'question'; message: string }
  | { kind: 'link'; url: string }
)

/** The cards that lead away from the conversation. */
export type LeavingCard = Extract<FollowUp, { unitId: string } | { kind: 'link' }>

/** Where an idea that a wrong answer lacks is taught. */
export interface EarlierConcept {
  unitId: string
  conceptId: string
  name: string
}

export interface FollowUpFacts {
  /** Null before the first turn. */
  lastTurn: Pick<ChatMessage, 'context' | 'response' | 'status'> | null
  signedIn: boolean
  useLinks: boolean
  examInfo: ExamInfo | null
  /** The unfinished item on screen: the help that was used, the level of its set, and whether the set has other open items. */
  openItem: {
    hintsShown: number
    solutionShown: boolean
    difficultyLevel: DifficultyLevel
    othersOpen: boolean
  } | null
  /** Of the latest wrong answer to the open item; null without one. */
  earlierConcept: EarlierConcept | null
  /** Of this concept's items: answered wrong and not yet right since. */
  wrongItems: number
  /** What the conversation is about, and its name. */
  place: 'concept' | 'unit'
  conceptName: string
  nextConcept: { unitId: string; conceptId: string; name: string } | null
  links: readonly Pick<ConceptLink, 'title' | 'url'>[]
}

function toCard(act: LevelAct): FollowUp {
  return { kind: 'exam', ...act }
}

function tryExam(difficultyLevel: DifficultyLevel): FollowUp {
  return {
    kind: 'exam',
    actionKind: 'try-exam',
    difficultyLevel,
    label: `${DIFFICULTY_LABELS[difficultyLevel]} 문항 풀기`,
  }
}

const SHOW_SOLUTION: FollowUp = { kind: 'solution', actionKind: 'show-solution', label: '풀이 보기' }
const SHOW_CORRECT_SOLUTION: FollowUp = {
  kind: 'solution',
  actionKind: 'show-correct-solution',
  label: '풀이 보기',
}
const NEXT_ITEM: FollowUp = { kind: 'next-item', label: '다음 문항 풀기' }

/** The highest level that was cleared; the wrong answers, below every level of the concept, if none was. */
function findHighestCleared(examInfo: ExamInfo): DifficultyLevel {
  const cleared = examInfo.difficultyExams.filter((exam) => exam.everCleared)
  return cleared.reduce<DifficultyLevel>(
    (highest, exam) => (exam.difficultyLevel > highest ? exam.difficultyLevel : highest),
    LEVEL.wrongAnswers,
  )
}

/**
 * The level above `current`, or above what was cleared where `current` is null or the wrong answers, which have no step above them;
 * then each level that was left on the way, so that every path leads to completion.
 */
function suggestNextExams(examInfo: ExamInfo, current: DifficultyLevel | null): FollowUp[] {
  const from = current === null || !isContentLevel(current) ? findHighestCleared(examInfo) : current
  const next = findNextDifficulty(examInfo, from)
  const left = listLeftLevels(examInfo).filter(({ difficultyLevel }) => difficultyLevel !== next)
  return [...(next === null ? [] : [tryExam(next)]), ...left.map((exam) => toCard(chooseLevelAct(exam)))]
}

function suggestNextConcept({ nextConcept }: FollowUpFacts): FollowUp[] {
  if (!nextConcept) return []
  const { unitId, conceptId, name } = nextConcept
  return [{ kind: 'next-concept', unitId, conceptId, label: `다음 개념: ${name}` }]
}

/** A card for each cleared level of the concept, lowest first, and one for what was got wrong. */
function suggestRetries({ signedIn, wrongItems }: FollowUpFacts, examInfo: ExamInfo): FollowUp[] {
  const cleared = examInfo.difficultyExams.filter(
    (exam) => exam.cleared && isContentLevel(exam.difficultyLevel),
  )
  const acts = [...cleared.map(chooseLevelAct), ...(signedIn && wrongItems > 0 ? [REDO_WRONG] : [])]
  return acts.map(toCard)
}

function suggestAfterCorrect(facts: FollowUpFacts, level: DifficultyLevel | null): FollowUp[] {
  const { examInfo, signedIn } = facts
  const isCleared =
    examInfo?.difficultyExams.some((exam) => exam.difficultyLevel === level && exam.cleared) ?? false
  if (!examInfo || level === null || !isCleared) return [NEXT_ITEM]
  return [
    ...(signedIn ? suggestNextExams(examInfo, level) : []),
    ...suggestNextConcept(facts),
    ...suggestRetries(facts, examInfo),
  ]
}

/** More help with the open item, while the limit allows it. */
function suggestHelp(hintsShown: number): FollowUp[] {
  const hint: FollowUp = { kind: 'hint', label: hintsShown === 0 ? '힌트 보기' : '힌트 더 보기' }
  return offersHint(hintsShown) ? [hint, SHOW_SOLUTION] : [SHOW_SOLUTION]
}

function suggestWayOn(facts: FollowUpFacts, level: DifficultyLevel): FollowUp[] {
  const { examInfo, signedIn } = facts
  const exams = signedIn && examInfo ? suggestNextExams(examInfo, level) : []
  return [...exams, ...suggestNextConcept(facts)]
}

function suggestFirstExam({ examInfo, signedIn }: FollowUpFacts): FollowUp[] {
  if (!examInfo) return []
  if (signedIn) return suggestNextExams(examInfo, null)
  const hasConceptItems = examInfo.difficultyExams.some(
    (exam) => exam.difficultyLevel === LEVEL.concept && exam.available,
  )
  return hasConceptItems ? [tryExam(0)] : []
}

function suggestOutsideExam(facts: FollowUpFacts): FollowUp[] {
  const { lastTurn, place, conceptName, signedIn, useLinks, links } = facts
  const ask = `${attachParticle(conceptName, '은/는')} 어떤 특징이 있어?`
  const questions = lastTurn?.status === 'success' ? extractQuestions(lastTurn.response) : []
  return [
    ...suggestFirstExam(facts),
    {
      kind: 'question',
      message: ask,
      label: place === 'unit' ? '이 단원의 특징 알아보기' : '이 개념의 특징 알아보기',
    },
    ...questions.map((question) => ({ kind: 'question' as const, message: question, label: question })),
    ...(!signedIn || useLinks
      ? links.map(({ title, url }) => ({ kind: 'link' as const, url, label: title }))
      : []),
  ]
}

/** The specification's cards (section 4, Follow-up suggestions), in its order. */
function suggestSpecified(facts: FollowUpFacts): FollowUp[] {
  const { lastTurn, examInfo, openItem } = facts
  const { action = null, responseType = 'normal' } = lastTurn?.context ?? {}
  const level = action?.difficultyLevel ?? null
  if (responseType === 'correct') return [...suggestAfterCorrect(facts, level), SHOW_CORRECT_SOLUTION]
  // An essay finished with points missing; its solution was shown with the marking.
  if (action?.marking?.finishes) return suggestAfterCorrect(facts, level)
  if (action?.kind === 'show-correct-solution') return suggestAfterCorrect(facts, level)
  if (openItem && responseType === 'wrong') return suggestHelp(openItem.hintsShown)
  if (openItem && isExamMode(examInfo)) {
    if (!openItem.solutionShown) return suggestHelp(openItem.hintsShown)
    // With the solution seen and nothing else open in the set, the way on is another level, this one again, or the next concept.
    return openItem.othersOpen ? [NEXT_ITEM] : suggestWayOn(facts, openItem.difficultyLevel)
  }
  return suggestOutsideExam(facts)
}

/**
 * The cards below the conversation: the specification's, the first of which gets the Enter shortcut, and after them the earlier concept
 * that a wrong answer to the open item points to. A nudge leaves the cards before it: the item is open still. After the solution of
 * an open item another open one of its set is offered, the solution not again.
 */
export function suggestFollowUps(facts: FollowUpFacts): FollowUp[] {
  const cards = suggestSpecified(facts)
  const { openItem, earlierConcept } = facts
  if (!openItem || !earlierConcept) return cards
  const { name, ...place } = earlierConcept
  return [...cards, { kind: 'earlier-concept', ...place, label: `먼저 [${name}] 개념 다시 보기` }]
}
