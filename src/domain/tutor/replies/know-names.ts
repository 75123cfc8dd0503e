import { attachParticle } from '#domain/korean/attach-particle.ts'
import { listItems, readExplanation } from '../explanation/read-explanation.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft } from './draft.ts'

export function conceptOf(read: Understanding, name: Name): TutorConcept | null {
  return read.turn.unit.concepts.find(({ concept }) => concept.id === name.conceptId) ?? null
}

export function wasMentioned(read: Understanding, text: string): boolean {
  return read.earlierText.includes(flattenQuestion(text))
}

export function linkTo(read: Understanding, name: Name): string {
  const own = conceptOf(read, name)?.concept.content
  const other = read.turn.outline.find(({ id }) => id === name.conceptId)?.content
  return `[${own ?? other ?? properName(name.name)}](/chat/${name.unitId}/${name.conceptId})`
}

/** Where a name belongs, if not to the open concept. */
export function placeNote(read: Understanding, name: Name): string[] {
  const { conceptId } = read.turn
  if (conceptId === null || name.conceptId === conceptId) return []
  return [`${attachParticle(properName(name.name), '은/는')} ${linkTo(read, name)}에서 자세히 배워요.`]
}

export function definitionOf(read: Understanding, name: Name): string | null {
  const word = properName(name.name)
  const term = conceptOf(read, name)?.terms.find(
    ({ id, term: known }) => id === name.termId || known === word,
  )
  if (!term) return null
  // 구의 부피: '반지름의 길이가 r인 구의 부피는 …' says its own subject.
  if (term.term.includes('의 ') && /[은는] /.test(term.definition.split(term.term)[1]?.slice(0, 2) ?? ''))
    return `**${term.term}.** ${term.definition}`
  return `${attachParticle(`**${term.term}**`, '은/는')} ${term.definition}`
}

/** A name of another unit: only its place is known. */
export function pointElsewhere(read: Understanding, name: Name): Draft {
  const isOwnUnit = name.unitId === read.turn.unit.id
  const title = read.turn.outline.find(({ id }) => id === name.conceptId)?.unitTitle ?? ''
  const word = attachParticle(`**${properName(name.name)}**`, '은/는')
  return {
    blocks: [
      `${word} ${isOwnUnit ? '이 단원의' : `지금 보는 단원이 아니라 **${title}** 단원의`} ${linkTo(read, name)}에서 배워요. 그쪽 설명을 열면 자세히 볼 수 있어요.`,
      `지금은 **${read.concept?.concept.content ?? read.turn.unit.title}** 이야기를 마저 해요.`,
    ],
    question: 'auto',
  }
}

export function isElsewhere(read: Understanding, name: Name | null): boolean {
  return name !== null && conceptOf(read, name) === null
}

export function summaryOf(concept: TutorConcept): string[] {
  return readExplanation(concept.explanation).summary.flatMap((block) => listItems(block))
}
