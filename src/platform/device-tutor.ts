import type { TutorPersona } from '#domain/access/roles.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { Item } from '#domain/exam/item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { chooseHint } from '#domain/tutor/choose-hint.ts'
import { streamReply } from '#domain/tutor/stream-reply.ts'
import type { TutorReply, TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { speak } from '#domain/tutor/voice/speak.ts'
import { loadDeviceUnit } from './device-unit.ts'

/** Between two pieces of a reply: the server's pace, 30 events a second. */
const PIECE_MS = 33

/** The built-in tutor's reply over the downloaded unit, or null where it is not on the device. */
export async function answerOnDevice(
  unitId: string,
  turn: Omit<TutorTurn, 'unit' | 'outline' | 'templates'>,
): Promise<TutorReply | null> {
  const local = await loadDeviceUnit(unitId)
  return local && answerTurn({ ...turn, ...local })
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PIECE_MS))

/** The reply as the server would stream it; at once where nobody looks. */
export async function* streamOnDevice(reply: TutorReply, stop: AbortSignal): AsyncGenerator<StreamEvent> {
  for (const content of streamReply(reply)) {
    if (stop.aborted) return
    yield { content }
    if (!document.hidden) await pause()
  }
  for (const termId of reply.termIds) yield { termId }
  yield { response: reply.response, relatedQuestions: reply.relatedQuestions, done: true }
}

interface StoredHint {
  item: Item
  /** The learner's last wrong answer; null while there is none. */
  answer: string | null
  hintsShown: number
  persona: TutorPersona
}

const WITHOUT_HINT = '문제에서 구하라는 것과 주어진 것을 한 줄씩 적어 보세요.'

/** The next stored hint in the persona's voice, as the built-in tutor of the server gives it. */
export function hintOnDevice({ persona, ...request }: StoredHint): string {
  const { mistake, hint } = chooseHint(request)
  const texts = [mistake, hint].filter((text) => text !== null)
  return (texts.length > 0 ? texts : [WITHOUT_HINT]).map((text) => speak(persona, text)).join('\n\n')
}
