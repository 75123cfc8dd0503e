/** Whether a learner is at work (specification section 4, Activity tracker). Times are milliseconds on one clock that never goes back. */

export const IDLE_AFTER_MS = 10_000
export const TICK_MS = 1_000

export const ACTIVITY_SIGNS = ['click', 'mousemove', 'keydown', 'scroll', 'touchstart', 'focus'] as const
export type ActivitySign = (typeof ACTIVITY_SIGNS)[number]

export interface ActivityState {
  status: 'idle' | 'active'
  /** When the last sign of activity came. */
  lastSignAt: number
  /** Up to when time has been counted or passed over. */
  countedTo: number
}

export type ActivityEvent =
  /** A sign of activity. */
  | { type: 'sign'; at: number }
  /** The window lost the focus or the tab was hidden. */
  | { type: 'away'; at: number }
  /** The clock alone; to come about once a second. */
  | { type: 'time'; at: number }

export interface ActivityStep {
  state: ActivityState
  /** Whole seconds of work that have passed since the step before: as many 1 s ticks to record. */
  ticks: number
}

/** Nobody is at work before the first sign. */
export function startActivity(at: number): ActivityState {
  return { status: 'idle', lastSignAt: at, countedTo: at }
}

/** Counts whole ticks of the active time up to `at`, and never past the moment at which the learner became idle. */
function countTicks(state: ActivityState, at: number): ActivityStep {
  if (state.status === 'idle') return { state, ticks: 0 }
  const until = Math.min(at, state.lastSignAt + IDLE_AFTER_MS)
  const ticks = Math.max(0, Math.floor((until - state.countedTo) / TICK_MS))
  const countedTo = state.countedTo + ticks * TICK_MS
  const hasGoneIdle = at - state.lastSignAt >= IDLE_AFTER_MS
  return { state: { ...state, status: hasGoneIdle ? 'idle' : 'active', countedTo }, ticks }
}

/**
 * The state after `event` and the ticks that it completes. A sign makes active, `away` makes idle at once, 10 s without a sign make
 * idle; only active time is counted, a begun second that activity does not fill is dropped. A late `time` (a throttled timer)
 * counts every second that it missed, up to the idle limit.
 */
export function foldActivity(before: ActivityState, event: ActivityEvent): ActivityStep {
  const at = Math.max(event.at, before.lastSignAt, before.countedTo)
  const { state, ticks } = countTicks(before, at)
  if (event.type === 'time') return { state, ticks }
  if (event.type === 'away') return { state: { ...state, status: 'idle' }, ticks }
  const countedTo = state.status === 'idle' ? at : state.countedTo
  return { state: { status: 'active', lastSignAt: at, countedTo }, ticks }
}
