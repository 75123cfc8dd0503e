import { attachParticle } from '../korean/attach-particle.ts'
import { flattenQuestion } from './practice/item-text.ts'
import type { Understanding } from './reading/understand.ts'
import { type Name, properName } from './reading/vocabulary.ts'
import type { TutorConcept } from './tutor-turn.ts'
import { isFriend } from './voice/speak.ts'

const MOST = 3

/** The longest term that the concept is named after, else its name. */
function mainTermOf({ concept, terms }: TutorConcept): string {
  return (
    terms
      .map(({ term }) => term)
      .filter((term) => concept.content.includes(term))
      .sort((first, second) => second.length - first.length)[0] ?? concept.content
  )
}

/** Two or three things a learner may want to ask next, in the learner's own voice: casual to a friend, polite to a teacher. */
export function suggestQuestions(read: Understanding, about: Name | null): string[] {
  const { concept, turn } = read
  if (!concept) return []
  const casual = isFriend(turn.persona)
  const own = about && about.unitId === turn.unit.id ? properName(about.name) : null
  const terms = concept.terms.map(({ term }) => term)
  const word = own ?? mainTermOf(concept)
  const others = terms.filter((term) => term !== word && !term.includes(' ') && !term.endsWith('다'))
  const other = others[turn.history.length % Math.max(1, others.length)]
  const candidates = [
    casual ? `${word}의 예를 들어 줘` : `${word}의 예를 들어 주세요`,
    ...(other
      ? [
          casual
            ? `${attachParticle(word, '과/와')} ${attachParticle(other, '은/는')} 뭐가 달라?`
            : `${attachParticle(word, '과/와')} ${attachParticle(other, '은/는')} 뭐가 달라요?`,
        ]
      : []),
    casual ? '자주 하는 실수는 뭐야?' : '자주 하는 실수는 뭐예요?',
    casual ? '이걸 왜 배워?' : '이걸 왜 배워요?',
    casual ? '문제 하나 내 줘' : '문제 하나 내 주세요',
    ...(other
      ? [casual ? `${attachParticle(other, '이/가')} 뭐야?` : `${attachParticle(other, '이/가')} 뭐예요?`]
      : []),
  ]
  const asked = new Set([...turn.history.map(({ message }) => message), turn.message].map(flattenQuestion))
  const fresh = candidates.filter((question) => !asked.has(flattenQuestion(question)))
  const start = turn.history.length % Math.max(1, fresh.length - MOST + 1)
  return fresh.slice(start, start + MOST)
}
