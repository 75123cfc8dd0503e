import type { TutorConcept } from '../tutor-turn.ts'
import { type Block, listItems, listSentences, readExplanation, type SectionKey } from './read-explanation.ts'

/** A paragraph, list item or definition that is complete by itself. */
export interface Passage {
  conceptId: string
  section: Exclude<SectionKey, 'example'> | 'term'
  /** Markdown, 해요체. It begins with `lead`. */
  text: string
  /** The sentence without which the rest would say something else, most often its condition (평행할 때는 다음이 성립해요); empty for none. */
  lead: string
  /** The list or formulas that a paragraph leads up to (다음이 성립해요); empty for none. */
  follow: string
  /** The list that an item is one of, where it is to be read as a whole; empty for none. */
  list: string
}

/** Worked examples speak of their own numbers: they are shown whole, never quoted. */
const QUOTED = ['why', 'core', 'mistakes', 'summary'] as const
/** The sentences of these two are independent, by the rules of content. */
const STANDS_ALONE: ReadonlySet<SectionKey> = new Set(['mistakes', 'summary'])

const POINTS_AHEAD = /다음|이렇게|아래|순서|차례/
const LEANS_BACK =
  /^(?:이때|그래서|따라서|그러므로|그러니|그런데|그러나|하지만|곧|또|거꾸로|그럼|그러면)[\s,]/
const LONGEST_LIST = 420
const UNFINISHED = /[가-힣)](?:와|과|을|를)$/

function isHeading(text: string): boolean {
  return /^\*\*[^*]+\*\*$/.test(text)
}

/** The nearest paragraph before a block; figures between do not part them. */
function paragraphBefore(blocks: readonly Block[], at: number): string {
  const before = blocks.slice(0, at).filter(({ kind }) => kind !== 'figure')
  const last = before.at(-1)
  return last?.kind === 'paragraph' ? last.text : ''
}

/** The last sentence, and what it is the reason of. */
function leadOfList(blocks: readonly Block[], at: number): string {
  const sentences = listSentences(paragraphBefore(blocks, at))
  const isReason = /때문이에요\.$/.test(sentences.at(-1) ?? '')
  return sentences.slice(isReason ? -2 : -1).join(' ')
}

/** A paragraph that goes on with the sentence of the formula before it: 로 나타낼 수 있고 … */
const GOES_ON = /^(?:으?로|이?므로|꼴[이로]|이?라고)[\s,]/

/** The sentence around a formula, up to its end. */
function sentenceWithFormula(blocks: readonly Block[], at: number): string {
  const formula = blocks[at - 1]
  if (formula?.kind !== 'formula' || formula.text.includes('\\begin')) return ''
  const inline = formula.text.replace(/^\\\[\s*/, '\\(').replace(/\s*\\\]$/, '\\)')
  return `${leadOfList(blocks, at - 1)} ${inline}`
}

/** What a paragraph that begins with 따라서, 이때 and the like follows from. */
function leadOfParagraph(blocks: readonly Block[], at: number): string {
  const text = blocks[at]?.text ?? ''
  if (GOES_ON.test(text)) return sentenceWithFormula(blocks, at)
  const lead = LEANS_BACK.test(text) ? leadOfList(blocks, at) : ''
  return POINTS_AHEAD.test(lead) ? '' : lead
}

function withLead(lead: string, text: string): string {
  return lead === '' ? text : `${lead}${GOES_ON.test(text) ? '' : ' '}${text}`
}

function passagesOfList(block: Block, lead: string): Omit<Passage, 'conceptId' | 'section'>[] {
  const isWhole = lead !== '' && (POINTS_AHEAD.test(lead) || /^\d/.test(block.text))
  const list = isWhole && block.text.length <= LONGEST_LIST ? block.text : ''
  return listItems(block)
    .filter((item) => !UNFINISHED.test(item))
    .map((item) => ({ text: withLead(lead, item), lead, follow: '', list }))
}

/** Everything of a concept that can be quoted: paragraphs, list items, definitions; what depends on a sentence before it carries that sentence. */
export function listPassages({ concept, explanation, terms }: TutorConcept): Passage[] {
  const sections = readExplanation(explanation)
  const fromSections = QUOTED.flatMap((section) =>
    sections[section].flatMap((block, index, blocks): Passage[] => {
      const place = { conceptId: concept.id, section }
      if (block.kind === 'list') {
        const lead = STANDS_ALONE.has(section) ? '' : leadOfList(blocks, index)
        return passagesOfList(block, lead).map((passage) => ({ ...place, ...passage }))
      }
      if (block.kind !== 'paragraph' || isHeading(block.text)) return []
      const next = blocks[index + 1]
      const leads = next?.kind === 'formula' || (next?.kind === 'list' && POINTS_AHEAD.test(block.text))
      const lead = leadOfParagraph(blocks, index)
      return [{ ...place, text: withLead(lead, block.text), lead, follow: leads ? next.text : '', list: '' }]
    }),
  )
  const fromTerms = terms.map(
    ({ term, definition }): Passage => ({
      conceptId: concept.id,
      section: 'term',
      text: `**${term}**: ${definition}`,
      lead: '',
      follow: '',
      list: '',
    }),
  )
  return [...fromSections, ...fromTerms]
}
