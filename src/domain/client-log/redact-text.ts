const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Phone and resident numbers, keys, tokens, ids: whatever is long and has digits. */
const NUMBERS = /\d[\d\s-]{5,}\d/g
const KEYS = /(?=[\w-]{0,60}\d)[\w-]{20,}/g
const QUERIES = /(\bhttps?:\/\/[^\s?#"']+|(?<=^|[\s"'(])\/[^\s?#"']+)[?#][^\s"')]*/g
/** What an error quotes is of the data that it met: half of an answer in 'Unexpected token', a learner's words. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g
const HIDDEN = '…'

/**
 * `text` of a message or a stack without what could be private: addresses, numbers, keys, queries of URLs, quotations; at most
 * `limit` characters.
 */
export function redactText(text: string, limit: number): string {
  return text
    .slice(0, limit * 2)
    .replace(QUERIES, `$1?${HIDDEN}`)
    .replace(QUOTED, `"${HIDDEN}"`)
    .replace(MAIL, HIDDEN)
    .replace(NUMBERS, HIDDEN)
    .replace(KEYS, HIDDEN)
    .slice(0, limit)
}
