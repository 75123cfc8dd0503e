import { atom } from 'jotai/vanilla'
import { findShownItem, type ShownItem } from '#domain/exam/find-shown-item.ts'
import { type DifficultyLevel, LEVEL } from '#domain/exam/item.ts'
import { threadAtom } from '../thread/thread.state.ts'

const beginning = atom(false)
export const isBeginningExamAtom = atom((get) => get(beginning))
export const setBeginningExamAtom = atom(null, (_get, set, isBeginning: boolean) =>
  set(beginning, isBeginning),
)

/** Counts the turns that the server has confirmed: progress may have changed. */
const progressed = atom(0)
export const progressedAtom = atom((get) => get(progressed))
export const recordProgressAtom = atom(null, (_get, set) => set(progressed, (count) => count + 1))

/** Counts the cleared levels: the screen celebrates each once. */
const clearedLevels = atom(0)
export const clearedLevelsAtom = atom((get) => get(clearedLevels))
export const setClearedAtom = atom(null, (_get, set) => set(clearedLevels, (count) => count + 1))

/** What the tutor says if the server's verdict differs from the device's, by turn id; forgotten with the page. */
const turnNotes = atom<ReadonlyMap<string, string>>(new Map())
export const turnNotesAtom = atom((get) => get(turnNotes))
export const setTurnNoteAtom = atom(null, (get, set, turnId: string, sentence: string) =>
  set(turnNotes, new Map(get(turnNotes)).set(turnId, sentence)),
)

/** Whether a set of a level can be made offline. */
export const canBeginOnDeviceAtom = atom((get) => {
  const { isDownloaded = false, exams = [] } = get(threadAtom) ?? {}
  return (level: DifficultyLevel) =>
    isDownloaded ||
    level === LEVEL.wrongAnswers ||
    exams.some((exam) => exam.difficultyLevel === level && !exam.finished)
})

/** The item that the learner was last shown and has not finished. */
export const shownItemAtom = atom((get): ShownItem | null => {
  const state = get(threadAtom)
  return state && findShownItem(state.turns, state.exams)
})
