import type { TutorConcept, TutorUnit } from '../tutor-turn.ts'
import { findNearest, indexDocuments, type LikenessIndex } from './likeness-index.ts'
import type { BankQuestion } from './question-bank.ts'
import { flattenWording, listQuestionGrams } from './wording-grams.ts'

interface Entry {
  concept: TutorConcept
  question: BankQuestion
  /** Numbers that every wording holds: the question is about them. */
  numbers: readonly string[]
}

interface BankIndex {
  entries: readonly Entry[]
  /** Places of wordings that are stored as typed. */
  exact: ReadonlyMap<string, number>
  index: LikenessIndex
}

export interface FoundQuestion extends Entry {
  /** Likeness, 0 to 1; 1 if it is one of the wordings. */
  score: number
}

/** How much nearer a question of another concept of the unit must be than one of the open concept. */
const OWN_FACTOR = 1.3

function numbersOf(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? []
}

function sharedNumbers(asks: readonly string[]): string[] {
  const [first = '', ...others] = asks
  return numbersOf(first).filter((number) => others.every((ask) => numbersOf(ask).includes(number)))
}

/** Formulas of answers say nothing about how the question is asked. */
function wordsOf(markdown: string): string {
  return markdown.replace(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g, ' ')
}

function buildIndex({ concepts }: TutorUnit): BankIndex {
  const entries = concepts.flatMap((concept) =>
    (concept.bank?.questions ?? []).map((question) => ({
      concept,
      question,
      numbers: sharedNumbers(question.asks),
    })),
  )
  const exact = new Map(
    entries.flatMap(({ question }, at) => question.asks.map((ask) => [flattenWording(ask), at] as const)),
  )
  const documents = entries.map(({ question }) => ({
    texts: question.asks.map(listQuestionGrams),
    background: listQuestionGrams(wordsOf(question.reason)),
  }))
  return { entries, exact, index: indexDocuments(documents) }
}

/** By the unit object, which is loaded once per content version. */
const indexes = new WeakMap<TutorUnit, BankIndex>()

function indexOf(unit: TutorUnit): BankIndex {
  const known = indexes.get(unit)
  if (known) return known
  const built = buildIndex(unit)
  indexes.set(unit, built)
  return built
}

/**
 * Returns the stored questions that a normalized message may ask, the likeliest first; those of the open concept are preferred. A question about
 * particular numbers is not found for others.
 */
export function searchBank(text: string, unit: TutorUnit, conceptId: string | null): FoundQuestion[] {
  const { entries, exact, index } = indexOf(unit)
  if (entries.length === 0) return []
  const said = numbersOf(text)
  const same = exact.get(flattenWording(text))
  const rank = ({ concept, score }: FoundQuestion) =>
    score * (concept.concept.id === conceptId ? OWN_FACTOR : 1)
  return findNearest(index, listQuestionGrams(text))
    .flatMap(({ entry, score }): FoundQuestion[] => {
      const candidate = entries[entry]
      return candidate?.numbers.every((number) => said.includes(number))
        ? [{ ...candidate, score: entry === same ? 1 : score }]
        : []
    })
    .sort((a, b) => rank(b) - rank(a))
}
