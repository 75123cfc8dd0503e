import { setTimeout as wait } from 'node:timers/promises'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import type { HintRequest, TutorCallContext, TutorEvent, TutorPort } from '#server/chat/tutor-port.ts'

export interface ScriptedTutor extends TutorPort {
  /** What it was asked, in order. */
  turns: { turn: TutorTurn; caller: TutorCallContext }[]
  hints: HintRequest[]
}

/**
 * A tutor of the tests, steered by words of the message: `끝없이` writes until it is stopped, `조용히` writes nothing until it is
 * stopped, `실패` fails in the middle, `천천히` takes a while. Else two pieces, a term and a related question.
 */
export function makeScriptedTutor(): ScriptedTutor {
  const tutor: ScriptedTutor = {
    turns: [],
    hints: [],
    hasModel: true,
    models: () => [{ id: 'scripted', default: true }],
    streamTurn: (turn, caller, signal) => {
      tutor.turns.push({ turn, caller })
      return answer(turn.message, signal)
    },
    streamReplay: () => pieces(['다시 ', '한 답']),
    streamHint: (request) => {
      tutor.hints.push(request)
      return pieces(['먼저 ', '나누어 볼까요?'])
    },
  }
  return tutor
}

async function* pieces(texts: string[]): AsyncGenerator<{ content: string }> {
  for (const content of texts) yield { content }
}

async function* answer(message: string, signal: AbortSignal): AsyncGenerator<TutorEvent> {
  yield { content: '처음 ' }
  if (message.includes('끝없이')) {
    for (;;) {
      await wait(5, undefined, { signal })
      yield { content: '계속 ' }
    }
  }
  if (message.includes('조용히')) await wait(600_000, undefined, { signal })
  if (message.includes('실패')) throw new Error('the model went away')
  if (message.includes('천천히')) await wait(300, undefined, { signal })
  yield { termId: 'T1' }
  yield { content: '다음' }
  yield { reply: { response: '처음 다음', termIds: ['T1'], relatedQuestions: ['왜 그럴까요?'] } }
}
