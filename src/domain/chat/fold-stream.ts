import type { StreamEvent } from './stream-event.ts'

/**
 * A reply as it streams (specification section 4, Streams). From the opening of a ```python or ```question fence the text is held
 * back until the fence closes; a fence of another kind is let through at once.
 */
export interface StreamState {
  status: 'receiving' | 'success' | 'error' | 'aborted'
  messageId: string | null
  /** What is shown. */
  text: string
  /** What came and is not shown yet: an open held fence, or a line that may become one. */
  held: string
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
  held: '',
  termIds: [],
  relatedQuestions: [],
  problem: null,
}

const HELD_KINDS: ReadonlySet<string> = new Set(['python', 'question'])
const FENCE = '```'

/** Lets out of `held` what may be shown, line by line; never reads `text` again. */
function release(shown: string, held: string): { text: string; held: string } {
  let text = shown
  let rest = held
  for (;;) {
    const atLineStart = text === '' || text.endsWith('\n')
    const line = rest.slice(0, rest.indexOf('\n') + 1 || rest.length)
    const isWholeLine = line.endsWith('\n')
    if (rest === '') return { text, held: '' }
    const trimmed = line.trimStart()
    const mayOpen = atLineStart && (trimmed.startsWith(FENCE) || FENCE.startsWith(trimmed.trimEnd()))
    if (!mayOpen) {
      text += line
      rest = rest.slice(line.length)
      continue
    }
    if (!isWholeLine) return { text, held: rest }
    if (!trimmed.startsWith(FENCE) || !HELD_KINDS.has(trimmed.slice(FENCE.length).trim())) {
      text += line
      rest = rest.slice(line.length)
      continue
    }
    const close = findClose(rest, line.length)
    if (close === null) return { text, held: rest }
    text += rest.slice(0, close)
    rest = rest.slice(close)
  }
}

/** Where the fence that opened before `from` ends, its closing line included; null while it is open. */
function findClose(rest: string, from: number): number | null {
  let at = from
  while (at < rest.length) {
    const newline = rest.indexOf('\n', at)
    const line = rest.slice(at, newline < 0 ? undefined : newline)
    if (line.trim() === FENCE) return newline < 0 ? rest.length : newline + 1
    if (newline < 0) return null
    at = newline + 1
  }
  return null
}

function end(
  state: StreamState,
  status: 'success' | 'error' | 'aborted',
  problem: string | null,
): StreamState {
  return { ...state, status, text: state.text + state.held, held: '', problem }
}

function foldEvent(state: StreamState, event: StreamEvent): StreamState {
  let next = state
  if (event.messageId !== undefined) next = { ...next, messageId: event.messageId }
  if (event.termId !== undefined) next = { ...next, termIds: [...next.termIds, event.termId] }
  if (event.relatedQuestions) next = { ...next, relatedQuestions: event.relatedQuestions }
  if (event.content !== undefined) next = { ...next, ...release(next.text, next.held + event.content) }
  if (!event.done) return next
  if (event.level === 'error') return end(next, 'error', event.message ?? null)
  const done = end(next, 'success', null)
  return event.response === undefined ? done : { ...done, text: event.response }
}

/** The state after `input`; an ended stream stays as it is. */
export function foldStream(state: StreamState, input: StreamInput): StreamState {
  if (state.status !== 'receiving') return state
  if (input.type === 'event') return foldEvent(state, input.event)
  return end(state, input.type === 'stopped' ? 'aborted' : 'error', null)
}
