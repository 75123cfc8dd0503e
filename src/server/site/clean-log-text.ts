const SECRET_NAME = /cookie|token|authorization|password|secret|session|answer|header/i
/** `token=…`, `"token": "…"`, `session%3D…`. */
const SECRET_VALUE =
  /((?:session|token|password|secret|authorization|cookie)\\*["']?\s*(?:[=:]|%3[AD])\s*|[?&](?:code|state)=)(?:\\*["'][^"'\\]*|(?:Bearer|Basic)\s+[^\s,;"']+|[^\s,;"'&]+)/gi
const BEARER = /\b((?:Bearer|Basic)\s+)[\w.~+/=-]{8,}/gi
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /(?<!\d)01[016789][\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d)/g
/** Controls beyond those that JSON escapes itself, and marks that turn the direction of what follows. */
const CONTROLS = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** `text` from a page, fit for a log: no secret, no control character, at most `limit` characters. */
export function cleanLogText(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .replace(SECRET_VALUE, '$1[…]')
    .replace(BEARER, '$1[…]')
    .replace(EMAIL, '[…]')
    .replace(PHONE, '[…]')
    .replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The arguments of a page's log call as text, without the fields that hold secrets or a learner's answers. */
export function cleanLogArguments(args: readonly unknown[], limit: number): string {
  const text = JSON.stringify(args, (key, value: unknown) => (SECRET_NAME.test(key) ? '[…]' : value))
  return cleanLogText(text, limit)
}
