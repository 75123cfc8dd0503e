import { firstSentences, listItems, readExplanation } from '../explanation/read-explanation.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft } from './draft.ts'
import { replyFromBankPerhaps } from './from-bank.ts'
import {
  conceptOf,
  definitionOf,
  isElsewhere,
  placeNote,
  pointElsewhere,
  summaryOf,
  wasMentioned,
} from './know-names.ts'

function mistakeAbout(read: Understanding, concept: TutorConcept, word: string): string | null {
  const mistakes = readExplanation(concept.explanation).mistakes.flatMap(listItems)
  const fitting = mistakes.filter((text) => text.includes(word) && !wasMentioned(read, text))
  return fitting[0] ?? null
}

/** What a term or concept is. */
export function explainName(read: Understanding, name: Name): Draft {
  if (isElsewhere(read, name)) return pointElsewhere(read, name)
  const concept = conceptOf(read, name) ?? read.concept
  const definition = definitionOf(read, name)
  const word = properName(name.name)
  if (concept && definition && !wasMentioned(read, definition)) {
    const mistake = mistakeAbout(read, concept, word)
    return {
      blocks: [
        definition,
        ...(mistake ? [`헷갈리기 쉬운 점 하나! ${mistake}`] : []),
        ...placeNote(read, name),
      ],
      question: 'auto',
    }
  }
  if (!concept) return pointElsewhere(read, name)
  if (definition) return { blocks: [`다시 짧게 말하면, ${definition}`], question: 'auto' }
  const lines = summaryOf(concept).filter((line) => line.includes(word) || word === concept.concept.content)
  const display = (lines.length > 0 ? lines : summaryOf(concept)).slice(0, 3)
  if (display.length === 0) return { blocks: [concept.concept.description], question: 'auto' }
  return {
    blocks: [
      `**${word}**의 핵심은 이거예요.`,
      display.map((line) => `- ${line}`).join('\n'),
      ...placeNote(read, name),
    ],
    question: 'auto',
  }
}

const MOST_DEFINED = 4

/** 'what is it': the names of the message. */
export function replyWithDefinition(read: Understanding): Draft | null {
  const [name] = read.topics
  if (!name) {
    if (!read.wishes.has('definition') || !read.subject || read.text.length > 14) return null
    return explainName(read, read.subject)
  }
  if (isElsewhere(read, name) && read.topics.some((topic) => !isElsewhere(read, topic)))
    return replyWithDefinition({ ...read, topics: read.topics.filter((topic) => !isElsewhere(read, topic)) })
  if (isElsewhere(read, name)) return explainName(read, name)
  const own = read.topics.filter((topic) => !isElsewhere(read, topic)).slice(0, MOST_DEFINED)
  const definitions = own.flatMap((topic) => definitionOf(read, topic) ?? [])
  return definitions.length > 1
    ? { blocks: definitions, question: 'auto' }
    : (replyFromBankPerhaps(read) ?? explainName(read, name))
}

/** 'what is it good for'. */
export function replyWithUsefulness(read: Understanding): Draft | null {
  if (!read.wishes.has('usefulness') || !read.concept) return null
  if (isElsewhere(read, read.topics[0] ?? null)) return null
  const why = readExplanation(read.concept.explanation).why.filter(({ kind }) => kind === 'paragraph')
  const block = why.find(({ text }) => !wasMentioned(read, firstSentences(text, 2))) ?? why[0]
  if (!block) return null
  return { blocks: [firstSentences(block.text, 4, 320)], question: 'auto' }
}

/** 'what do people get wrong'. */
export function replyWithMistakes(read: Understanding): Draft | null {
  if (!read.wishes.has('mistakes') || !read.concept) return null
  const all = readExplanation(read.concept.explanation).mistakes.flatMap(listItems)
  const fresh = all.filter((text) => !wasMentioned(read, text))
  const display = (fresh.length > 0 ? fresh : all).slice(0, 3)
  return display.length > 0
    ? { blocks: ['이런 실수를 많이 해요.', display.map((text) => `- ${text}`).join('\n')], question: 'auto' }
    : null
}

/** 'sum it up'. */
export function replyWithSummary(read: Understanding): Draft | null {
  if (!read.wishes.has('summary') || !read.concept || isElsewhere(read, read.topics[0] ?? null)) return null
  const lines = summaryOf(read.concept).slice(0, 5)
  if (lines.length === 0) return null
  return {
    blocks: [
      `**${read.concept.concept.content}**, 이것만은 기억해요.`,
      lines.map((line) => `- ${line}`).join('\n'),
    ],
    question: 'auto',
  }
}
