import { atom } from 'jotai/vanilla'
import type { AppError } from '#contract/error.ts'
import { foldStream, type StreamState } from '#domain/chat/fold-stream.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import { toAppError } from '#platform/http.ts'
import { progressReceivingAtom, type Receiving } from './thread.state.ts'

const CUT_SENTENCE = '연결이 끊겨서 여기까지만 왔어요. 다시 물어보면 이어서 배울 수 있어요.'

/** Why a turn failed, by turn id: said below what came of it. Gone with the page. */
const problems = atom<ReadonlyMap<string, string>>(new Map())
export const turnProblemsAtom = atom((get) => get(problems))

export const noteProblemAtom = atom(null, (get, set, turnId: string, sentence: string) =>
  set(problems, new Map(get(problems)).set(turnId, sentence)),
)

export interface Followed {
  stream: StreamState
  /** What the stream threw; null where it ended or closed by itself. */
  failure: AppError | null
}

/** Folds a stream into the receiving slot until it ends; what came before it broke stays. */
export const followStreamAtom = atom(
  null,
  async (get, set, receiving: Receiving, events: AsyncIterable<StreamEvent>): Promise<Followed> => {
    let stream = receiving.stream
    const { messageId, abort } = receiving
    try {
      for await (const event of events) {
        stream = foldStream(stream, { type: 'event', event })
        set(progressReceivingAtom, messageId, stream)
        if (stream.status !== 'receiving') return { stream, failure: null }
      }
    } catch (error) {
      if (abort.signal.aborted) return { stream: foldStream(stream, { type: 'stopped' }), failure: null }
      const failure = toAppError(error)
      // What specification section 8 calls a stream that cannot be opened or read.
      // biome-ignore lint/suspicious/noConsole: the beacon listens
      if (typeof failure.cause === 'string') console.warn(failure.cause, failure.status)
      set(noteProblemAtom, messageId, failure.message)
      return { stream: foldStream(stream, { type: 'closed' }), failure }
    }
    if (abort.signal.aborted) return { stream: foldStream(stream, { type: 'stopped' }), failure: null }
    if (!get(problems).has(messageId)) set(noteProblemAtom, messageId, CUT_SENTENCE)
    return { stream: foldStream(stream, { type: 'closed' }), failure: null }
  },
)

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Nothing of a reply came, because nobody was there to write one. */
export function foundNobody({ stream, failure }: Followed): boolean {
  if (stream.status !== 'error' || stream.text !== '' || stream.problem !== null) return false
  // A stream that closes without a word is a captive portal's page or a cut connection.
  return failure === null || failure.status === 0 || GATEWAY_STATUSES.has(failure.status)
}
