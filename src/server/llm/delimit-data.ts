import { INVISIBLE } from './plain-text.ts'

const OPENING = '(?:[<＜〈《‹«⟨⟪❮❰﹤˂ᐸ\\u2329]|&lt;?|&#0*60;?|&#x0*3c;?|\\\\u003c|%3c)'
function letters(word: string) {
  return [...word].join(`[\\s${INVISIBLE}]*`)
}

/** A mark however it is spelled: other brackets, spaces and invisible characters in it, its end missing. */
const MARK = new RegExp(
  `${OPENING}[\\s${INVISIBLE}/／\\\\*!|.-]*(?:${letters('학생의글')}|${letters('자료')})[^\\S\\n]*(?:[>＞〉》›»⟩⟫❯❱﹥˃ᐳ\\u232A]|&gt;?)?`,
  'giu',
)
/** How model servers mark whose turn it is. */
const TURN_MARK = /<\|[^|<>\n]{0,40}\|>|<<\/?SYS>>|\[\/?INST\]|<\/?s>|<(?:start|end)_of_turn>/gi
const PLACE = /\{\{|\}\}/g

/** Marks that a text from outside is data: the marks are taken out of the text itself, so that it cannot close them. */
export function delimitData(name: string, text: string): string {
  let inner = text.normalize('NFC')
  // What is left around a mark may be one itself.
  for (let before = ''; before !== inner; ) {
    before = inner
    inner = inner.replace(MARK, ' ').replace(TURN_MARK, ' ').replace(PLACE, ' ')
  }
  return `<${name}>\n${inner.trim()}\n</${name}>`
}
