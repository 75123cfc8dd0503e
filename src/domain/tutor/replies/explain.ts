import { attachParticle, particleFor } from '#domain/korean/attach-particle.ts'
import { type FoundPassage, findPassages, hasContent, listPassages } from '../explanation/find-passages.ts'
import { firstSentences, listItems, readExplanation } from '../explanation/read-explanation.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft, Reply } from './draft.ts'
import {
  conceptOf,
  definitionOf,
  isElsewhere,
  isSaid,
  linkTo,
  placeNote,
  pointElsewhere,
  summaryOf,
} from './know-names.ts'

const mistakeAbout = (read: Understanding, concept: TutorConcept, word: string): string | null => {
  const mistakes = readExplanation(concept.explanation).mistakes.flatMap(listItems)
  const fitting = mistakes.filter((text) => text.includes(word) && !isSaid(read, text))
  return fitting[0] ?? null
}

/** What a term or concept is. */
export const explainName = (read: Understanding, name: Name): Draft => {
  if (isElsewhere(read, name)) return pointElsewhere(read, name)
  const concept = conceptOf(read, name) ?? read.concept
  const definition = definitionOf(read, name)
  const word = properName(name.name)
  if (concept && definition && !isSaid(read, definition)) {
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
  const shown = (lines.length > 0 ? lines : summaryOf(concept)).slice(0, 3)
  if (shown.length === 0)
    return quote(read, name.name) ?? { blocks: [concept.concept.description], question: 'auto' }
  return {
    blocks: [
      `**${word}**의 핵심은 이거예요.`,
      shown.map((line) => `- ${line}`).join('\n'),
      ...placeNote(read, name),
    ],
    question: 'auto',
  }
}

/** The same name once more: another side of it, not the same sentence. */
const explainAgain = (read: Understanding, concept: TutorConcept, name: Name, definition: string): Draft => {
  const word = properName(name.name)
  const passages = listPassages(concept).filter(
    ({ section, text }) =>
      (section === 'core' || section === 'mistakes' || section === 'why') &&
      text.includes(word) &&
      !isSaid(read, text),
  )
  const passage = passages.find(({ text }) => firstSentences(text, 1).includes(word)) ?? passages[0]
  const blocks = passage
    ? [`이번에는 다르게 말해 볼게요. ${firstSentences(passage.text, 3)}`]
    : [`다시 짧게 말하면, ${definition}`]
  return { blocks, question: 'auto' }
}

const POINTERS =
  /^(?:이거|그거|저거|이것|그것|이게|그게|저게|뜻|의미|개념|이|그|답|뭐|무엇|무슨|먼|뭔|머|말|소리|정의|여기|거기|차이|방법|이유|문제|수학|단원|너|네|내|나)$/
const ASKED_WORD =
  /^(?:근데|그럼|그런데|혹시|아니)?\s*([가-힣a-z]{2,12}?)(?:이|가|은|는|이란|란|이라는|라는)?\s*(?:게|건|거)?\s*(?:뭐|머|무엇|무슨|먼|뭔|뜻|의미)/i

/** 'what is X' for a word that no glossary knows: the nearest passage that holds it, else a plain no. */
export const replyToUnknownWord: Reply = (read) => {
  if (read.topics.length > 0 || !read.wishes.has('definition')) return null
  const word = ASKED_WORD.exec(read.text)?.[1]
  if (word === undefined || POINTERS.test(word)) return null
  const [passage] = findPassages(word, read.turn.unit.concepts, 1)
  if (passage?.text.includes(word))
    return { blocks: ['설명에 이런 말이 있어요.', firstSentences(passage.text, 3)], question: 'auto' }
  return {
    blocks: [
      `'${word}'${particleFor(word, '은/는')} 이 단원의 설명과 용어에 없는 말이라 여기서는 답해 줄 수 없어요. 지어내지 않을게요.`,
    ],
    question: 'auto',
  }
}

/** 'what is it': the first name of the message. */
export const replyWithDefinition: Reply = (read) => {
  const [name] = read.topics
  if (!name) {
    if (!read.wishes.has('definition') || !read.subject || read.text.length > 14) return null
    return explainName(read, read.subject)
  }
  return findDetail(read, name) ?? explainName(read, name)
}

/** What a message says beside the name, 10의 거듭제곱 or 홀수인 소수, where a passage speaks of just that. */
const findDetail = (read: Understanding, name: Name): Draft | null => {
  if (isElsewhere(read, name)) return null
  const rest = read.text.replaceAll(name.name, ' ')
  const details = rest.match(/\d+|[가-힣]{2,}/g) ?? []
  if (details.length === 0 || (read.wishes.has('definition') && !/\d/.test(rest))) return null
  const concept = conceptOf(read, name)
  const found = concept ? findPassages(read.text, [concept], 5) : []
  const names = read.topics.map((topic) => properName(topic.name))
  const both = found.find(
    ({ text, section }) => section !== 'term' && names.every((one) => text.includes(one)),
  )
  if (both && names.length > 1) {
    const again = isSaid(read, firstSentences(both.text, 2)) ? ['아까 본 것과 이어지는 질문이네요.'] : []
    return { blocks: [...again, firstSentences(both.text, 4, 320)], question: 'auto' }
  }
  const best = found.find(
    ({ text }) => details.some((detail) => text.includes(detail)) && text.includes(properName(name.name)),
  )
  if (!best || isSaid(read, firstSentences(best.text, 2))) return null
  return { blocks: [firstSentences(best.text, 4, 320)], question: 'auto' }
}

const siblingOf = (read: Understanding, name: Name): Name | null => {
  const concept = conceptOf(read, name)
  const terms = concept?.terms.map(({ term }) => term).filter((term) => term !== properName(name.name)) ?? []
  const lines = concept
    ? [...summaryOf(concept), ...readExplanation(concept.explanation).mistakes.flatMap(listItems)]
    : []
  const together = lines.filter((line) => line.includes(properName(name.name)))
  const sibling = terms.find((term) => together.some((line) => line.includes(term)))
  const term = concept?.terms.find((one) => one.term === sibling)
  return term && concept
    ? {
        name: term.term,
        conceptId: concept.concept.id,
        unitId: read.turn.unit.id,
        termId: term.id,
        kind: 'term',
      }
    : null
}

const gist = (read: Understanding, name: Name): string => {
  const definition = definitionOf(read, name)
  if (definition) return definition
  const concept = conceptOf(read, name)
  const line = concept ? summaryOf(concept).find((one) => one.includes(properName(name.name))) : undefined
  return (
    line ?? `${attachParticle(`**${properName(name.name)}**`, '은/는')} ${linkTo(read, name)}에서 배워요.`
  )
}

/** 'what is the difference between': both side by side, and a sentence that holds both. */
export const replyWithDifference: Reply = (read) => {
  if (!read.wishes.has('difference')) return null
  const [first] = read.topics
  if (!first) return null
  const second = read.topics[1] ?? siblingOf(read, first)
  if (!second) return null
  const words = [properName(first.name), properName(second.name)]
  const both = read.turn.unit.concepts
    .flatMap(listPassages)
    .filter(({ section }) => section === 'core' || section === 'mistakes' || section === 'summary')
    .find(
      ({ text }) =>
        words.every((word) => text.includes(word)) &&
        text.length < 320 &&
        !words.some((word) => text.startsWith(`**${word}**`)),
    )
  const [one = '', other = ''] = words
  return {
    blocks: [
      `${attachParticle(one, '과/와')} ${attachParticle(other, '을/를')} 나란히 놓고 볼까요?`,
      `- ${gist(read, first)}\n- ${gist(read, second)}`,
      ...(both ? [firstSentences(both.text, 3)] : []),
    ],
    question: 'auto',
    about: first,
  }
}

/** 'what is it good for'. */
export const replyWithUsefulness: Reply = (read) => {
  if (!read.wishes.has('usefulness') || !read.concept) return null
  if (isElsewhere(read, read.topics[0] ?? null)) return null
  const why = readExplanation(read.concept.explanation).why.filter(({ kind }) => kind === 'paragraph')
  const block = why.find(({ text }) => !isSaid(read, firstSentences(text, 2))) ?? why[0]
  if (!block) return null
  return { blocks: [firstSentences(block.text, 4, 320)], question: 'auto' }
}

const REASONING = /때문|이므로|거든요|라서|해서|니까|왜/

/** 'why is that so': the passage that gives the reason. */
export const replyWithReason: Reply = (read) => {
  if (!read.wishes.has('why') || !read.concept) return null
  if (isElsewhere(read, read.topics[0] ?? null)) return null
  const query = hasContent(read.text) ? read.text : `${read.subject?.name ?? ''} ${read.text}`
  const { concepts } = read.turn.unit
  const found = findPassages(query, concepts, 8)
  const ranked = found.toSorted((a, b) => scoreOf(b, read) - scoreOf(a, read))
  const best =
    ranked.find(({ text }) => REASONING.test(text) && !isSaid(read, firstSentences(text, 2))) ?? ranked[0]
  if (!best) return replyWithUsefulness({ ...read, wishes: new Set([...read.wishes, 'usefulness']) })
  return { blocks: [firstSentences(best.text, 4, 320)], question: 'auto' }
}

const scoreOf = ({ score, matched, conceptId, text }: FoundPassage, read: Understanding): number =>
  score *
  (1 + matched) *
  (conceptId === (read.turn.conceptId ?? read.concept?.concept.id) ? 1.6 : 1) *
  (REASONING.test(text) ? 1.3 : 1)

/** 'what do people get wrong'. */
export const replyWithMistakes: Reply = (read) => {
  if (!read.wishes.has('mistakes') || !read.concept) return null
  const all = readExplanation(read.concept.explanation).mistakes.flatMap(listItems)
  const fresh = all.filter((text) => !isSaid(read, text))
  const shown = (fresh.length > 0 ? fresh : all).slice(0, 3)
  return shown.length > 0
    ? { blocks: ['이런 실수를 많이 해요.', shown.map((text) => `- ${text}`).join('\n')], question: 'auto' }
    : null
}

/** 'sum it up'. */
export const replyWithSummary: Reply = (read) => {
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

/** The nearest passage of the unit, quoted as such. */
export const quote = (read: Understanding, query: string): Draft | null => {
  const { concepts } = read.turn.unit
  const ranked = findPassages(query, concepts, 6).toSorted((a, b) => scoreOf(b, read) - scoreOf(a, read))
  const best = ranked.find(({ text }) => !isSaid(read, firstSentences(text, 2)))
  if (!best || best.matched < 2) return null
  return { blocks: ['설명에서 이 부분이 가까워요.', firstSentences(best.text, 4, 320)], question: 'auto' }
}

/** Free questions: what the search finds. */
export const replyFromSearch: Reply = (read) => (read.text.length < 4 ? null : quote(read, read.text))
