import type { TutorPersona } from '../access/roles.ts'
import type { ResponseType } from '../chat/message.ts'

type Reconsidered = Extract<ResponseType, 'correct' | 'wrong' | 'normal'>

const SENTENCES: Record<Reconsidered, { friend: string; teacher: string }> = {
  correct: {
    friend: '다시 보니 맞았어! 아까는 내가 잘못 봤어, 미안.',
    teacher: '선생님이 다시 보니 맞았어요! 아까는 잘못 봤네요, 미안해요.',
  },
  wrong: {
    friend: '다시 보니 이 답은 아직이야. 아까는 내가 잘못 봤어. 한 번만 더 같이 풀어 보자.',
    teacher: '선생님이 다시 보니 이 답은 아직이에요. 아까는 잘못 봤네요. 한 번만 더 같이 풀어 봐요.',
  },
  normal: {
    friend: '다시 보니 값은 맞는데 쓰는 꼴만 조금 고치면 돼.',
    teacher: '선생님이 다시 보니 값은 맞아요. 쓰는 꼴만 조금 고치면 돼요.',
  },
}

/**
 * What the tutor says in the persona's voice where the server judged an answer otherwise than the device had; `responseType` is
 * the server's, which counts.
 */
export function reconsiderSentence(responseType: ResponseType, persona: TutorPersona): string {
  const voice = persona.startsWith('friend') ? 'friend' : 'teacher'
  const found = responseType === 'correct' || responseType === 'wrong' ? responseType : 'normal'
  return SENTENCES[found][voice]
}
