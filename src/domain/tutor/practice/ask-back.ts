import { attachParticle } from '#domain/korean/attach-particle.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import { askableNames, drawQuestion } from './draw-question.ts'
import { flattenQuestion } from './item-text.ts'
import { pickExercise } from './pick-exercise.ts'

const MAX_LENGTH = 130

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(',')

/**
 * The question that a reply ends with: about what was talked of, from the same concept, new to the thread, and about neither the numbers of
 * the message nor the open item.
 */
export const askBack = (read: Understanding, about: Name | null): string => {
  const { turn, concept, text } = read
  const said = read.said
  const taken = [text, turn.openItem?.question ?? ''].map(numbersOf)
  const isTaken = (question: string): boolean =>
    said.includes(flattenQuestion(question)) || taken.includes(numbersOf(question))
  const subject = about ?? read.subject
  const isOwn = subject !== null && subject.unitId === turn.unit.id
  const names = [
    ...(isOwn ? [properName(subject.name)] : []),
    ...(concept
      ? askableNames(
          concept.concept.content,
          concept.terms.map(({ term }) => term),
        )
      : []),
  ]
  for (const name of names) {
    const question = drawQuestion(name, read.seed, isTaken)
    if (question !== null) return question
  }
  const item = pickExercise(read)
  if (item && item.question.length <= MAX_LENGTH && !isTaken(item.question)) return item.question
  const word = isOwn
    ? properName(subject.name)
    : (concept?.terms[0]?.term ?? concept?.concept.content ?? turn.unit.title)
  const wordings = [
    `${attachParticle(word, '을/를')} 친구에게 한 문장으로 설명한다면 뭐라고 할까요?`,
    `${word}의 예를 하나 들어 볼까요?`,
    `${word}에서 가장 헷갈리는 점은 무엇인가요?`,
  ] as const
  return wordings[turn.history.length % wordings.length] ?? wordings[0]
}
