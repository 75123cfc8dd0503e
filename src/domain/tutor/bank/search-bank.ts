import { normalizeMessage } from '../reading/normalize-message.ts'
import type { TutorConcept, TutorUnit } from '../tutor-turn.ts'
import { type Contrasts, isContrary, nameContrasts, readContrasts } from './contrasts.ts'
import { readFormulaPattern } from './formula-pattern.ts'
import { findNearest, indexDocuments, type LikenessIndex } from './likeness-index.ts'
import type { BankQuestion } from './question-bank.ts'
import { type KindProfile, kindAgreement, profileKinds } from './question-kinds.ts'
import {
  makeTermReader,
  profileTerms,
  type ReadTerms,
  type TermProfile,
  termAgreement,
  weighTerms,
} from './term-profile.ts'
import { flattenWording, listQuestionGrams } from './wording-grams.ts'

interface Entry {
  concept: TutorConcept
  question: BankQuestion
  /** Numbers that every wording holds: the question is about them. */
  numbers: readonly string[]
  /** The shapes of the formulas of its wordings. */
  patterns: ReadonlySet<string>
  kinds: KindProfile
  terms: TermProfile
  /** Names of the contrasts of each wording. */
  contrasts: ReadonlySet<string>
  /** Of all wordings with the answer. */
  allContrasts: Contrasts
}

interface BankIndex {
  entries: readonly Entry[]
  /** Places of wordings that are stored as typed. */
  exact: ReadonlyMap<string, number>
  index: LikenessIndex
  readTerms: ReadTerms
  weightOf: (term: string) => number
  /** The last search: several readers of one turn ask the same. */
  last: { text: string; conceptId: string | null; found: readonly FoundQuestion[] } | null
}

export interface FoundQuestion extends Entry {
  /** Similarity of the wording, plus the weights of concept, kind and terms. */
  score: number
  /** Whether the message is one of the wordings. */
  isExact: boolean
  /** Whether its formulas have the shape of a wording's, with other numbers. */
  isAlike: boolean
  /** Whether a wording has the same of words that exclude one another (sum and product): its verdict is about the same. */
  isSame: boolean
}

/**
 * Weights of the open concept, the same kind and the same terms, added to the similarity of the wording. Fitted by a ranking of 3,883 wordings that
 * were held out of the index (every fifth wording of every question, all 58 banks): the right question ranked first for 50 in 100 (before: 42).
 */
const OWN = 0.2
const KIND = 0.15
const TERMS = 0.07
/** Of formulas of the same shape. */
const ALIKE = 0.3

/**
 * Coefficients of the confidence in the first candidate, from its score and its lead over the second. Logistic, fitted on the same wordings and
 * on 1,945 wordings of questions that were held out completely, for which every candidate is wrong.
 */
const SURENESS = { score: 2.9, lead: 7.2, constant: -3 } as const

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

function buildIndex(unit: TutorUnit): BankIndex {
  const readTerms = makeTermReader(unit)
  const entries = unit.concepts.flatMap((concept) =>
    (concept.bank?.questions ?? []).map((question): Entry => {
      const asks = question.asks.map(normalizeMessage)
      return {
        concept,
        question,
        numbers: sharedNumbers(question.asks),
        patterns: new Set(asks.flatMap((ask) => readFormulaPattern(ask) ?? [])),
        kinds: profileKinds(asks),
        terms: profileTerms(question.asks, readTerms),
        contrasts: new Set(question.asks.map((ask) => nameContrasts(readContrasts(ask)))),
        allContrasts: readContrasts([...question.asks, question.reason].join('\n')),
      }
    }),
  )
  const exact = new Map(
    entries.flatMap(({ question }, at) => question.asks.map((ask) => [flattenWording(ask), at] as const)),
  )
  const documents = entries.map(({ question }) => ({
    texts: question.asks.map(listQuestionGrams),
    background: listQuestionGrams(wordsOf(question.reason)),
  }))
  const weightOf = weighTerms(entries.map(({ terms }) => terms))
  return { entries, exact, index: indexDocuments(documents), readTerms, weightOf, last: null }
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
export function searchBank(
  text: string,
  unit: TutorUnit,
  conceptId: string | null,
): readonly FoundQuestion[] {
  const bank = indexOf(unit)
  if (bank.last?.text === text && bank.last.conceptId === conceptId) return bank.last.found
  const found = rankQuestions(text, bank, conceptId)
  bank.last = { text, conceptId, found }
  return found
}

function rankQuestions(
  text: string,
  { entries, exact, index, readTerms, weightOf }: BankIndex,
  conceptId: string | null,
): FoundQuestion[] {
  if (entries.length === 0) return []
  const said = numbersOf(text)
  const same = exact.get(flattenWording(text))
  const kinds = profileKinds([text])
  const named = readTerms(text)
  const pattern = readFormulaPattern(text)
  const contrasts = readContrasts(text)
  const contrastsName = nameContrasts(contrasts)
  return findNearest(index, listQuestionGrams(text))
    .flatMap(({ entry, score }): FoundQuestion[] => {
      const candidate = entries[entry]
      const isAlike = pattern !== null && candidate?.patterns.has(pattern) === true
      if (!candidate || !(isAlike || candidate.numbers.every((number) => said.includes(number)))) return []
      if (entry !== same && isContrary(contrasts, candidate.allContrasts)) return []
      const own = candidate.concept.concept.id === conceptId ? OWN : 0
      const kind = KIND * kindAgreement(kinds, candidate.kinds)
      const terms = TERMS * termAgreement(named, candidate.terms, weightOf)
      const alike = isAlike ? ALIKE : 0
      const isSame = candidate.contrasts.has(contrastsName)
      return [
        { ...candidate, score: score + own + kind + terms + alike, isExact: entry === same, isAlike, isSame },
      ]
    })
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score)
}

/** Returns the confidence, from 0 to 1, that the first candidate is the question asked; 1 for a stored wording. */
export function sureness([first, second]: readonly FoundQuestion[]): number {
  if (!first) return 0
  if (first.isExact) return 1
  const lead = first.score - (second?.score ?? 0)
  return 1 / (1 + Math.exp(-(SURENESS.score * first.score + SURENESS.lead * lead + SURENESS.constant)))
}
