import { redactPersonal } from '../llm/redact-personal.ts'

const SECRET_NAME =
  /cookie|token|authorization|password|secret|session|answer|header|name|mail|school|phone|message|response|text/i
/** `token=…`, `"token": "…"`, `session%3D…`. */
const SECRET_VALUE =
  /((?:session|token|password|secret|authorization|cookie)\\*["']?\s*(?:[=:]|%3[AD])\s*|[?&](?:code|state)=)(?:\\*["'][^"'\\]*|(?:Bearer|Basic)\s+[^\s,;"']+|[^\s,;"'&]+)/gi
const BEARER = /\b((?:Bearer|Basic)\s+)[\w.~+/=-]{3,}/gi
/** Control characters that JSON does not escape, and marks that change the text direction. */
const CONTROLS = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/**
 * Returns `text` from a page in a form fit for a log: no secrets, personal data or control characters, at most `limit` characters. `known` as in
 * `redactPersonal`.
 */
export function cleanLogText(text: string, limit: number, known: readonly string[] = []): string {
  return redactPersonal(text.slice(0, limit), known)
    .replace(SECRET_VALUE, '$1[…]')
    .replace(BEARER, '$1[…]')
    .replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Returns the arguments of a page's log call as text, without fields that hold secrets or a learner's answers. */
export function cleanLogArguments(
  args: readonly unknown[],
  limit: number,
  known: readonly string[] = [],
): string {
  const text = JSON.stringify(args, (key, value: unknown) => (SECRET_NAME.test(key) ? '[…]' : value))
  return cleanLogText(text, limit, known)
}
