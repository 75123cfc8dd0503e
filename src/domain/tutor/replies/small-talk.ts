import { attachParticle } from '#domain/korean/attach-particle.ts'
import { listItems, readExplanation } from '../explanation/read-explanation.ts'
import type { Understanding } from '../reading/understand.ts'
import { isAboutPeople } from '../safety/read-distress.ts'
import { type Draft, type Reply, vary } from './draft.ts'

function conceptNameOf(read: Parameters<Reply>[0]): string {
  return read.concept?.concept.content ?? read.turn.unit.title
}

const CAN_DO = [
  "'소수가 뭐야?'처럼 **뜻**을 묻기",
  "'왜?', '예를 들어 줘', '어떻게 구해?', '둘이 뭐가 달라?'처럼 **이유, 예, 방법, 차이**를 묻기",
  "'60 소인수분해', '24, 36 최대공약수'처럼 **문제를 적어** 풀이를 한 단계씩 보기",
  '풀던 **풀이를 줄마다** 적어서 어디가 어긋났는지 찾기',
  "'문제 내 줘', '힌트'라고 말하기",
]

function greet(read: Understanding): Draft | null {
  return {
    blocks: [
      vary(
        read,
        `안녕하세요! 오늘은 ${attachParticle(`**${conceptNameOf(read)}**`, '을/를')} 같이 봐요.`,
        '또 만나서 반가워요! 궁금한 것부터 물어보세요.',
      ),
      '뜻, 이유, 예, 푸는 방법 무엇이든 편하게 물어보세요. 푼 것을 적으면 같이 살펴볼게요.',
    ],
    question: 'auto',
  }
}

function replyWithIntroduction(read: Understanding): Draft | null {
  return {
    blocks: [
      '셈샘이에요. 사람이 아니라 중학교 수학을 함께 공부하는 프로그램이에요.',
      `이 단원의 설명과 문제로 대답하고, 식을 한 단계씩 풀어 줄 수 있어요. 모르는 것은 모른다고 말할게요. 지금은 **${read.turn.unit.title}** 단원을 보고 있어요.`,
    ],
    question: 'auto',
  }
}

function replyWithAbilities(): Draft | null {
  return {
    blocks: ['이렇게 써 보세요.', CAN_DO.map((line) => `- ${line}`).join('\n')],
    question: 'auto',
  }
}

function calmDown(): Draft | null {
  return {
    blocks: [
      '속상한 일이 있었나 봐요. 셈샘이 잘못 알아들었다면 미안해요.',
      '어디가 답답했는지 한 줄만 적어 주면 거기서부터 다시 볼게요.',
    ],
    question: 'auto',
  }
}

/** Greetings, thanks, farewells, who and what the tutor is: only without any mathematics in the message. */
export function replyToSmallTalk(read: Understanding): Draft | null {
  const { wishes, topics, text } = read
  // 100점 맞았어 holds no mathematics.
  if (/\d(?!\d{0,2}\s?점)/.test(text)) return null
  if (wishes.has('insult') && topics.length === 0) return calmDown()
  if (wishes.has('identity') && topics.length === 0) return replyWithIntroduction(read)
  if (wishes.has('capability') && topics.length === 0) return replyWithAbilities()
  if (topics.length > 0) return null
  if (wishes.has('schoolTest')) {
    return {
      blocks: [
        '시험에 무엇이 나올지는 셈샘도 알 수 없어요. 다만 이 개념에서 꼭 알아야 할 것은 말해 줄 수 있어요.',
        coreOf(read),
      ],
      question: 'auto',
    }
  }
  if (wishes.has('cheating') && !wishes.has('offTopic')) {
    return {
      blocks: ['답만 옮겨 적으면 다음 문제에서 또 막혀요. 막힌 문제를 적어 주면 한 걸음씩 같이 풀어요.'],
      question: 'auto',
    }
  }
  if (wishes.has('thanks'))
    return {
      blocks: [vary(read, '도움이 됐다니 기뻐요!', '천만에요! 스스로 물어본 덕분이에요.')],
      question: 'auto',
    }
  if (wishes.has('bye')) {
    return {
      blocks: ['오늘도 수고했어요! 다음에는 여기서 이어서 하면 돼요. 떠나기 전에 하나만 떠올려 볼까요?'],
      question: 'auto',
    }
  }
  const isFirstWord = read.turn.history.length === 0 && wishes.has('agreement') && !wishes.has('example')
  return wishes.has('greeting') || isFirstWord ? greet(read) : null
}

function coreOf(read: Parameters<Reply>[0]): string {
  return (
    readExplanation(read.concept?.explanation ?? '')
      .summary.flatMap(listItems)
      .slice(0, 3)
      .map((line) => `- ${line}`)
      .join('\n') || `- ${read.concept?.concept.description ?? read.turn.unit.title}`
  )
}

/** Laughter, dots, nothing: the last question waits. */
export function replyToSilence(read: Understanding): Draft | null {
  return /[가-힣a-z\d]/i.test(read.text) && !/^[야얍음흠아어허]+[?!.]*$/.test(read.text)
    ? null
    : {
        blocks: [
          vary(
            read,
            '천천히 해도 괜찮아요. 생각나는 대로 적어 주세요.',
            '기다리고 있을게요. 막히면 "힌트"라고 적어 주세요.',
          ),
        ],
        question: read.asked ?? 'auto',
      }
}

/** Replies to a message about people that no other reply fits. Neither 'not found' nor a joke: it may be the start of something serious. */
export function replyToPersonal(read: Understanding): Draft | null {
  if (read.topics.length > 0 || read.acts.length > 0 || !isAboutPeople(read.turn.message)) return null
  return {
    blocks: [
      '이야기해 줘서 고마워요. 셈샘은 수학을 돕는 프로그램이라 이 이야기에는 잘 대답하기 어려워요.',
      '혹시 힘들거나 무서운 일이라면 믿을 수 있는 어른이나 **청소년전화 1388**(전화·문자, 24시간)에 꼭 말해 보세요. 아니라면 수학 이야기를 이어서 해요.',
    ],
    question: null,
  }
}

/** What is not study of mathematics: a plain, kind no, and back to the concept. */
export function replyToOffTopic(read: Understanding): Draft | null {
  if (!read.wishes.has('offTopic') || read.topics.length > 0 || /\d/.test(read.text)) return null
  return {
    blocks: [
      vary(
        read,
        '재미있는 이야기지만 셈샘은 수학만 도울 수 있어요.',
        '그건 셈샘이 잘 몰라요. 수학 이야기라면 얼마든지 할 수 있어요.',
      ),
      `다시 ${attachParticle(`**${conceptNameOf(read)}**`, '으로/로')} 돌아가서, 이건 어떨까요?`,
    ],
    question: 'auto',
  }
}

/** Nothing was found: says so, and what can be asked. */
export function replyToUnknown(read: Understanding): Draft {
  return {
    blocks: [
      vary(
        read,
        `그 말의 답은 내가 못 찾았어요.`,
        `무슨 뜻인지 확실히 알아듣지 못했어요. 조금만 더 풀어서 적어 줄래요?`,
      ),
      `이렇게 물어보면 잘 대답할 수 있어요.\n\n${CAN_DO.slice(0, 3)
        .map((line) => `- ${line}`)
        .join('\n')}`,
    ],
    question: 'auto',
  }
}
