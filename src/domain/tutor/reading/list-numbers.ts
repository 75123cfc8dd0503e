import { findFormulas } from './find-formulas.ts'

/** Numbers that count no mathematics: a grade, an hour, a page, how many problems are wished for. */
const IDLE =
  /(?<!\d)\d+\s*(?:학년|반(?![가-힣])|학기|교시|시간|시(?!속)|분(?!의|수|모|자)|월|등(?!분|변|식|호)|단원|쪽|페이지|살|년|점\s*(?:맞|받))|(?:예시|예제|예|문제|힌트)(?:를|을)?\s*\d+\s*(?:개|문제|가지)?|\d+\s*(?:개|문제)\s*(?:더|만|내|줘|주)/g

function flatten(text: string): string {
  return text
    .replace(/\\left|\\right|[\s{}\\]/g, '')
    .replaceAll('π', 'pi')
    .toLowerCase()
}

/** How often or how many: 두 배 is 2배. */
const COUNTED = /(?<![\d.-])[2-4]\s?(?=배|번|가지)/g
const COUNTS = { 두: '2', 세: '3', 네: '4' } as const

/** A message without numbers that only count, which a stored question says in words (2배, 두 배). */
export function withoutCounts(message: string): string {
  return message.replace(COUNTED, ' ')
}

/** A text with its counts in digits: 두 배 is 2배. */
export function writeCounts(text: string): string {
  return text.replace(/([두세네])\s?(?=배|번|가지)/g, (_, word: keyof typeof COUNTS) => COUNTS[word])
}

/** The formulas and numbers of a normalized message that a reply has to use. */
export function listNumbers(message: string): string[] {
  return findFormulas(message.replace(IDLE, ' '))
    .map(({ text }) => text)
    .filter((text) => /\d/.test(text))
}

/** Whether a text speaks of every one of the numbers, as numbers of their own (36 is not in 360). */
export function quotesNumbers(numbers: readonly string[], text: string): boolean {
  const flat = flatten(text)
  return numbers.every((number) => {
    const target = flatten(number)
    for (let at = flat.indexOf(target); at >= 0; at = flat.indexOf(target, at + 1)) {
      const isInside = /\d/.test(flat[at - 1] ?? '') || /\d/.test(flat[at + target.length] ?? '')
      if (!isInside) return true
    }
    return false
  })
}
