import MiniSearch from 'minisearch'
import { foldHangul } from '../reading/hangul.ts'
import { listWords, wordStems } from '../reading/word-stems.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { listItems, readExplanation, type SectionKey } from './read-explanation.ts'

/** A paragraph, list item or definition that can be said on its own. */
interface Passage {
  id: number
  conceptId: string
  section: SectionKey | 'term'
  /** Markdown, 해요체. */
  text: string
}

export interface FoundPassage extends Passage {
  /** BM25 score; comparable within one search only. */
  score: number
  /** How many of the query's words occur in it. */
  matched: number
}

/** Words that are in every question and tell nothing of its subject. */
const IDLE_WORDS = new Set(
  [
    '뭐',
    '왜',
    '어떻게',
    '그럼',
    '그런데',
    '근데',
    '있어',
    '없어',
    '이거',
    '그거',
    '저거',
    '이게',
    '그게',
    '진짜',
    '정말',
    '설명',
    '알려',
    '알려줘',
    '해줘',
    '수',
    '것',
    '거',
    '때',
    '좀',
    '나',
    '너',
    '다',
    '더',
    '안',
    '못',
    '그',
    '이',
    '저',
    '하나',
    '무슨',
    '어떤',
    '경우',
    '되는',
    '하는',
    '있는',
    '같은',
    '우리',
    '오늘',
    '내일',
  ].map(foldHangul),
)

/** The first two syllables of a longer word stand for its other endings: 나누면 meets 나누어. */
const withBeginning = (stems: string[]): string[] => {
  const [word = ''] = stems
  return /^[가-힣]{3,}$/.test(word) && !stems.includes(word.slice(0, 2))
    ? [...stems, word.slice(0, 2)]
    : stems
}

const tokenize = (text: string): string[] =>
  listWords(text.replace(/\\[a-z]+/gi, ' ').replace(/\*\*/g, ''))
    .flatMap((word) => withBeginning(wordStems(foldHangul(word))))
    .filter((stem) => !IDLE_WORDS.has(stem) && (stem.length > 1 || /\d/.test(stem)))

/** Everything of a concept that can be quoted: paragraphs, list items, definitions. */
export const listPassages = ({ concept, explanation, terms }: TutorConcept): Omit<Passage, 'id'>[] => {
  const sections = readExplanation(explanation)
  const fromSections = (Object.keys(sections) as SectionKey[]).flatMap((section) =>
    sections[section].flatMap((block): Omit<Passage, 'id'>[] => {
      if (block.kind === 'paragraph') return [{ conceptId: concept.id, section, text: block.text }]
      return listItems(block).map((text) => ({ conceptId: concept.id, section, text }))
    }),
  )
  const fromTerms = terms.map(
    ({ term, definition }): Omit<Passage, 'id'> => ({
      conceptId: concept.id,
      section: 'term',
      text: `**${term}**: ${definition}`,
    }),
  )
  return [...fromSections, ...fromTerms].filter(({ text }) => !/^\*\*(?:예제|풀이)/.test(text))
}

/** Whether a question has words of its own to search for. */
export const hasContent = (question: string): boolean => tokenize(question).length > 0

/**
 * The passages of `concepts` nearest to a question, best first. Words are compared by their stems as they sound, longer ones with
 * one typo forgiven; words of the question that occur nowhere are passed over.
 */
export const findPassages = (
  question: string,
  concepts: readonly TutorConcept[],
  limit = 3,
): FoundPassage[] => {
  const passages = concepts.flatMap(listPassages).map((passage, id) => ({ ...passage, id }))
  const index = new MiniSearch<Passage>({
    fields: ['text'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: { tokenize, fuzzy: (term) => (term.length > 3 && /[가-힣]/.test(term) ? 0.25 : false) },
  })
  index.addAll(passages)
  return index
    .search(question)
    .slice(0, limit)
    .flatMap((hit): FoundPassage[] => {
      const passage = passages[hit.id]
      return passage ? [{ ...passage, score: hit.score, matched: new Set(hit.queryTerms).size }] : []
    })
}
