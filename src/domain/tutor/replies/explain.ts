import { particleFor } from '#domain/korean/attach-particle.ts'
import { coverage, type FoundPassage, findPassages, listDetails } from '../explanation/find-passages.ts'
import { listPassages } from '../explanation/list-passages.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import { firstSentences, listItems, listSentences, readExplanation } from '../explanation/read-explanation.ts'
import { foldHangul } from '../reading/hangul.ts'
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
  if (definition) return explainAgain(read, concept, name, definition)
  const lines = summaryOf(concept).filter((line) => line.includes(word) || word === concept.concept.content)
  const display = (lines.length > 0 ? lines : summaryOf(concept)).slice(0, 3)
  if (display.length === 0)
    return quote(read, name.name) ?? { blocks: [concept.concept.description], question: 'auto' }
  return {
    blocks: [
      `**${word}**의 핵심은 이거예요.`,
      display.map((line) => `- ${line}`).join('\n'),
      ...placeNote(read, name),
    ],
    question: 'auto',
  }
}

/** The same name once more: another side of it, not the same sentence. */
function explainAgain(read: Understanding, concept: TutorConcept, name: Name, definition: string): Draft {
  const word = properName(name.name)
  const passages = listPassages(concept).filter(
    ({ section, text }) =>
      (section === 'core' || section === 'mistakes' || section === 'why') &&
      text.includes(word) &&
      !wasMentioned(read, text),
  )
  const passage = passages.find(({ text }) => firstSentences(text, 1).includes(word)) ?? passages[0]
  const blocks = passage
    ? ['이번에는 다르게 말해 볼게요.', ...quotePassage(passage, 3)]
    : [`다시 짧게 말하면, ${definition}`]
  return { blocks, question: 'auto' }
}

const POINTERS =
  /^(?:이거|그거|저거|이것|그것|이게|그게|저게|뜻|의미|개념|이|그|답|뭐|무엇|무슨|먼|뭔|머|말|소리|정의|여기|거기|차이|방법|이유|문제|수학|단원|너|네|내|나)$/
const ASKED_WORD =
  /^(?:근데|그럼|그런데|혹시|아니)?\s*([가-힣a-z]{2,12}?)(?:이|가|은|는|이란|란|이라는|라는)?\s*(?:게|건|거)?\s*(?:뭐|머|무엇|무슨|먼|뭔|뜻|의미)/i

/** A letter is an unknown number: explained with the unit's own term for it. */
function explainLetter(read: Understanding): Draft | null {
  const known = read.turn.unit.concepts.flatMap(({ concept, terms }) =>
    terms.map((term) => ({ concept, term })),
  )
  const found =
    known.find(({ term }) => term.term === '미지수') ?? known.find(({ term }) => term.term === '문자')
  if (!found) return null
  const { concept, term } = found
  return explainName(read, {
    name: term.term,
    conceptId: concept.id,
    unitId: read.turn.unit.id,
    termId: term.id,
    kind: 'term',
  })
}

/** 'what is X' for a word that no glossary knows: the nearest passage that holds it, else a plain no. */
export function replyToUnknownWord(read: Understanding): Draft | null {
  if (read.topics.length > 0 || !read.wishes.has('definition')) return null
  const word = ASKED_WORD.exec(read.text)?.[1]
  if (word === undefined || POINTERS.test(word)) return null
  if (/^[a-z](?:가|는|란)?$/.test(word)) return explainLetter(read)
  const [passage] = findPassages(word, read.turn.unit.concepts, 1)
  if (passage?.text.includes(word))
    return { blocks: ['설명에 이런 말이 있어요.', ...quotePassage(passage, 3)], question: 'auto' }
  return {
    blocks: [
      `'${word}'${particleFor(word, '은/는')} 이 단원의 설명과 용어에 없는 말이라 여기서는 답해 줄 수 없어요.`,
    ],
    question: 'auto',
  }
}

/** 'what is it': the first name of the message. */
export function replyWithDefinition(read: Understanding): Draft | null {
  const [name] = read.topics
  if (!name) {
    if (!read.wishes.has('definition') || !read.subject || read.text.length > 14) return null
    return explainName(read, read.subject)
  }
  if (isElsewhere(read, name) && read.topics.some((topic) => !isElsewhere(read, topic)))
    return replyWithDefinition({ ...read, topics: read.topics.filter((topic) => !isElsewhere(read, topic)) })
  if (isElsewhere(read, name)) return findHere(read, name) ?? explainName(read, name)
  const together = findTogether(read)
  if (together) return together
  const details = listDetails(
    read.text,
    read.topics.map(({ spelling, name }) => spelling ?? name),
  )
  if (details.length === 0) return explainName(read, name)
  const stored = replyFromBankPerhaps(read)
  if (stored) return stored
  const isAsked =
    /\?|야$|나요?$|까요?$|지$|죠$|몇|누구|언제|어디|얼마|영어/.test(read.text) && !read.text.includes('설명')
  return findDetail(read, name, details) ?? (isAsked ? admitGap(read, name) : explainName(read, name))
}

/** How much of a question a passage has to speak of that tells of another unit's name. */
const MOST = 0.7

/** What this unit itself says of a name that another unit teaches: 삼각형 in 삼각형이 하나로 정해지는 조건. */
function findHere(read: Understanding, name: Name): Draft | null {
  if (listDetails(read.text, [name.spelling ?? name.name]).length < 1) return null
  const best = findPassages(read.text, read.turn.unit.concepts, 6).find(
    ({ text, section }) =>
      section !== 'why' && text.includes(properName(name.name)) && coverage(read.text, text) >= MOST,
  )
  return best ? { blocks: ['설명에 이런 말이 있어요.', ...quotePassage(best)], question: 'auto' } : null
}

/** A passage on all the names of a message at once: 서로소면 둘 다 소수야? */
function findTogether(read: Understanding): Draft | null {
  const names = [...new Set(read.topics.map((topic) => properName(topic.name)))]
  if (names.length < 2) return null
  const both = findPassages(read.text, read.turn.unit.concepts, 6).find(
    ({ text, section }) => section !== 'term' && names.every((one) => text.includes(one)),
  )
  if (!both) return null
  const again = wasMentioned(read, firstSentences(both.text, 2)) ? ['아까 본 것과 이어지는 질문이네요.'] : []
  return { blocks: [...again, ...quotePassage(both)], question: 'auto' }
}

function holdsAny(text: string, details: readonly string[]): boolean {
  return details.some((detail) => text.includes(detail))
}

/** A passage on what a message says beside the name: 10의 거듭제곱, 홀수인 소수, 소수와 암호. */
function findDetail(read: Understanding, name: Name, details: readonly string[]): Draft | null {
  const concept = conceptOf(read, name)
  const word = properName(name.name)
  const best = (concept ? findPassages(read.text, [concept], 6) : []).find(
    ({ text, section }) => section !== 'term' && text.includes(word) && holdsAny(foldHangul(text), details),
  )
  if (!best || wasMentioned(read, firstSentences(best.text, 2))) return null
  const isWhole = best.follow !== '' || best.list !== '' || best.lead !== ''
  return {
    blocks: isWhole ? quotePassage(best) : [sentencesAround(best.text, details)],
    question: 'auto',
  }
}

const LEANS_BACK = /^(?:이때|이 |이런|이렇|이처럼|그|따라서|하지만|곧|또|거꾸로|반대로|위의)/

/** The sentences of a passage from the first that holds one of the details on. */
function sentencesAround(text: string, details: readonly string[]): string {
  const sentences = listSentences(text)
  const at = sentences.findIndex((sentence) =>
    details.some((detail) => foldHangul(sentence).includes(detail)),
  )
  let from = Math.max(0, Math.min(at, sentences.length - 2))
  while (from > 0 && LEANS_BACK.test(sentences[from] ?? '')) from -= 1
  return firstSentences(sentences.slice(from).join(' '), 4, 320)
}

/** Leaves out what the explanation does not cover; names the subject. */
function admitGap(read: Understanding, name: Name): Draft {
  const { blocks } = explainName(read, name)
  return {
    blocks: ['그 점은 내가 못 찾았어요. 대신 아는 것부터 짚어 볼게요.', ...blocks.slice(0, 1)],
    question: 'auto',
  }
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

function nearness({ score, matched, conceptId }: FoundPassage, read: Understanding): number {
  return score * (1 + matched) * (conceptId === (read.turn.conceptId ?? read.concept?.concept.id) ? 1.6 : 1)
}

/** The nearest passage of the unit, quoted as such. */
export function quote(read: Understanding, query: string): Draft | null {
  const { concepts } = read.turn.unit
  const ranked = findPassages(query, concepts, 6).toSorted((a, b) => nearness(b, read) - nearness(a, read))
  const best = ranked.find(({ text }) => !wasMentioned(read, firstSentences(text, 2)))
  if (!best || best.matched < 2) return null
  return { blocks: ['설명에서 이 부분이 가까워요.', ...quotePassage(best)], question: 'auto' }
}

/** Free questions: what the search finds. */
export function replyFromSearch(read: Understanding): Draft | null {
  return read.text.length < 4 ? null : quote(read, read.text)
}
