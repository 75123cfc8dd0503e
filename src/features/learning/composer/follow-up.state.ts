import { atom } from 'jotai/vanilla'
import type { ConceptLink, CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { readPracticeFacts } from '#domain/follow-up/read-practice-facts.ts'
import { type EarlierConcept, type FollowUp, suggestFollowUps } from '#domain/follow-up/suggest-follow-ups.ts'
import { shownItemAtom } from '../practice/exam.state.ts'
import { examInfoAtom, isReceivingAtom, readItemHelp, threadAtom } from '../thread/thread.state.ts'

/** What the cards need to know of the concept; set by the screen. */
export interface ConceptFacts {
  conceptName: string
  nextConcept: { unitId: string; conceptId: string; name: string } | null
  links: readonly Pick<ConceptLink, 'title' | 'url'>[]
  grades: readonly CurriculumEntry[]
}

const facts = atom<ConceptFacts | null>(null)
export const setConceptFactsAtom = atom(null, (_get, set, next: ConceptFacts | null) => set(facts, next))

interface FoundEarlier {
  itemId: string
  answer: string
  concept: EarlierConcept | null
}

/** What the wrong answer that was last looked into points to. */
const earlier = atom<FoundEarlier | null>(null)
export const setEarlierAtom = atom(null, (_get, set, found: FoundEarlier) => set(earlier, found))
export const gradesAtom = atom((get) => get(facts)?.grades ?? [])

/** The cards below the conversation; none while something is on its way. */
export const followUpsAtom = atom((get): FollowUp[] => {
  const state = get(threadAtom)
  const concept = get(facts)
  if (state?.status !== 'ready' || !concept || get(isReceivingAtom)) return []
  const shown = get(shownItemAtom)
  const lastAnswer = shown && readItemHelp(state, shown.item.id).lastAnswer
  const found = get(earlier)
  const isFound = found?.itemId === shown?.item.id && found?.answer === lastAnswer
  return suggestFollowUps({
    ...concept,
    ...readPracticeFacts(state),
    place: state.place.conceptId === null ? 'unit' : 'concept',
    signedIn: state.user !== null,
    useLinks: state.user?.useLinks ?? true,
    examInfo: get(examInfoAtom),
    earlierConcept: isFound ? (found?.concept ?? null) : null,
  })
})
