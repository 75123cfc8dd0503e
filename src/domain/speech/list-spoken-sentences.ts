import { type FencedBlock, replaceFences } from '../markdown/fences.ts'
import { FORMULA } from './markdown-marks.ts'
import { speakFormula } from './speak-formula.ts'
import { UNIT_WORDS } from './tex-words.ts'

/** Stands for a formula in `shown`. */
export const FORMULA_MARK = '\uFFFC'

export interface SpokenSentence {
  /** What a voice says. */
  words: string
  /** The same text as on the page, without its marks and each formula as one `FORMULA_MARK`, to find it there. */
  shown: string
}

const SENTENCE_END = /(?<=[.!?…][”’"')\]]?)\s+/

/** A pair of a matching item, ㄱ-2: no voice shall take something away. What follows the number still fits it. */
const PAIR = /([ㄱ-ㅎ])-(?=\d)/g
/** A unit of area or volume in running text: `cm²`, which voices read each in its own way. */
const RAISED_UNIT = /(?<![A-Za-z])(mm|cm|m|km)([²³])/g

/** Question boxes are read aloud, figures and programs are not. */
function readFence({ kind, inside }: FencedBlock) {
  return kind === 'question' ? `\n${inside}\n` : '\n'
}

/** One line without the marks that make it a heading, an item, a quotation or a row of a table. */
function stripLine(line: string): string {
  if (/^[ \t]*\|?[ \t:|-]*-{2,}[ \t:|-]*$/.test(line)) return ''
  const text = line.replace(/^[ \t]*(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+)*/, '')
  const cells = text.trim().startsWith('|') ? text.split('|').filter((cell) => cell.trim() !== '') : [text]
  return cells
    .map((cell) => cell.trim())
    .join(', ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~|[*`])/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

/** A Markdown reply as the sentences that a voice says one after the other. Never throws. */
export function listSpokenSentences(markdown: string): SpokenSentence[] {
  const formulas: string[] = []
  const marked = replaceFences(markdown.replaceAll(FORMULA_MARK, ''), readFence).replace(
    FORMULA,
    (_all, inline?: string, display?: string, dollars?: string) => {
      formulas.push(inline ?? display ?? dollars ?? '')
      return inline === undefined ? `\n${FORMULA_MARK}\n` : FORMULA_MARK
    },
  )
  let next = 0
  return marked
    .split('\n')
    .flatMap((line) => stripLine(line).split(SENTENCE_END))
    .filter((shown) => shown !== '')
    .map((shown) => {
      const inWords = shown
        .replace(PAIR, '$1에는 ')
        .replace(
          RAISED_UNIT,
          (_all, unit: string, power: string) =>
            `${power === '²' ? '제곱' : '세제곱'}${UNIT_WORDS[unit] ?? unit}`,
        )
      const words = inWords.replaceAll(FORMULA_MARK, () => {
        next += 1
        return speakFormula(formulas[next - 1] ?? '')
      })
      return { shown, words: words.replace(/\s+/g, ' ').trim() }
    })
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words))
}
