import { attachParticle } from '#domain/korean/attach-particle.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { readActs } from '../reading/read-acts.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'

/** Turns without a question after a protest against questions. */
const SILENT_TURNS = 2

/** Whether the learner has just asked for fewer questions. */
export function wantsNoQuestion(read: Understanding): boolean {
  return (
    read.acts.includes('protests-questions') ||
    read.turn.history
      .slice(-SILENT_TURNS)
      .some(({ message }) => readActs(normalizeMessage(message)).includes('protests-questions'))
  )
}

const KIND = [
  [
    /시험.*(?:망|못\s?봤)|망(?:함|했|햇)/,
    '시험이 마음대로 안 되면 정말 속상하죠. 틀린 문제 하나를 알고 넘어가면 다음에는 달라져요.',
  ],
  [
    /바본가|바보\s?같|바보인|멍청한가|나만/,
    '아니에요, 바보가 아니에요. 처음 배울 때는 누구나 헷갈려요. 모른다고 말한 것부터 잘한 거예요.',
  ],
  [
    /말이?\s?안\s?통|못\s?알아|딴\s?소리|이상한|도움\s?안|빡|킹받|화나|짜증|답답|열\s?받/,
    '많이 답답했군요. 잘 못 알아들었다면 미안해요. 같이 천천히 다시 해 봐요.',
  ],
  [
    /졸[려리린]|쉬고\s?싶|피곤/,
    '피곤하면 쉬어도 괜찮아요. 여기까지 한 것은 그대로 남아 있어요. 나중에 이어서 해요.',
  ],
  [/싫|시러|노잼|재미\s?[없업]|지루|귀찮/, '수학이 싫은 날도 있어요. 그럴 때는 조금만 해도 괜찮아요.'],
  [
    /포기|때려|못\s?하겠|자신\s?없/,
    '지금은 힘들어 보여도 괜찮아요. 다 하려고 하지 말고 한 가지만 같이 해 봐요.',
  ],
] as const

/** Anger, despair, boredom: the feeling first, then one small step that asks for nothing hard. */
export function replyToMood(read: Understanding): Draft | null {
  if (read.topics.length > 0 || /\d/.test(read.text)) return null
  if (read.acts[0] === 'protests-questions') {
    return {
      blocks: ['질문이 너무 많았죠? 미안해요. 이제 묻지 않고 설명할게요. 궁금한 것을 편하게 말해 주세요.'],
      question: null,
    }
  }
  const name = read.concept?.concept.content ?? read.turn.unit.title
  if (read.acts.includes('asks-before-test')) {
    return {
      blocks: [
        `시험을 앞두면 떨리고 걱정되죠. 오늘은 ${attachParticle(`**${name}**`, '을/를')} 하나씩만 확인해요. '정리해 줘', '많이 틀리는 것', '문제 내 줘' 가운데 하나를 골라 말해 주세요.`,
      ],
      question: 'auto',
    }
  }
  if (!read.acts.includes('protests')) return null
  const kind = KIND.find(([pattern]) => pattern.test(read.text))?.[1]
  return {
    blocks: [
      kind ?? vary(read, '그런 날도 있어요. 괜찮아요.', '많이 힘들었군요. 괜찮아요.'),
      `쉬어도 되고, ${attachParticle(`**${name}**`, '을/를')} '처음부터'라고 말하면 쉬운 것부터 같이 갈게요.`,
    ],
    question: null,
  }
}
