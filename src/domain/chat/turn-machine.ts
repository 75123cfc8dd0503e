import { EMPTY_STREAM, foldStream, type StreamInput, type StreamState } from './fold-stream.ts'
import type { ChatMessage, MessageStatus } from './message.ts'
import type { StreamEvent } from './stream-event.ts'

/** What happens to a question if the device's tutor cannot answer it. */
type Fallback =
  /** It was not sent yet: it waits for the network, or is sent anyway. */
  | { type: 'send' }
  /** It was sent and not received: it waits for the network, or fails with this stream. */
  | { type: 'close'; stream: StreamState }
  /** It had failed before: it is shown as it was. */
  | { type: 'restore' }

/**
 * A question and its reply. `done`, `stopped`, `waiting` and `refused` are final; a turn that `failed` can still be answered on the
 * device. Asking again makes a new turn.
 */
export type TurnState =
  /** Being written to the outbox; nothing is shown yet. */
  | { status: 'saving' }
  /** Durable; waits until the server has what comes before it in its thread. */
  | { status: 'queued' }
  | { status: 'streaming'; stream: StreamState }
  /** The device's tutor is asked; `stream` is null until its reply is saved. */
  | { status: 'onDevice'; stream: StreamState | null; fallback: Fallback }
  /** Being handed to the outbox, which asks it as soon as the server can be reached. */
  | { status: 'postponing'; fallback: Exclude<Fallback, { type: 'restore' }> }
  /**
   * The server is asked what it has saved: shown as failed meanwhile, and as on its way while the server is still at work.
   * `isUnanswered`: nothing of a reply came.
   */
  | { status: 'checking'; isUnanswered: boolean; isServerAtWork: boolean }
  | { status: 'done' | 'stopped' | 'failed' | 'waiting' | 'refused' }

export type TurnStatus = TurnState['status']

export type TurnEvent =
  | { type: 'saved'; isReachable: boolean }
  /** The device refused to store it. */
  | { type: 'notSaved' }
  | { type: 'laneFree' }
  /** One event of the server's stream, or of the device's. */
  | { type: 'event'; event: StreamEvent }
  /**
   * The stream ended before its reply did, or was never opened. `isServerAbsent`: no server received the question; `problem`: the
   * sentence for the learner.
   */
  | { type: 'closed'; isServerAbsent: boolean; problem: string }
  /** The learner pressed stop, or left. */
  | { type: 'stopped' }
  /** The device's tutor has a reply, and it is saved. */
  | { type: 'deviceReplied' }
  | { type: 'deviceUnavailable' }
  | { type: 'postponed' }
  | { type: 'notPostponed' }
  /** What the server has saved of the turn: `loading` while it is at work; null if it has nothing or cannot be asked. */
  | { type: 'savedRead'; status: MessageStatus | null; isReachable: boolean }
  /** A failed turn may receive a reply again. */
  | { type: 'reclaimed' }
  /** Something failed that should not have. */
  | { type: 'broke'; problem: string }

type ShownTurn = Pick<ChatMessage, 'status'> & Partial<Pick<ChatMessage, 'response' | 'relatedQuestions'>>

/** What a step changes, on the screen and on the device. */
export type TurnEffect =
  | { type: 'show'; turn: ShownTurn }
  | { type: 'showProgress'; stream: StreamState }
  /** Marks the turn as the device's while it is being written. */
  | { type: 'showDeviceWriting' }
  | { type: 'showDeviceReply' }
  /** Shows a failed turn as it was. */
  | { type: 'restore' }
  /** `sentence` is null if the stream names no reason. */
  | { type: 'setProblem'; sentence: string | null }
  /** The next turn may begin. */
  | { type: 'release' }
  /** The server has the question: its record is deleted. */
  | { type: 'acknowledge' }
  /** The server may not have the question: its record is marked as failed and holds nothing back. */
  | { type: 'giveUp' }

/** What a step asks for once its effects are done; the answer is the next event. */
export type TurnRequest =
  | 'waitForLane'
  /** The next event of the stream, which the first read opens. */
  | 'read'
  | 'replyOnDevice'
  | 'postpone'
  | 'readSaved'
  /** The same after a while. */
  | 'readSavedLater'
  /** To receive a reply to a failed turn; no event if another turn is receiving one. */
  | 'reclaim'

export interface TurnStep {
  state: TurnState
  effects: readonly TurnEffect[]
  request: TurnRequest | null
}

function step(
  state: TurnState,
  effects: readonly TurnEffect[] = [],
  request: TurnRequest | null = null,
): TurnStep {
  return { state, effects, request }
}

function isStreamInput(event: TurnEvent): event is TurnEvent & StreamInput {
  return event.type === 'event' || event.type === 'closed' || event.type === 'stopped'
}

/** Shows how the stream ended; an error is compared with what the server has saved. */
function close(stream: StreamState, isUnanswered: boolean, before: readonly TurnEffect[] = []): TurnStep {
  const { status: ended, text: response, relatedQuestions, messageId } = stream
  const status = ended === 'receiving' ? 'error' : ended
  const effects: TurnEffect[] = [
    ...before,
    { type: 'show', turn: { status, response, relatedQuestions: [...relatedQuestions] } },
    { type: 'release' },
    { type: messageId === null ? 'giveUp' : 'acknowledge' },
  ]
  if (status === 'success') return step({ status: 'done' }, effects)
  if (status === 'aborted') return step({ status: 'stopped' }, effects)
  return step(
    { status: 'checking', isUnanswered: isUnanswered && messageId !== null, isServerAtWork: false },
    effects,
    'readSaved',
  )
}

function foldSaving(state: TurnState, event: TurnEvent): TurnStep {
  if (event.type === 'notSaved') return step({ status: 'refused' }, [{ type: 'release' }])
  if (event.type !== 'saved') return step(state)
  const effects: TurnEffect[] = [{ type: 'show', turn: { status: 'loading' } }]
  if (event.isReachable) return step({ status: 'queued' }, effects, 'waitForLane')
  return step(askDevice({ type: 'send' }), effects, 'replyOnDevice')
}

function askDevice(fallback: Fallback): TurnState {
  return { status: 'onDevice', stream: null, fallback }
}

function foldReply(state: TurnState, before: StreamState, event: TurnEvent): TurnStep {
  if (!isStreamInput(event)) return step(state)
  const stream = foldStream(before, event)
  if (stream.status === 'receiving')
    return step({ status: 'streaming', stream }, [{ type: 'showProgress', stream }], 'read')
  const isFailed = stream.status === 'error'
  const hasNothing = stream.text === '' && stream.problem === null
  const isUnanswered = isFailed && hasNothing && (event.type !== 'closed' || event.isServerAbsent)
  const sentence = stream.problem ?? (event.type === 'closed' ? event.problem : null)
  const problem: TurnEffect[] = isFailed ? [{ type: 'setProblem', sentence }] : []
  if (!isUnanswered || stream.messageId !== null) return close(stream, isUnanswered, problem)
  return step(askDevice({ type: 'close', stream }), problem, 'replyOnDevice')
}

function foldOnDevice(state: TurnState & { status: 'onDevice' }, event: TurnEvent): TurnStep {
  const { fallback } = state
  if (state.stream) {
    if (!isStreamInput(event)) return step(state)
    const stream = foldStream(state.stream, event)
    if (stream.status !== 'receiving') return endOnDevice()
    return step({ ...state, stream }, [{ type: 'showProgress', stream }], 'read')
  }
  if (event.type === 'deviceReplied')
    return step({ ...state, stream: EMPTY_STREAM }, [{ type: 'showDeviceWriting' }], 'read')
  if (event.type !== 'deviceUnavailable') return step(state)
  if (fallback.type === 'restore') return restore()
  return step({ status: 'postponing', fallback }, [], 'postpone')
}

/** The whole reply is saved before the first word is shown: it counts however much was written out. */
function endOnDevice(): TurnStep {
  return step({ status: 'done' }, [{ type: 'showDeviceReply' }, { type: 'release' }])
}

function restore(): TurnStep {
  return step({ status: 'failed' }, [{ type: 'restore' }, { type: 'release' }])
}

function foldPostponing(state: TurnState & { status: 'postponing' }, event: TurnEvent): TurnStep {
  if (event.type === 'postponed')
    return step({ status: 'waiting' }, [{ type: 'show', turn: { status: 'error' } }, { type: 'release' }])
  if (event.type !== 'notPostponed') return step(state)
  const { fallback } = state
  if (fallback.type === 'close') return close(fallback.stream, true)
  return step({ status: 'queued' }, [], 'waitForLane')
}

function foldChecking(state: TurnState & { status: 'checking' }, event: TurnEvent): TurnStep {
  if (event.type !== 'savedRead') return step(state)
  if (event.status === 'success') return step({ status: 'done' })
  if (event.status === 'aborted') return step({ status: 'stopped' })
  if (event.status === 'loading') {
    const effects: TurnEffect[] = state.isServerAtWork ? [] : [{ type: 'show', turn: { status: 'loading' } }]
    return step({ ...state, isServerAtWork: true }, effects, 'readSavedLater')
  }
  const asksDevice = state.isUnanswered && !event.isReachable
  return step({ status: 'failed' }, showFailed(state), asksDevice ? 'reclaim' : null)
}

function showFailed({ isServerAtWork }: TurnState & { status: 'checking' }): TurnEffect[] {
  return isServerAtWork ? [{ type: 'show', turn: { status: 'error' } }] : []
}

function foldFailed(state: TurnState, event: TurnEvent): TurnStep {
  if (event.type !== 'reclaimed') return step(state)
  return step(
    askDevice({ type: 'restore' }),
    [{ type: 'show', turn: { status: 'loading', response: '' } }],
    'replyOnDevice',
  )
}

/** An unforeseen failure: the learner can ask again, and nothing behind the question in its thread waits for it. */
function foldBroke(state: TurnState, problem: string): TurnStep {
  const setProblem: TurnEffect = { type: 'setProblem', sentence: problem }
  switch (state.status) {
    case 'done':
    case 'stopped':
    case 'failed':
    case 'waiting':
    case 'refused':
      return step(state)
    case 'saving':
      return foldSaving(state, { type: 'notSaved' })
    case 'checking':
      return step({ status: 'failed' }, [setProblem, ...showFailed(state)])
    case 'onDevice':
      if (state.stream) return endOnDevice()
      if (state.fallback.type === 'restore') return restore()
      break
    default:
  }
  return step(
    { status: 'failed' },
    [setProblem, { type: 'show', turn: { status: 'error' } }, { type: 'release' }, { type: 'giveUp' }],
    null,
  )
}

/**
 * The state after `event`, and what is to be done. An event that the state does not expect changes nothing, so that what comes late is
 * dropped here and nowhere else.
 */
export function foldTurn(state: TurnState, event: TurnEvent): TurnStep {
  if (event.type === 'broke') return foldBroke(state, event.problem)
  switch (state.status) {
    case 'saving':
      return foldSaving(state, event)
    case 'queued':
      if (event.type === 'laneFree') return step({ status: 'streaming', stream: EMPTY_STREAM }, [], 'read')
      // Nothing comes before the stream is opened.
      return event.type === 'event' ? step(state) : foldReply(state, EMPTY_STREAM, event)
    case 'streaming':
      return foldReply(state, state.stream, event)
    case 'onDevice':
      return foldOnDevice(state, event)
    case 'postponing':
      return foldPostponing(state, event)
    case 'checking':
      return foldChecking(state, event)
    case 'failed':
      return foldFailed(state, event)
    case 'done':
    case 'stopped':
    case 'waiting':
    case 'refused':
      return step(state)
  }
}
