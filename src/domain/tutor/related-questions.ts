import { attachParticle } from '../korean/attach-particle.ts'
import { canAskAbout } from './practice/draw-question.ts'
import { flattenQuestion } from './practice/item-text.ts'
import type { Understanding } from './reading/understand.ts'
import { type Name, properName } from './reading/vocabulary.ts'
import type { TutorConcept } from './tutor-turn.ts'
import { isFriend } from './voice/speak.ts'

const MOST = 3

/** Names that are parts of a thing, not something to work out. */
const WITHOUT_METHOD: ReadonlySet<string> = new Set(['밑', '지수', '에라토스테네스의 체'])

/** The longest term that the concept is named after, else its name. */
function mainTermOf({ concept, terms }: TutorConcept): string {
  return (
    terms
      .map(({ term }) => term)
      .filter((term) => concept.content.includes(term))
      .sort((first, second) => second.length - first.length)[0] ?? concept.content
  )
}

/** 소인수분해 is done, 약수 are found, 최대공약수 is worked out, and of 소수 one tells. */
function howTo(word: string): string {
  if (/^(?:소수|합성수|서로소)$/.test(word)) return `${word}인지 어떻게 알아`
  const subject = attachParticle(word, '은/는')
  if (/(?:분해|계산|덧셈|뺄셈|곱셈|나눗셈|이항|대입)$/.test(word)) return `${subject} 어떻게 해`
  return `${subject} 어떻게 ${/^(?:약수|배수|소인수|인수)$/.test(word) ? '찾아' : '구해'}`
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
    ...(canAskAbout(word) && !WITHOUT_METHOD.has(word) ? [`${howTo(word)}${casual ? '?' : '요?'}`] : []),
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
