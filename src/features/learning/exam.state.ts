import { atom } from 'jotai/vanilla'
import type { ExamSet } from '#domain/exam/exam-set.ts'
import type { DifficultyLevel, Item } from '#domain/exam/item.ts'
import { threadAtom } from './thread.state.ts'

const beginning = atom(false)
export const isBeginningExamAtom = atom((get) => get(beginning))
export const noteBeginningAtom = atom(null, (_get, set, isBeginning: boolean) => set(beginning, isBeginning))

/** Counted up with every turn that the server has: progress may have changed; followed by the app. */
const progressed = atom(0)
export const progressedAtom = atom((get) => get(progressed))
export const noteProgressAtom = atom(null, (_get, set) => set(progressed, (count) => count + 1))

/** Counted up when a level is cleared, so that the screen can rejoice once. */
const clearedLevels = atom(0)
export const clearedLevelsAtom = atom((get) => get(clearedLevels))
export const noteClearedAtom = atom(null, (_get, set) => set(clearedLevels, (count) => count + 1))

/** What the tutor says to a verdict that the server saw otherwise, by turn id. Gone with the page. */
const turnNotes = atom<ReadonlyMap<string, string>>(new Map())
export const turnNotesAtom = atom((get) => get(turnNotes))
export const noteTurnAtom = atom(null, (get, set, turnId: string, sentence: string) =>
  set(turnNotes, new Map(get(turnNotes)).set(turnId, sentence)),
)

/** Whether a set of a level can be had without the server. */
export const canBeginHereAtom = atom((get) => {
  const { isDownloaded = false, exams = [] } = get(threadAtom) ?? {}
  return (level: DifficultyLevel) =>
    isDownloaded || level === -1 || exams.some((exam) => exam.difficultyLevel === level && !exam.finished)
})

/** The newest set that holds the item. */
export function findExamOf(exams: readonly ExamSet[], evaluationId: string): ExamSet | undefined {
  return exams.find((exam) => exam.examItems.some((item) => item.evaluationItem.id === evaluationId))
}

export interface Shown {
  item: Item
  exam: ExamSet
}

/** The item that the learner was last shown and has not finished. */
export const shownItemAtom = atom((get): Shown | null => {
  const state = get(threadAtom)
  if (!state) return null
  const action = state.turns.findLast((turn) => turn.context.action?.evaluationId)?.context.action
  const exam = action?.evaluationId ? findExamOf(state.exams, action.evaluationId) : undefined
  const shown = exam?.examItems.find((one) => one.evaluationItem.id === action?.evaluationId)
  return exam && shown && !shown.finished ? { item: shown.evaluationItem, exam } : null
})
