/** What a model is called for; `solve`: an item without its key, to check the key. */
export const CALL_PURPOSES = ['chat', 'hint', 'try-out', 'items', 'solve', 'solution', 'explanation'] as const
export type CallPurpose = (typeof CALL_PURPOSES)[number]

/** How a call of a model ended. `cut`: the guard stopped it; `length`: it was stopped at the limit of tokens. */
export const CALL_STATUSES = ['success', 'length', 'cut', 'aborted', 'timeout', 'error'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]
