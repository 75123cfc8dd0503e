import { attachParticle } from '#domain/korean/attach-particle.ts'
import { type FoundPassage, findPassages, listPassages } from '../explanation/find-passages.ts'
import { type Block, firstSentences, listItems, readExplanation } from '../explanation/read-explanation.ts'
import { canAskAbout, drawQuestion } from '../practice/draw-question.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { flattenHistory } from '../practice/thread-memory.ts'
import { pickWorkedExample } from '../practice/worked-example.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft, Reply } from './draft.ts'
import { vary } from './draft.ts'
import { showSteps } from './show-steps.ts'

const conceptOf = (read: Understanding, name: Name): TutorConcept | null =>
  read.turn.unit.concepts.find(({ concept }) => concept.id === name.conceptId) ?? null

const isSaid = (read: Understanding, text: string): boolean =>
  flattenHistory(read.turn.history).includes(flattenQuestion(text))

const linkTo = (read: Understanding, name: Name): string => {
  const own = conceptOf(read, name)?.concept.content
  const other = read.turn.outline.find(({ id }) => id === name.conceptId)?.content
  return `[${own ?? other ?? properName(name.name)}](/chat/${name.unitId}/${name.conceptId})`
}

/** Where a name belongs, if not to the open concept. */
export const placeNote = (read: Understanding, name: Name): string[] => {
  const { conceptId } = read.turn
  if (conceptId === null || name.conceptId === conceptId) return []
  return [`${attachParticle(properName(name.name), '은/는')} ${linkTo(read, name)}에서 자세히 배워요.`]
}

const definitionOf = (read: Understanding, name: Name): string | null => {
  const word = properName(name.name)
  const term = conceptOf(read, name)?.terms.find(
    ({ id, term: known }) => id === name.termId || known === word,
  )
  return term ? `${attachParticle(`**${term.term}**`, '은/는')} ${term.definition}` : null
}

const mistakeAbout = (read: Understanding, concept: TutorConcept, word: string): string | null => {
  const mistakes = readExplanation(concept.explanation).mistakes.flatMap(listItems)
  const fitting = mistakes.filter((text) => text.includes(word) && !isSaid(read, text))
  return fitting[0] ?? null
}

/** A name of another unit: only its place is known. */
const pointElsewhere = (read: Understanding, name: Name): Draft => {
  const title = read.turn.outline.find(({ id }) => id === name.conceptId)?.unitTitle ?? ''
  const word = attachParticle(`**${properName(name.name)}**`, '은/는')
  return {
    blocks: [
      `${word} 지금 보는 단원이 아니라 **${title}** 단원의 ${linkTo(read, name)}에서 배워요. 여기서는 그 설명을 펼쳐 볼 수 없어서, 대충 지어내지 않고 그쪽을 알려 줄게요.`,
      `지금은 **${read.concept?.concept.content ?? read.turn.unit.title}** 이야기를 마저 해요.`,
    ],
    question: 'auto',
  }
}

const isElsewhere = (read: Understanding, name: Name | null): boolean =>
  name !== null && name.unitId !== read.turn.unit.id

const summaryOf = (concept: TutorConcept): string[] =>
  readExplanation(concept.explanation).summary.flatMap((block) => listItems(block))

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
  const passage = listPassages(concept).find(
    ({ section, text }) =>
      (section === 'core' || section === 'mistakes' || section === 'why') &&
      text.includes(word) &&
      !isSaid(read, text),
  )
  const blocks = passage
    ? [`이번에는 다르게 말해 볼게요. ${firstSentences(passage.text, 3)}`]
    : [`다시 짧게 말하면, ${definition}`]
  return { blocks, question: 'auto' }
}

/** 'what is it': the first name of the message. */
export const replyWithDefinition: Reply = (read) => {
  const [name] = read.topics
  if (!name) {
    if (!read.wishes.has('definition') || !read.subject || read.text.length > 14) return null
    return explainName(read, read.subject)
  }
  return explainName(read, name)
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
    .find(({ text }) => words.every((word) => text.includes(word)) && text.length < 320)
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
  const query = read.topics.length > 0 ? read.text : `${read.subject?.name ?? ''} ${read.text}`
  const concepts = [read.concept, ...read.turn.unit.concepts.filter((one) => one !== read.concept)]
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
  (conceptId === read.concept?.concept.id ? 1.5 : 1) *
  (REASONING.test(text) ? 1.3 : 1)

/** 'for example': a fresh worked example, never one that the thread has seen. */
export const replyWithExample: Reply = (read) => {
  if (!read.wishes.has('example') || !read.concept) return null
  const [topic] = read.topics
  if (isElsewhere(read, topic ?? null)) return null
  return showExample(read, read.concept, read.subject)
}

export const showExample = (
  read: Understanding,
  concept: TutorConcept,
  subject: Name | null,
): Draft | null => {
  const names = [subject?.name, ...concept.terms.map(({ term }) => term)].flatMap((name) =>
    name ? [properName(name)] : [],
  )
  const item = pickWorkedExample({
    conceptId: concept.concept.id,
    names,
    items: concept.items,
    templates: read.turn.templates,
    history: read.turn.history,
    seed: read.seed,
  })
  if (item) {
    const opening = vary(read, '예를 하나 들어 볼게요.', '이런 예는 어때요?', '다른 수로 하나 더 볼게요.')
    return { blocks: [opening, `**문제.** ${item.question}`, `**풀이.** ${item.solution}`], question: 'auto' }
  }
  const worked = subject && demonstrate(read, properName(subject.name))
  if (worked) return worked
  const example = readExplanation(concept.explanation).example.filter(({ text }) => !isSaid(read, text))
  return example.length > 0 ? { blocks: example.slice(0, 3).map(({ text }) => text), question: 'auto' } : null
}

/** A method shown on numbers drawn for this turn. */
const demonstrate = (read: Understanding, word: string): Draft | null => {
  if (!canAskAbout(word)) return null
  const said = flattenHistory(read.turn.history)
  const question = drawQuestion(word, read.seed + 17, (one) => said.includes(flattenQuestion(one)))
  const exercise = question === null ? null : readExercise(question)
  const worked = exercise && solveExercise(exercise)
  if (!worked) return null
  return {
    blocks: [
      `${attachParticle(worked.task, '을/를')} 차례대로 해 볼게요.`,
      showSteps(worked.solution.steps),
      worked.conclusion,
    ],
    question: 'auto',
  }
}

const numberedList = (blocks: readonly Block[]): Block | null =>
  blocks.find(({ kind, text }) => kind === 'list' && /^\d+\./.test(text)) ?? null

/** 'how do I do it': the method on fresh numbers, else the explanation's own steps. */
export const replyWithMethod: Reply = (read) => {
  if (!read.wishes.has('how') || !read.concept || !read.subject) return null
  if (isElsewhere(read, read.topics[0] ?? null)) return pointElsewhere(read, read.subject)
  const word = properName(read.subject.name)
  const shown = demonstrate(read, word)
  const passage = findPassages(`${word} ${read.text}`, [read.concept], 4).find(
    ({ section, text }) => section !== 'why' && section !== 'term' && !isSaid(read, firstSentences(text, 2)),
  )
  const lead = passage && passage.matched >= 1 ? [firstSentences(passage.text, 2, 200)] : []
  if (shown) return { ...shown, blocks: [...lead, ...shown.blocks] }
  const list = numberedList(readExplanation(read.concept.explanation).core)
  if (list && !isSaid(read, list.text)) return { blocks: [...lead, list.text], question: 'auto' }
  return showExample(read, read.concept, read.subject)
}

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
  if (!read.wishes.has('summary') || !read.concept) return null
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
  const concepts = read.concept
    ? [read.concept, ...read.turn.unit.concepts.filter((one) => one !== read.concept)]
    : read.turn.unit.concepts
  const ranked = findPassages(query, concepts, 6).toSorted((a, b) => scoreOf(b, read) - scoreOf(a, read))
  const best = ranked.find(({ text }) => !isSaid(read, firstSentences(text, 2)))
  if (!best || best.matched < 2) return null
  return { blocks: ['설명에서 이 부분이 가까워요.', firstSentences(best.text, 4, 320)], question: 'auto' }
}

/** Free questions: what the search finds. */
export const replyFromSearch: Reply = (read) => (read.text.length < 4 ? null : quote(read, read.text))
