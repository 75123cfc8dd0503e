import { coverage } from '../explanation/coverage.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { TutorConcept, TutorUnit } from '../tutor-turn.ts'
import { type Contrasts, isContrary, nameContrasts, readContrasts } from './contrasts.ts'
import { readFormulaPattern } from './formula-pattern.ts'
import type { BankQuestion } from './question-bank.ts'
import { type KindProfile, kindAgreement, profileKinds } from './question-kinds.ts'
import { flattenWording, listQuestionGrams, readQuestionGrams } from './wording-grams.ts'
import { compareWordings, indexWordings, type WordingIndex } from './wording-index.ts'

interface Entry {
  concept: TutorConcept
  question: BankQuestion
  /** Numbers that every wording holds: the question is about them. */
  numbers: readonly string[]
  /** The shapes of the formulas of its wordings. */
  patterns: ReadonlySet<string>
  kinds: KindProfile
  /** All wordings as one text. */
  wordings: string
  /** Names of the contrasts of each wording. */
  contrasts: ReadonlySet<string>
  /** Of all wordings with the answer. */
  allContrasts: Contrasts
}

interface BankIndex {
  entries: readonly Entry[]
  /** Places of wordings that are stored as typed. */
  exact: ReadonlyMap<string, number>
  index: WordingIndex
  /** The last search: several readers of one turn ask the same. */
  last: { text: string; conceptId: string | null; found: readonly FoundQuestion[] } | null
}

export interface FoundQuestion extends Entry {
  /** Log-odds, up to a constant, that this is the question asked. */
  score: number
  /** Mean cosine of the two nearest wordings, more in the open concept; from 0 to 1.2. */
  likeness: number
  /** Whether the message is one of the wordings. */
  isExact: boolean
  /** Whether its formulas have the shape of a wording's, with other numbers. */
  isAlike: boolean
  /** Whether a wording has the same of words that exclude one another (sum and product): its verdict is about the same. */
  isSame: boolean
}

/**
 * Weights of how a question compares with the message: see `Comparison`, and whether it is of the open concept, of the same kind, has a formula
 * of the same shape and the same of words that exclude one another, and how many of the message's content words its wordings have. Fitted as a
 * softmax over the questions of a unit on 1,051 messages of learners, labelled by hand: an acceptable question is ranked first for 83 in 100
 * (before: 76), within the first three for 94 (88); fitted on the units of even number and measured on the others, and the reverse, the same. Of
 * 2,427 wordings held out of the index, one of every question, 67 in 100 are first (before: 59).
 */
const WEIGHTS = {
  evidence: 0.27,
  missing: 0.08,
  nearest: 4,
  own: 3.1,
  kind: 1,
  alike: 1.4,
  same: 1.2,
  words: 2.6,
} as const
/** In `likeness`. */
const OWN = 0.2
/** Candidates whose content words are compared with the message's, which takes long. */
const MOST_COVERED = 15
/** Candidates whose single wordings are compared; less likely ones are not found. */
const MOST_FOUND = 40

/**
 * Coefficients of the confidence in the first candidate, from its lead over all others together and from its score. Logistic, fitted on the
 * labelled messages and on 410 wordings of questions that were held out completely, for which every candidate is wrong.
 */
const SURENESS = { lead: 0.65, score: 0.24, constant: -1.47 } as const
/** Of all other questions together, so that a lead has a limit. */
const LEAST_REST = 0.01
/** Nearly all questions that are found rightly have a higher score and likeness; below them a message only shares some letters. */
const LEAST_SCORE = 1
export const LEAST_LIKENESS = 0.27

function numbersOf(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? []
}

function sharedNumbers(asks: readonly string[]): string[] {
  const [first = '', ...others] = asks
  return numbersOf(first).filter((number) => others.every((ask) => numbersOf(ask).includes(number)))
}

function readEntry(concept: TutorConcept, question: BankQuestion): Entry {
  const asks = question.asks.map(normalizeMessage)
  return {
    concept,
    question,
    numbers: sharedNumbers(question.asks),
    patterns: new Set(asks.flatMap((ask) => readFormulaPattern(ask) ?? [])),
    kinds: profileKinds(asks),
    wordings: question.asks.join(' '),
    contrasts: new Set(question.asks.map((ask) => nameContrasts(readContrasts(ask)))),
    allContrasts: readContrasts([...question.asks, question.reason].join('\n')),
  }
}

function* buildIndex(unit: TutorUnit): Generator<void, BankIndex> {
  const entries: Entry[] = []
  const exact = new Map<string, number>()
  /** Reads each question when the index asks for it, so that one step is one question. */
  function* readQuestions() {
    for (const concept of unit.concepts) {
      for (const question of concept.bank?.questions ?? []) {
        for (const ask of question.asks) exact.set(flattenWording(ask), entries.length)
        entries.push(readEntry(concept, question))
        yield question.asks.map(readQuestionGrams)
      }
    }
  }
  const index = yield* indexWordings(readQuestions())
  return { entries, exact, index, last: null }
}

interface Building {
  steps: Generator<void, BankIndex>
  built: BankIndex | null
}

/** By the unit object, which is loaded once per content version. */
const buildings = new WeakMap<TutorUnit, Building>()

function buildingOf(unit: TutorUnit): Building {
  const known = buildings.get(unit)
  if (known) return known
  const building = { steps: buildIndex(unit), built: null }
  buildings.set(unit, building)
  return building
}

/** Does one step; returns false when there is none left. */
function advance(building: Building): boolean {
  if (building.built) return false
  const { done, value } = building.steps.next()
  if (done) building.built = value
  return !done
}

/**
 * Builds the index of a unit's questions, a few milliseconds at each step. Several callers of one unit share the work, and `searchBank` does
 * at once what is left of it.
 */
export function* prepareBank(unit: TutorUnit): Generator<void, void> {
  const building = buildingOf(unit)
  while (advance(building)) yield
}

function indexOf(unit: TutorUnit): BankIndex {
  const building = buildingOf(unit)
  while (!building.built) advance(building)
  return building.built
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

type Ranked = Pick<FoundQuestion, 'isExact' | 'score'>

function byScore(left: Ranked, right: Ranked): number {
  return Number(right.isExact) - Number(left.isExact) || right.score - left.score
}

function rankQuestions(
  text: string,
  { entries, exact, index }: BankIndex,
  conceptId: string | null,
): FoundQuestion[] {
  const said = numbersOf(text)
  const same = exact.get(flattenWording(text))
  const kinds = profileKinds([text])
  const pattern = readFormulaPattern(text)
  const contrasts = readContrasts(text)
  const contrastsName = nameContrasts(contrasts)
  const { isShared, evidence, missing, nearest } = compareWordings(index, listQuestionGrams(text))
  const likely = entries
    .flatMap((candidate, at) => {
      const isAlike = pattern !== null && candidate.patterns.has(pattern)
      if (!isShared(at) || !(isAlike || candidate.numbers.every((number) => said.includes(number)))) return []
      if (at !== same && isContrary(contrasts, candidate.allContrasts)) return []
      const isOwn = candidate.concept.concept.id === conceptId
      const isSame = candidate.contrasts.has(contrastsName)
      const score =
        WEIGHTS.evidence * evidence(at) +
        WEIGHTS.missing * missing(at) +
        WEIGHTS.kind * kindAgreement(kinds, candidate.kinds) +
        (isOwn ? WEIGHTS.own : 0) +
        (isAlike ? WEIGHTS.alike : 0) +
        (isSame ? WEIGHTS.same : 0)
      return [{ candidate, at, score, isExact: at === same, isAlike, isSame, isOwn }]
    })
    .sort(byScore)
    .slice(0, MOST_FOUND)
  return likely
    .map(({ candidate, at, score, isOwn, ...matches }, place): FoundQuestion => {
      const likeness = nearest(at)
      const words = place < MOST_COVERED ? coverage(text, candidate.wordings) : 0
      return {
        ...candidate,
        ...matches,
        score: score + WEIGHTS.nearest * likeness + WEIGHTS.words * words,
        likeness: likeness + (isOwn ? OWN : 0),
      }
    })
    .sort(byScore)
}

/** Returns the confidence, from 0 to 1, that the first candidate is the question asked; 1 for a stored wording. */
export function sureness([first, ...others]: readonly FoundQuestion[]): number {
  if (!first) return 0
  if (first.isExact) return 1
  if (first.score < LEAST_SCORE || first.likeness < LEAST_LIKENESS) return 0
  const rest = others.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0)
  const lead = -Math.log(rest + LEAST_REST)
  const odds = SURENESS.lead * lead + SURENESS.score * first.score + SURENESS.constant
  return 1 / (1 + Math.exp(-odds))
}
