import { attachParticle } from '#domain/korean/attach-particle.ts'
import { listPassages } from '../explanation/list-passages.ts'
import { firstSentences, listItems, readExplanation } from '../explanation/read-explanation.ts'
import { subjectOfThread, type Understanding } from '../reading/understand.ts'
import { listNames, type Name, properName } from '../reading/vocabulary.ts'
import type { Draft } from './draft.ts'
import { conceptOf, definitionOf, isElsewhere, linkTo, summaryOf } from './know-names.ts'

function siblingOf(read: Understanding, name: Name): Name | null {
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

function gist(read: Understanding, name: Name): string {
  const definition = definitionOf(read, name)
  if (definition) return definition
  const concept = conceptOf(read, name)
  const line = concept ? summaryOf(concept).find((one) => one.includes(properName(name.name))) : undefined
  return (
    line ?? `${attachParticle(`**${properName(name.name)}**`, '은/는')} ${linkTo(read, name)}에서 배워요.`
  )
}

const PAIR =
  /([가-힣]{2,}?)(?:이랑|랑|하고|과|와|,)\s*([가-힣]{2,}?)(?:이랑|랑|하고|은|는|이|가|의|을|를)?(?=\s|차이|$)/

/** The word that a name is compared with, where no glossary knows it. */
function otherWord(read: Understanding, name: Name): string | null {
  const [, a = '', b = ''] = PAIR.exec(read.text) ?? []
  const words = [a, b].filter(
    (word) => word !== '' && !word.includes(name.name) && !/차이|다른|뭐|비교/.test(word),
  )
  return words.length === 1 ? (words[0] ?? null) : null
}

/** The longer word of a message that a name only ends. */
function wordAround(read: Understanding, { name }: Name): string | null {
  return (
    PAIR.exec(read.text)
      ?.slice(1)
      .find((word) => word !== name && word.endsWith(name)) ?? null
  )
}

function compareWithUnknown(read: Understanding, name: Name, word: string): Draft {
  const both = read.turn.unit.concepts
    .flatMap(listPassages)
    .find(
      ({ text, section }) =>
        section !== 'term' && text.includes(word) && text.includes(properName(name.name)),
    )
  const admitted = `${attachParticle(`'${word}'`, '은/는')} 이 단원의 용어가 아니라서 뜻을 나란히 놓지는 못해요.`
  return {
    blocks: both ? [gist(read, name), firstSentences(both.text, 3)] : [admitted, gist(read, name)],
    question: 'auto',
    about: name,
  }
}

/** The thread's earlier topic, if a message names only what to compare it with. */
function earlierSubject(read: Understanding, { name }: Name): Name | null {
  const subject = subjectOfThread(read.turn, listNames(read.turn))
  return subject && subject.name !== name && !isElsewhere(read, subject) ? subject : null
}

/** 'what is the difference between': both side by side, and a sentence that holds both. */
export function replyWithDifference(read: Understanding): Draft | null {
  if (!read.wishes.has('difference')) return null
  if (read.topics.length < 2 && (read.wishes.has('how') || read.wishes.has('why'))) return null
  const [first] = read.topics
  if (!first) return null
  const unknown = read.topics.length === 1 ? otherWord(read, first) : null
  if (unknown !== null) return compareWithUnknown(read, first, unknown)
  const named = read.topics[1]
  // 막대그래프 is not the 그래프 of another unit.
  const longer = named && isElsewhere(read, named) ? wordAround(read, named) : null
  if (longer !== null) return compareWithUnknown(read, first, longer)
  const second = named ?? earlierSubject(read, first) ?? siblingOf(read, first)
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
  const [a = '', b = ''] = words
  return {
    blocks: [
      `${attachParticle(a, '과/와')} ${attachParticle(b, '을/를')} 나란히 놓고 볼까요?`,
      `- ${gist(read, first)}\n- ${gist(read, second)}`,
      ...(both ? [firstSentences(both.text, 3)] : []),
    ],
    question: 'auto',
    about: first,
  }
}
