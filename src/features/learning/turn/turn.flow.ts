import { atom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import type { StreamEvent } from '#domain/chat/stream-event.ts'
import {
  foldTurn,
  type TurnEffect,
  type TurnEvent,
  type TurnRequest,
  type TurnState,
  type TurnStatus,
} from '#domain/chat/turn-machine.ts'
import type { QuestionBody } from '#domain/outbox/record.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { NETWORK_SENTENCE, toAppError } from '#platform/http.ts'
import { FIRST_PIECE_MS, SILENT_SENTENCE } from '#platform/open-stream.ts'
import { outboxOf, type PersonOutbox } from '#platform/outbox.ts'
import { type PromptChoice, promptChoiceAtom } from '#platform/prompt-choice.ts'
import { waitForOffline } from '#platform/wait-for-network.ts'
import { waitScaled } from '#platform/wait-scale.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { fetchMessages } from '../thread/learning.api.ts'
import { ASK_EVERY_MS } from '../thread/poll-replies.state.ts'
import {
  endReceivingAtom,
  progressReceivingAtom,
  putTurnAtom,
  type Receiving,
  startReceivingAtom,
  type ThreadState,
  threadAtom,
} from '../thread/thread.state.ts'
import { replyOnDeviceAtom } from './device-reply.state.ts'
import { CUT_SENTENCE, readStream, type StreamRead } from './read-stream.ts'
import { streamReply } from './stream.api.ts'
import { setTurnProblemAtom } from './turn-problems.state.ts'
import { postponeQuestionAtom } from './waiting-question.state.ts'

/** A turn on its way through the machine. */
interface TurnRun {
  /** The thread as it was when the question was asked. */
  readonly thread: ThreadState
  /** Null for a visitor. */
  readonly outbox: PersonOutbox | null
  /** As the question was asked: its body stays the same when it is sent again. */
  readonly prompt: PromptChoice | null
  turn: ChatMessage
  /** The turn as it was before the reply that is on its way. */
  before: ChatMessage
  receiving: Receiving
  /** The stream that is being read: the server's, or the device's. */
  events: AsyncGenerator<StreamEvent> | null
}

function outboxOfThread({ user, threadId }: ThreadState) {
  return user && threadId !== null ? outboxOf(user.id) : null
}

function questionBody({ thread, turn, prompt }: Pick<TurnRun, 'thread' | 'turn' | 'prompt'>): QuestionBody {
  const { place, threadId } = thread
  const { unitId, conceptId } = place
  return {
    message: turn.message,
    curriculumId: unitId,
    ...(conceptId !== null && { conceptId }),
    ...(threadId !== null && { id: turn.id, threadId }),
    context: turn.context,
    ...(turn.ocrResultId !== null && { ocrResultId: turn.ocrResultId }),
    ...prompt,
  }
}

/**
 * Asks the tutor and shows the reply. Resolves once the question is durable; false if another reply is on its way. `takeBack` runs in
 * between, for a question that replaces another: if the page dies there, the device has both. If it returns false or throws, nothing is
 * asked.
 */
export const sendQuestionAtom = atom(
  null,
  async (
    get,
    set,
    thread: ThreadState,
    turn: ChatMessage,
    takeBack?: () => Promise<boolean>,
  ): Promise<boolean> => {
    const receiving = set(startReceivingAtom, turn.id)
    if (!receiving) return false
    const outbox = outboxOfThread(thread)
    const prompt = get(promptChoiceAtom)
    const run: TurnRun = { thread, outbox, prompt, turn, before: turn, receiving, events: null }
    try {
      // If the page is killed right after this, the question still waits for the network; one that replaces another is not sent before that is taken back.
      const unattended = takeBack === undefined && !get(reachableAtom) && !thread.isDownloaded
      await outbox?.enqueue('question', turn.id, questionBody(run), unattended)
    } catch (cause) {
      void set(driveAtom, run, { status: 'saving' }, { type: 'notSaved' })
      const title = '기기에 저장하지 못해서 보내지 않았어요'
      set(showToastAtom, { severity: 'error', title, detail: '저장 공간을 확인하고 다시 보내 주세요.' })
      throw new AppError('STORAGE', { cause, message: title })
    }
    let isTakenBack = false
    try {
      isTakenBack = takeBack === undefined || (await takeBack())
    } finally {
      if (!isTakenBack) {
        set(endReceivingAtom, turn.id)
        await outbox?.finishQuestion(turn.id)
      }
    }
    if (!isTakenBack) return false
    void set(driveAtom, run, { status: 'saving' }, { type: 'saved', isReachable: get(reachableAtom) })
    return true
  },
)

/** Answers a failed turn on the device. False if that is not possible: the turn is as it was. */
export const answerFailedAtom = atom(
  null,
  async (get, set, thread: ThreadState, turn: ChatMessage): Promise<boolean> => {
    const claimed = set(claimFailedAtom, turn.id)
    if (!claimed) return false
    const prompt = get(promptChoiceAtom)
    const run: TurnRun = { thread, outbox: outboxOfThread(thread), prompt, events: null, ...claimed }
    return (await set(driveAtom, run, { status: 'failed' }, { type: 'reclaimed' })) === 'done'
  },
)

/** Runs a turn from `event` until nothing more happens by itself; never rejects. */
const driveAtom = atom(
  null,
  async (_get, set, run: TurnRun, start: TurnState, event: TurnEvent): Promise<TurnStatus> => {
    let current = start
    let next: TurnEvent | null = event
    while (next) {
      const { state, effects, request } = foldTurn(current, next)
      current = state
      try {
        for (const effect of effects) {
          const pending = set(applyAtom, run, effect)
          if (pending) await pending
        }
        next = request && (await set(requestAtom, run, request))
      } catch (error) {
        next = { type: 'broke', problem: toAppError(error).message }
      }
    }
    return current.status
  },
)

const applyAtom = atom(null, (get, set, run: TurnRun, effect: TurnEffect): Promise<void> | undefined => {
  const { thread, outbox, turn } = run
  const show = (shown: ChatMessage) => set(putTurnAtom, thread.place, shown)
  switch (effect.type) {
    case 'show':
      run.turn = { ...turn, ...effect.turn }
      show(run.turn)
      return
    case 'showProgress':
      set(progressReceivingAtom, turn.id, effect.stream.text)
      return
    case 'showDeviceWriting':
      show({ ...turn, response: '', status: 'loading' })
      return
    case 'showDeviceReply':
      // The server may have confirmed it while it was being written.
      if (findTurn(get(threadAtom), turn.id)?.status === 'loading') show(turn)
      return
    case 'restore':
      run.turn = run.before
      show(run.turn)
      return
    case 'setProblem':
      set(setTurnProblemAtom, turn.id, effect.sentence ?? SILENT_SENTENCE)
      return
    case 'release':
      closeEvents(run)
      set(endReceivingAtom, turn.id)
      return
    case 'acknowledge':
      return outbox?.finishQuestion(turn.id, turn).catch(() => giveUp(run))
    case 'giveUp':
      return giveUp(run)
  }
})

/** The device refused more than that already: what cannot be written is tried again when the thread is next opened. */
async function giveUp({ outbox, turn }: TurnRun): Promise<void> {
  await outbox?.failQuestion(turn.id).catch(() => undefined)
}

function closeEvents(run: TurnRun): void {
  run.events?.return(undefined).catch(() => undefined) // cut already
  run.events = null
}

function findTurn(thread: ThreadState | null, id: string) {
  return thread?.turns.find((turn) => turn.id === id)
}

const requestAtom = atom(
  null,
  async (get, set, run: TurnRun, request: TurnRequest): Promise<TurnEvent | null> => {
    const { thread, turn } = run
    switch (request) {
      case 'waitForLane':
        return await waitForLane(run)
      case 'read':
        run.events ??= openReply(run)
        return toTurnEvent(await readStream(run.events, run.receiving.abort.signal))
      case 'replyOnDevice':
        return await set(requestDeviceReplyAtom, run)
      case 'postpone':
        if (!run.outbox) return { type: 'notPostponed' }
        await set(postponeQuestionAtom, thread, turn.id)
        return { type: 'postponed' }
      case 'readSavedLater':
      case 'readSaved': {
        if (request === 'readSavedLater') await waitScaled(ASK_EVERY_MS, run.receiving.abort.signal)
        const status = await set(readSavedAtom, run)
        return { type: 'savedRead', status, isReachable: get(reachableAtom) }
      }
      case 'reclaim': {
        const claimed = set(claimFailedAtom, turn.id)
        if (!claimed) return null
        Object.assign(run, claimed)
        return { type: 'reclaimed' }
      }
    }
  },
)

/** Waits until earlier records of the thread are sent. In a downloaded unit it ends once the server cannot be reached: the device answers. */
async function waitForLane({ thread, outbox, turn, receiving }: TurnRun): Promise<TurnEvent> {
  if (!outbox) return { type: 'laneFree' }
  const stop = receiving.abort.signal
  const away = new AbortController()
  if (thread.isDownloaded) void waitForOffline(FIRST_PIECE_MS, stop).then(() => away.abort())
  const limit = AbortSignal.any([stop, away.signal, AbortSignal.timeout(FIRST_PIECE_MS)])
  if (await outbox.waitForTurn(turn.id, limit)) return { type: 'laneFree' }
  if (stop.aborted) return { type: 'stopped' }
  return { type: 'closed', isServerAbsent: true, problem: NETWORK_SENTENCE }
}

function openReply(run: TurnRun): AsyncGenerator<StreamEvent> {
  const { thread, turn, receiving } = run
  const learner = thread.user && { turnId: turn.id, userId: thread.user.id }
  return streamReply(questionBody(run), learner, receiving.abort.signal)
}

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

function toTurnEvent(read: StreamRead): TurnEvent {
  if (read.type !== 'closed') return read
  const { failure } = read
  // A stream that ends without an event is a captive portal's page or a cut connection.
  const isServerAbsent =
    failure === null ||
    failure.status === 0 ||
    (GATEWAY_STATUSES.has(failure.status) && failure.code !== 'BUSY')
  return { type: 'closed', isServerAbsent, problem: failure?.message ?? CUT_SENTENCE }
}

const requestDeviceReplyAtom = atom(null, async (get, set, run: TurnRun): Promise<TurnEvent> => {
  if (!get(threadAtom)?.isDownloaded) return { type: 'deviceUnavailable' }
  const reply = await set(replyOnDeviceAtom, run.thread, run.turn, run.receiving.abort.signal)
  if (!reply) return { type: 'deviceUnavailable' }
  closeEvents(run)
  Object.assign(run, reply)
  return { type: 'deviceReplied' }
})

/** A lost stream may have been finished by the server: what it saved counts. Returns its status. */
const readSavedAtom = atom(null, async (_get, set, run: TurnRun) => {
  const { thread, outbox, turn } = run
  if (thread.threadId === null || !outbox) return null
  try {
    const saved = (await fetchMessages(thread.threadId)).find(({ id }) => id === turn.id)
    if (!saved) return null
    await outbox.finishQuestion(turn.id, saved)
    if (saved.status !== 'loading') {
      run.turn = saved
      set(putTurnAtom, thread.place, saved)
    }
    return saved.status
  } catch {
    // Still unreachable: the turn stays an error with retry.
    return null
  }
})

/** Starts to receive a reply to a turn that failed; null if it did not fail, or another reply is on its way. */
const claimFailedAtom = atom(
  null,
  (get, set, id: string): Pick<TurnRun, 'turn' | 'before' | 'receiving'> | null => {
    const turn = findTurn(get(threadAtom), id)
    const receiving = turn?.status === 'error' ? set(startReceivingAtom, id) : null
    return turn && receiving ? { turn, before: turn, receiving } : null
  },
)
