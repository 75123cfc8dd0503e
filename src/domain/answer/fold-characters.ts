import { FOLDED, SUPERSCRIPTS, VULGAR_FRACTIONS } from './fold-table.ts'

const PLAIN = /^[\x20-\x7e]*$/
/** Books and Korean keyboards write three dots in the middle of the line. */
const DOTS_BEHIND_DIGIT = /(?<=\d)·{2,}/g
const MATHEMATICAL_LETTER = /[\u{1d400}-\u{1d7ff}ℎ]/u

/**
 * Writes full-width forms, the many minus, times and inequality signs, circled digits and letters, superscripts, unit glyphs and loose jamo
 * in one spelling, drops marks without width, and joins decomposed Hangul. Blanket NFKC would be wrong: it turns x² into x2
 * and ㄱ into a leading consonant. Linear in the length.
 */
export function foldCharacters(text: string): string {
  if (PLAIN.test(text)) return text
  let folded = ''
  let inSuperscript = false
  for (const character of text.normalize('NFC')) {
    const raised = SUPERSCRIPTS.get(character)
    if (raised !== undefined) {
      folded += inSuperscript ? raised : `^{${raised}`
      inSuperscript = true
      continue
    }
    const written = FOLDED.get(character)
    if (written === '') continue
    if (inSuperscript) folded += '}'
    inSuperscript = false
    const fraction = VULGAR_FRACTIONS.get(character)
    if (written !== undefined) folded += written
    else if (fraction !== undefined) folded += /\d$/.test(folded) ? ` ${fraction}` : fraction
    else if (MATHEMATICAL_LETTER.test(character)) folded += character.normalize('NFKC')
    else folded += character
  }
  return (inSuperscript ? `${folded}}` : folded).replace(DOTS_BEHIND_DIGIT, '...')
}
