import { NOTHING_RELEASED, type ReleaseState, releaseText } from './release-text.ts'
import type { StreamEvent } from './stream-event.ts'

/**
 * A reply as it streams (specification section 4, Streams): the text is let through by `releaseText`, which holds back open
 * `python` and `question` fences.
 */
export interface StreamState {
  status: 'receiving' | 'success' | 'error' | 'aborted'
  messageId: string | null
  /** What is shown. */
  text: string
  /** What came and is not shown yet. */
  release: ReleaseState
  termIds: readonly string[]
  relatedQuestions: readonly string[]
  /** The server's sentence of a failure. */
  problem: string | null
}

export type StreamInput =
  | { type: 'event'; event: StreamEvent }
  /** The connection ended without `done`. */
  | { type: 'closed' }
  /** The learner pressed stop. */
  | { type: 'stopped' }

export const EMPTY_STREAM: StreamState = {
  status: 'receiving',
  messageId: null,
  text: '',
  release: NOTHING_RELEASED,
  termIds: [],
  relatedQuestions: [],
  problem: null,
}

/** Ends the stream; what was held back is shown, so that nothing that came is lost. */
function end(state: StreamState, status: 'success' | 'error' | 'aborted'): StreamState {
  return { ...state, status, text: state.text + state.release.held, release: NOTHING_RELEASED }
}

function addContent(state: StreamState, content: string): StreamState {
  const { released, state: release } = releaseText(state.release, content)
  return { ...state, text: state.text + released, release }
}

function foldEvent(state: StreamState, event: StreamEvent): StreamState {
  let next = state
  const { messageId, termId, relatedQuestions, content, response } = event
  if (messageId !== undefined) next = { ...next, messageId }
  if (termId !== undefined && !next.termIds.includes(termId)) {
    next = { ...next, termIds: [...next.termIds, termId] }
  }
  if (relatedQuestions) next = { ...next, relatedQuestions }
  if (content !== undefined) next = addContent(next, content)
  if (event.level === 'error') next = { ...next, problem: event.message ?? next.problem }
  if (!event.done) return next
  if (event.level === 'error') return end(next, 'error')
  const done = { ...end(next, 'success'), problem: null }
  return response === undefined ? done : { ...done, text: response }
}

/**
 * The state after `input`. A stream ends with `done`; `level: 'error'` with it is a failure; a connection that closes before is an
 * error, unless the learner stopped it. An ended stream stays as it is.
 */
export function foldStream(state: StreamState, input: StreamInput): StreamState {
  if (state.status !== 'receiving') return state
  if (input.type === 'event') return foldEvent(state, input.event)
  return end(state, input.type === 'stopped' ? 'aborted' : 'error')
}
