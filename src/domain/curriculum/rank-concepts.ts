import { CONCEPT_WORDS } from './concept-words.ts'
import type { CurriculumEntry } from './curriculum.ts'
import type { FoundConcept } from './find-concept.ts'
import { listUnitConcepts } from './list-unit-concepts.ts'

export interface RankedConcepts {
  /** The concept that the question is about; null if that is not certain. */
  best: FoundConcept | null
  /** The most likely first, `best` among them; empty if no word of a concept is in the question. */
  nearest: FoundConcept[]
}

const MOST_NEAREST = 3
/** A word of two syllables that three concepts have has more; one of a single syllable does not. */
const LEAST_SCORE = 1.6
/** How much more the best one must have than one of another unit. Within a unit the first of several explains the word. */
const LEAST_LEAD = 1.3
/** Of a word that a name begins with, or that only learners use: other names hold it beside their own matter. */
const OWN_WEIGHT = 1.5

/** Words of names that say nothing of what a concept is about. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  '관계,위치,성질,조건,풀이,활용,계산,개수,크기,길이,그림,사용,값,식,수,각,점,적절,나타내기,고르기,구하기,하나,정해지는,같은,두,사이,그,기본'.split(
    ',',
  ),
)
const PARTICLE = /(?:에서의|하기|이나|나|와|과|의|인|을|를|한|로|가)$/

/** The words of a name: of '소수와 합성수' 소수와, 소수 and 합성수. */
function listNameWords(name: string): string[] {
  return name.split(/[\s,·:=()]+/).flatMap((part) => {
    const stem = part.replace(PARTICLE, '')
    return COMMON_WORDS.has(stem) ? [] : [part, stem]
  })
}

function compact(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

/** The concepts that each word may mean, with its weight for each; longest word first. */
function listWords(concepts: readonly FoundConcept[]) {
  const byWord = new Map<string, Map<FoundConcept, number>>()
  for (const found of concepts) {
    const [first, ...others] = listNameWords(found.concept.content)
    const learners = CONCEPT_WORDS[found.concept.id]?.split(', ') ?? []
    const own = new Set([found.concept.content, first ?? '', others[0] ?? '', ...learners].map(compact))
    for (const word of new Set([...own, ...others])) {
      if (word === '' || COMMON_WORDS.has(word)) continue
      const weight = word.length * (own.has(word) ? OWN_WEIGHT : 1)
      byWord.set(word, (byWord.get(word) ?? new Map()).set(found, weight))
    }
  }
  return [...byWord].sort(([a], [b]) => b.length - a.length)
}

/**
 * The places of a word in a question without blanks. A short word is found only where a word of the question begins (소수 is not in 최소수),
 * and one of a single syllable only with a particle after it or nothing.
 */
function findPlaces(word: string, text: string, starts: ReadonlySet<number>): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const rest = text.slice(at + word.length)
    const isWhole = /^(?:[이가은는을를랑와과도의]|$)/.test(rest)
    const isOneWord = starts.has(at) && !starts.has(at + 1)
    if (word.length > 2 || (word.length === 2 ? isOneWord : starts.has(at) && isWhole)) places.push(at)
  }
  return places
}

/** Where the words of a text begin, counted without its blanks; a word begins after a number or a mark too. */
function listStarts(text: string): Set<number> {
  const starts = new Set<number>()
  let at = 0
  for (const [part, blank] of text.matchAll(/(\s+)|\d+|\p{L}+|[^\s\d\p{L}]+/gu)) {
    if (blank) continue
    starts.add(at)
    at += part.length
  }
  return starts
}

/** Ranks the concepts that are there by the words of a question. Of words that overlap the longest counts. */
export function rankConcepts(question: string, grades: readonly CurriculumEntry[]): RankedConcepts {
  const concepts = grades.flatMap((grade) =>
    grade.units
      .filter((unit) => !unit.empty)
      .flatMap((unit) => listUnitConcepts(unit).map((concept) => ({ grade, unit, concept }))),
  )
  const text = compact(question)
  const starts = listStarts(question)
  const read = new Set<number>()
  const scores = new Map<FoundConcept, number>()
  for (const [word, meant] of listWords(concepts)) {
    for (const at of findPlaces(word, text, starts)) {
      const letters = [...word].map((_letter, index) => at + index)
      if (letters.some((place) => read.has(place))) continue
      for (const place of letters) read.add(place)
      for (const [found, weight] of meant)
        scores.set(found, (scores.get(found) ?? 0) + weight / Math.sqrt(meant.size))
    }
  }
  // In curriculum order where they are equal.
  const ranked = concepts
    .map((found) => [found, scores.get(found) ?? 0] as const)
    .filter(([, score]) => score > 0)
    .sort(([, a], [, b]) => b - a)
  const [first] = ranked
  const [, elsewhere = 0] = ranked.find(([{ unit }]) => unit !== first?.[0].unit) ?? []
  const isCertain = first && first[1] >= LEAST_SCORE && first[1] >= elsewhere * LEAST_LEAD
  return {
    best: isCertain ? first[0] : null,
    nearest: ranked.slice(0, MOST_NEAREST).map(([found]) => found),
  }
}
