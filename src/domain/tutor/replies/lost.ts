import { attachParticle } from '#domain/korean/attach-particle.ts'
import { inline } from '#domain/math/steps/inline-math.ts'
import { findBankCheck } from '../bank/find-bank-check.ts'
import { countAsked } from '../practice/thread-memory.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { readWishes } from '../reading/read-wishes.ts'
import { JUDGES, type Understanding } from '../reading/understand.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { type Draft, vary } from './draft.ts'
import { explainFurther, nearestCheck, openConcept } from './from-bank.ts'
import { isLost } from './is-stuck.ts'
import { findLastPoint } from './last-point.ts'

const MOST_TERMS = 4
const ASKS_WORD = /걸려요?\?$/

/** Whether the last reply is about its question: an exercise, a judgement, a hint. */
export function isAboutQuestion({ turn, asked }: Understanding): boolean {
  const last = turn.history.at(-1)
  if (asked === null || !last) return false
  return (
    countAsked(asked, turn.history) > 1 ||
    JUDGES.test(last.response) ||
    readWishes(normalizeMessage(last.message)).has('exercise')
  )
}

/** The tutor's question worked out, if it is a stored one. */
function workOutCheck(read: Understanding, concept: TutorConcept): string[] {
  const check = read.asked === null ? null : findBankCheck(read.asked, [concept])
  if (!check || countAsked(check.question, read.turn.history) < 2) return []
  const [word = check.key] = check.key.split(',')
  const key = check.kind === 'value' && !/[가-힣]/.test(word) ? inline(check.key) : `**${word.trim()}**`
  return [
    `아까 물은 것은 같이 풀어 봐요. ${check.because} 그래서 답은 ${attachParticle(key, '이에요/예요')}.`,
  ]
}

/** The concept before it in the unit. */
function findConceptBefore({ turn }: Understanding, { concept }: TutorConcept): TutorConcept | null {
  const at = turn.unit.concepts.findIndex((one) => one.concept.id === concept.id)
  return turn.unit.concepts[at - 1] ?? null
}

/** Nothing easier is left: the concept before it is offered, or the one word that is in the way. */
function askForWord(read: Understanding, concept: TutorConcept): Draft {
  const before = findConceptBefore(read, concept)
  const words = concept.terms.slice(0, MOST_TERMS).map(({ term }) => `**${term}**`)
  return {
    blocks: [
      vary(
        read,
        '여기까지 같이 본 것도 잘한 거예요. 한꺼번에 알지 않아도 괜찮아요.',
        '괜찮아요. 이 부분은 원래 여러 번 봐야 보여요.',
      ),
      ...(before
        ? [
            `바로 앞의 개념인 [${before.concept.content}](/chat/${read.turn.unit.id}/${before.concept.id})부터 다시 보고 오면 쉬워질 때가 많아요.`,
          ]
        : []),
      '걸리는 낱말 하나만 말해 주면 그 말부터 다시 볼게요. 선생님이나 친구에게 이 화면을 보여 주고 물어봐도 좋아요.',
    ],
    question: words.length > 1 ? `${words.join(', ')} 가운데 어느 말이 걸려요?` : '어느 낱말이 걸려요?',
  }
}

/** 'I do not get it', 'again', 'easier': what was told last, each time in other and easier words. */
export function replyToLost(read: Understanding): Draft | null {
  if (/\d\s*[-+×÷*/^]\s*\(?\d/.test(read.text)) return null
  if (!isLost(read.text) || read.topics.length > 0 || read.turn.openItem) return null
  const point = findLastPoint(read)
  const concept = point?.told?.concept ?? openConcept(read) ?? read.concept
  if (!concept) return null
  const check = read.asked === null ? null : findBankCheck(read.asked, [concept])
  if (isAboutQuestion(read) && !check && !ASKS_WORD.test(read.asked ?? '')) return null
  if (concept.bank === null) return null
  const further = explainFurther(read, concept)
  const worked = workOutCheck(read, concept)
  if (!further) {
    return worked.length > 0
      ? { blocks: ['괜찮아요.', ...worked], question: nearestCheck(read, concept, worked.join(' ')) }
      : askForWord(read, concept)
  }
  // Who asks for easier words gets fewer of them.
  return read.acts.includes('asks-easier') ? further : { ...further, blocks: [...further.blocks, ...worked] }
}
