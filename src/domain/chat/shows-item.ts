import type { Action, ActionKind } from './message.ts'

const SHOWING: ReadonlySet<ActionKind> = new Set(['try-exam', 'next-exam', 'retry-exam'])

/** Whether the turn of an action shows an item to be solved. */
export function showsItem(action: Action | null): boolean {
  return action !== null && SHOWING.has(action.kind)
}
