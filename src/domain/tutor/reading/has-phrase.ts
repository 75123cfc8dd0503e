import { foldHangul } from './hangul.ts'

/** Source of a pattern for a phrase as it sounds; a blank in it is any number of blanks. */
export function phraseSource(phrase: string): string {
  return foldHangul(phrase).replace(/[.?]/g, '\\$&').replaceAll(' ', '\\s*')
}

const patterns = new Map<string, RegExp>()

/** Whether a folded text holds one of the phrases: its spaces may be missing, but no other spaces may be in it. */
export function hasPhrase(text: string, ...phrases: string[]): boolean {
  return phrases.some((phrase) => {
    const pattern = patterns.get(phrase) ?? new RegExp(phraseSource(phrase))
    patterns.set(phrase, pattern)
    return pattern.test(text)
  })
}
