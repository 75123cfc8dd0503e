import type { TutorPersona } from '#domain/access/roles.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import type { Item } from '#domain/exam/item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { prepareBank } from '#domain/tutor/bank/search-bank.ts'
import { chooseHint } from '#domain/tutor/choose-hint.ts'
import { streamReply } from '#domain/tutor/stream-reply.ts'
import type { TutorReply, TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { speak } from '#domain/tutor/voice/speak.ts'
import { loadDeviceUnit } from './device-unit.ts'
import { runInSlices } from './run-in-slices.ts'
import { whenIdle } from './when-idle.ts'

/** Between two pieces of a reply: 30 events a second, as from the server. */
const PIECE_MS = 33

/** A hidden page is not drawn, and its timers are slowed down. */
function restBriefly(resume: () => void): void {
  if (document.hidden) resume()
  else setTimeout(resume)
}

/** Builds what the tutor needs of a downloaded unit in idle time, so that the first question does not wait for it. */
export async function prepareDeviceTutor(unitId: string): Promise<void> {
  const local = await loadDeviceUnit(unitId)
  if (local) await runInSlices(prepareBank(local.unit), whenIdle)
}

/** Returns the built-in tutor's reply from the downloaded unit; null if it is not downloaded. */
export async function answerOnDevice(
  unitId: string,
  turn: Omit<TutorTurn, 'unit' | 'outline' | 'templates'>,
): Promise<TutorReply | null> {
  const local = await loadDeviceUnit(unitId)
  if (!local) return null
  await runInSlices(prepareBank(local.unit), restBriefly)
  return answerTurn({ ...turn, ...local })
}

function pause() {
  return new Promise<void>((resolve) => setTimeout(resolve, PIECE_MS))
}

/** Streams a reply as the server does; without pauses while the page is hidden. */
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

/** Returns the next stored hint in the persona's voice, as the server's built-in tutor does. */
export function hintOnDevice({ persona, ...request }: StoredHint): string {
  const { mistake, hint } = chooseHint(request)
  const texts = [mistake, hint].filter((text) => text !== null)
  return (texts.length > 0 ? texts : [WITHOUT_HINT]).map((text) => speak(persona, text)).join('\n\n')
}
