/** What a model is called for; `solve`: an item without its key, to check the key. */
export const CALL_PURPOSES = [
  'chat',
  'hint',
  'ocr',
  'try-out',
  'items',
  'solve',
  'solution',
  'explanation',
] as const
export type CallPurpose = (typeof CALL_PURPOSES)[number]

/** Purposes that are counted together: those of a learner's tutor, and work of administrators. */
export const CALL_GROUPS = {
  tutor: ['chat', 'hint', 'ocr'],
  other: ['try-out', 'items', 'solve', 'solution', 'explanation'],
} as const satisfies Record<string, readonly CallPurpose[]>
export type CallGroup = keyof typeof CALL_GROUPS

/** How a call of a model ended. `cut`: the guard stopped it; `length`: it was stopped at the limit of tokens. */
export const CALL_STATUSES = ['success', 'length', 'cut', 'aborted', 'timeout', 'error'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

/** Calls that ended without a reply of the model's own. */
export const FAILED_STATUSES = ['timeout', 'error'] as const satisfies readonly CallStatus[]
