/** Invisible characters, and the fillers of Hangul, which count as letters. */
export const INVISIBLE = '\\p{Cf}\\p{Mn}\\u115F\\u1160\\u3164\\uFFA0'
const HIDDEN = new RegExp(`(?<=[\\p{L}\\p{N}.@+-])[${INVISIBLE}]+(?=[\\p{L}\\p{N}.@+-])`, 'gu')
const FULL_WIDTH = /[\uFF01-\uFF5E]/g

/**
 * `text` as it is looked through: syllables whole, nothing hidden inside a word, full-width letters, digits and signs as the plain ones.
 * Formulas keep their raised and circled ones.
 */
export function toPlainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(HIDDEN, '')
}
