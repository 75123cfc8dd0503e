import { closesFence, type Fence, readFenceOpening } from '../markdown/fences.ts'

/** Fences that are held back until they close (specification section 4, Streams). */
const HELD_KINDS = ['python', 'question'] as const
function isHeldKind(kind: string) {
  return HELD_KINDS.some((held) => held === kind)
}

/** The state of a text that is released piece by piece. */
export interface ReleaseState {
  /** What came and is not let through yet: an open held fence, or the start of a line that may open one. */
  held: string
  /** What has been let through of the current line. */
  line: string
  fence: Fence | null
  /** Whether `fence` is held back; `held` then begins with its opening line. */
  isHolding: boolean
  /** Offset in `held` of the first line that has not been checked for closing the held fence. */
  from: number
}

export const NOTHING_RELEASED: ReleaseState = { held: '', line: '', fence: null, isHolding: false, from: 0 }

interface Step {
  released: string
  state: ReleaseState
  goesOn: boolean
}

/** The first line of `text` from `start`, its newline included; `isWhole` when the newline is there. */
function readLine(text: string, start = 0): { line: string; isWhole: boolean } {
  const newline = text.indexOf('\n', start)
  return newline < 0
    ? { line: text.slice(start), isWhole: false }
    : { line: text.slice(start, newline + 1), isWhole: true }
}

/** Whether more characters could still make this start of a line the opening of a held fence. */
function mayOpenHeldFence(start: string): boolean {
  const [, marks = '', info = ''] = /^ {0,3}(`+|~+|)([^\n]*)$/.exec(start) ?? []
  if (marks === '') return start.length <= 3 && start.trim() === ''
  if (marks.length < 3) return info === ''
  const [word = '', ...rest] = info.trimStart().split(/\s/)
  return rest.length > 0 ? isHeldKind(word) : HELD_KINDS.some((held) => held.startsWith(word))
}

/** Lets one line of plain text through, unless a held fence begins or may begin with it. */
function releasePlain(state: ReleaseState): Step {
  const { held, line } = state
  const { line: piece, isWhole } = readLine(held)
  const whole = line + piece
  const fence = isWhole ? readFenceOpening(whole) : null
  if (line === '' && fence && isHeldKind(fence.kind)) {
    return { released: '', state: { ...state, fence, isHolding: true, from: piece.length }, goesOn: true }
  }
  if (line === '' && !isWhole && mayOpenHeldFence(piece)) return { released: '', state, goesOn: false }
  const rest = held.slice(piece.length)
  return {
    released: piece,
    state: { ...state, held: rest, line: isWhole ? '' : whole, fence },
    goesOn: rest !== '',
  }
}

/** Lets one line of a fence that goes through, and ends it with the line that closes it. */
function releaseOpenFence(state: ReleaseState, fence: Fence): Step {
  const { line: piece, isWhole } = readLine(state.held)
  const whole = state.line + piece
  const rest = state.held.slice(piece.length)
  const next = isWhole && closesFence(whole, fence) ? null : fence
  return {
    released: piece,
    state: { ...state, held: rest, line: isWhole ? '' : whole, fence: next },
    goesOn: rest !== '',
  }
}

/** Lets a held fence through as a whole once the line that closes it is there; that line's newline is not awaited. */
function releaseHeldFence(state: ReleaseState, fence: Fence): Step {
  const { held } = state
  let { from } = state
  while (from < held.length) {
    const { line, isWhole } = readLine(held, from)
    const end = from + line.length
    if (closesFence(line, fence)) {
      // Without its newline the line may still grow into one that closes nothing; the fence then just goes on, in the open.
      const next = isWhole ? { line: '', fence: null } : { line, fence }
      const rest = held.slice(end)
      return {
        released: held.slice(0, end),
        state: { held: rest, isHolding: false, from: 0, ...next },
        goesOn: rest !== '',
      }
    }
    if (!isWhole) break
    from = end
  }
  return { released: '', state: { ...state, from }, goesOn: false }
}

/**
 * Takes the next piece of a reply and returns what may be shown of it. From the opening of a ```python or ```question fence the text
 * is held until the fence closes; a fence of another kind goes through as soon as its kind is known to be another. All that was
 * released, joined with what is still held, is always exactly what came.
 */
export function releaseText(before: ReleaseState, piece: string): { released: string; state: ReleaseState } {
  let state: ReleaseState = { ...before, held: before.held + piece }
  let released = ''
  let goesOn = state.held !== ''
  while (goesOn) {
    const { fence, isHolding } = state
    const step: Step =
      fence === null
        ? releasePlain(state)
        : isHolding
          ? releaseHeldFence(state, fence)
          : releaseOpenFence(state, fence)
    released += step.released
    state = step.state
    goesOn = step.goesOn
  }
  return { released, state }
}
