/** The generic toast of a failed call (specification sections 8 and 9). */
export const API_ERROR_TOAST = { severity: 'error', title: 'API 오류', lifeMs: 7000 } as const

interface FailedAnswer {
  /** The body of the answer. */
  body: unknown
  /** The status text. */
  statusMessage?: string | undefined
  /** The message of the error. */
  message?: string | undefined
}

const UNKNOWN = '알 수 없는 오류'

/**
 * Returns the text of the generic toast for a failed call (specification section 8): the answer's message, else its error field, else the
 * status message, else the error's message, else '알 수 없는 오류'. No zod: the page uses this file.
 */
export function chooseErrorDetail({ body, statusMessage, message }: FailedAnswer): string {
  const { message: said, error } = Object(body) as { message?: unknown; error?: unknown }
  return [said, error, statusMessage, message].find(isSentence) ?? UNKNOWN
}

function isSentence(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
