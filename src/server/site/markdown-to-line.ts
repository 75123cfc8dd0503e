import { FORMULA } from '#domain/speech/markdown-marks.ts'
import { speakFormula } from '#domain/speech/speak-formula.ts'

/** Returns Markdown as plain text on one line, with formulas in words, for a title or description. */
export function markdownToLine(markdown: string): string {
  return markdown
    .replace(FORMULA, (_all, inline?: string, display?: string, dollars?: string) =>
      speakFormula(inline ?? display ?? dollars ?? ''),
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
