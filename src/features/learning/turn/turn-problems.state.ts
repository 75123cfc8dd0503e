import { atom } from 'jotai/vanilla'

/** Why a turn failed, by turn id; forgotten with the page. */
const problems = atom<ReadonlyMap<string, string>>(new Map())
export const turnProblemsAtom = atom((get) => get(problems))

export const setTurnProblemAtom = atom(null, (get, set, turnId: string, sentence: string) =>
  set(problems, new Map(get(problems)).set(turnId, sentence)),
)
