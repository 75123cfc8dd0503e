/** The generic toast of a failed call (specification sections 8 and 9). */
export const API_ERROR_TOAST = { severity: 'error', title: 'API 오류', lifeMs: 7000 } as const

interface FailedAnswer {
  /** The answer's body, whatever it was. */
  body: unknown
  /** The name of its status. */
  statusMessage?: string | undefined
  /** What the error itself says. */
  message?: string | undefined
}

const UNKNOWN = '알 수 없는 오류'

/**
 * What the generic toast of a failed call says (specification section 8): the answer's message, else its error field, else the
 * status message, else the error's message, else '알 수 없는 오류'. No zod: the page uses this file.
 */
export function chooseErrorDetail({ body, statusMessage, message }: FailedAnswer): string {
  const { message: said, error } = Object(body) as { message?: unknown; error?: unknown }
  return [said, error, statusMessage, message].find(isSentence) ?? UNKNOWN
}

function isSentence(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
