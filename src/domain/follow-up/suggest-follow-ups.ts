import type { ChatMessage } from '../chat/message.ts'
import type { ConceptLink } from '../curriculum/curriculum.ts'
import type { ExamInfo } from '../exam/exam-set.ts'
import { findNextDifficulty } from '../exam/find-next-difficulty.ts'
import { offersHint } from '../exam/hint-limit.ts'
import { isExamMode } from '../exam/is-exam-mode.ts'
import { DIFFICULTY_LABELS, type DifficultyLevel } from '../exam/item.ts'
import { attachParticle } from '../korean/attach-particle.ts'
import { extractQuestions } from './extract-questions.ts'

/** A card below the conversation; pressing it does what its kind says. */
export type FollowUp = { label: string } & (
  | { kind: 'exam'; actionKind: 'try-exam' | 'retry-exam'; difficultyLevel: DifficultyLevel }
  | { kind: 'next-item' }
  | { kind: 'hint' }
  | { kind: 'solution'; actionKind: 'show-solution' | 'show-correct-solution' }
  | { kind: 'next-concept'; unitId: string; conceptId: string }
  | { kind: 'question'; message: string }
  | { kind: 'link'; url: string }
)

export interface FollowUpFacts {
  /** Null before the first turn. */
  lastTurn: Pick<ChatMessage, 'context' | 'response' | 'status'> | null
  signedIn: boolean
  useLinks: boolean
  examInfo: ExamInfo | null
  /** The item that is open, and how it stands. */
  openItem: { hintsShown: number; solutionShown: boolean; othersOpen: boolean } | null
  /** Of this concept's items: answered wrong and not yet right since. */
  wrongItems: number
  conceptName: string
  nextConcept: { unitId: string; conceptId: string; name: string } | null
  links: readonly Pick<ConceptLink, 'title' | 'url'>[]
}

const examLabel = (level: DifficultyLevel) => `${DIFFICULTY_LABELS[level]} 문항 풀기`

const SHOW_SOLUTION: FollowUp = { kind: 'solution', actionKind: 'show-solution', label: '풀이 보기' }
const NEXT_ITEM: FollowUp = { kind: 'next-item', label: '다음 문항 풀기' }

function suggestNextExam(examInfo: ExamInfo, current: DifficultyLevel): FollowUp[] {
  const level = findNextDifficulty(examInfo, current)
  if (level === null) return []
  return [{ kind: 'exam', actionKind: 'try-exam', difficultyLevel: level, label: examLabel(level) }]
}

function suggestAfterCorrect(facts: FollowUpFacts, examInfo: ExamInfo, level: DifficultyLevel): FollowUp[] {
  const solution: FollowUp = { kind: 'solution', actionKind: 'show-correct-solution', label: '풀이 보기' }
  const isCleared = examInfo.difficultyExams.some((exam) => exam.difficultyLevel === level && exam.cleared)
  if (!isCleared) return [NEXT_ITEM, solution]
  const { nextConcept, wrongItems } = facts
  const cleared = examInfo.difficultyExams.filter((exam) => exam.cleared && exam.difficultyLevel >= 0)
  return [
    ...(facts.signedIn ? suggestNextExam(examInfo, level) : []),
    ...(nextConcept
      ? [
          {
            kind: 'next-concept' as const,
            unitId: nextConcept.unitId,
            conceptId: nextConcept.conceptId,
            label: `다음 개념: ${nextConcept.name}`,
          },
        ]
      : []),
    ...cleared.map((exam) => ({
      kind: 'exam' as const,
      actionKind: 'retry-exam' as const,
      difficultyLevel: exam.difficultyLevel,
      label: `${DIFFICULTY_LABELS[exam.difficultyLevel]} 다시 풀기`,
    })),
    ...(facts.signedIn && wrongItems > 0
      ? [
          {
            kind: 'exam' as const,
            actionKind: 'retry-exam' as const,
            difficultyLevel: -1 as const,
            label: '틀린 문항 다시 풀기',
          },
        ]
      : []),
    solution,
  ]
}

/** An item stands open: after a wrong answer, a hint, a solution, or before any answer. */
function suggestForOpenItem({
  hintsShown,
  solutionShown,
  othersOpen,
}: NonNullable<FollowUpFacts['openItem']>): FollowUp[] {
  if (solutionShown) return othersOpen ? [NEXT_ITEM] : []
  const moreHint: FollowUp = { kind: 'hint', label: hintsShown === 0 ? '힌트 보기' : '힌트 더 보기' }
  return offersHint(hintsShown) ? [moreHint, SHOW_SOLUTION] : [SHOW_SOLUTION]
}

function suggestOutsideExam(facts: FollowUpFacts): FollowUp[] {
  const { lastTurn, examInfo, conceptName, signedIn, useLinks, links } = facts
  const levels = examInfo?.difficultyExams ?? []
  const current = levels.reduce<DifficultyLevel>(
    (highest, exam) => (exam.cleared && exam.difficultyLevel > highest ? exam.difficultyLevel : highest),
    -1,
  )
  const hasConceptItems = levels.some((exam) => exam.difficultyLevel === 0 && exam.available)
  const exam: FollowUp[] = signedIn
    ? examInfo
      ? suggestNextExam(examInfo, current)
      : []
    : hasConceptItems
      ? [{ kind: 'exam', actionKind: 'try-exam', difficultyLevel: 0, label: examLabel(0) }]
      : []
  const ask = `${attachParticle(conceptName, '은/는')} 어떤 특징이 있어?`
  const questions = lastTurn?.status === 'success' ? extractQuestions(lastTurn.response) : []
  return [
    ...exam,
    { kind: 'question', message: ask, label: '이 개념의 특징 알아보기' },
    ...questions.map((question) => ({ kind: 'question' as const, message: question, label: question })),
    ...(!signedIn || useLinks
      ? links.map(({ title, url }) => ({ kind: 'link' as const, url, label: title }))
      : []),
  ]
}

/**
 * The cards below the conversation, in the specification's order (section 4, Follow-up suggestions); the first one gets the
 * Enter shortcut.
 */
export function suggestFollowUps(facts: FollowUpFacts): FollowUp[] {
  const { lastTurn, examInfo, openItem } = facts
  const action = lastTurn?.context.action ?? null
  const level = action?.difficultyLevel ?? null
  const isAfterCorrect =
    lastTurn?.context.responseType === 'correct' ||
    (action?.kind === 'show-correct-solution' && lastTurn?.context.responseType === 'solution')
  if (isAfterCorrect && examInfo && level !== null) {
    const cards = suggestAfterCorrect(facts, examInfo, level)
    return action?.kind === 'show-correct-solution' ? cards.filter((card) => card.kind !== 'solution') : cards
  }
  if (isExamMode(examInfo) && openItem) return suggestForOpenItem(openItem)
  return suggestOutsideExam(facts)
}
