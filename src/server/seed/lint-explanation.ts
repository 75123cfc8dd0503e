import { replaceFences } from '#domain/markdown/fences.ts'
import { type ContentFault, fault } from './content-fault.ts'
import { lintFigures, listFigures } from './lint-figures.ts'
import { lintFormulas } from './lint-formulas.ts'
import { findWrongParticles } from './lint-particles.ts'
import { lintPictures } from './lint-pictures.ts'
import type { ConceptText } from './read-concept-text.ts'

export const SECTIONS = ['왜 배울까', '핵심', '예제와 풀이', '자주 하는 실수', '정리'] as const
const FEWEST_WORDS = 400
const MOST_WORDS = 900

const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g

/** 어절 of a Markdown text: words between spaces, a formula counting as one; headings and fences do not count. */
export function countWords(markdown: string): number {
  const prose = replaceFences(markdown, () => ' ')
    .replace(/^#+ .*$/gm, ' ')
    .replace(FORMULA, '0')
  return prose.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

function lineWithin(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1
}

/** Returns a Markdown text with its fenced blocks replaced by as many empty lines. */
export function blankFences(markdown: string): string {
  return replaceFences(markdown, ({ start, end }) => markdown.slice(start, end).replace(/[^\n]/g, ''))
}

/** Formulas that do not typeset, figures that cannot be drawn, pictures that cannot be shown or described. */
export function lintNotation({ file, body, bodyLine }: ConceptText): ContentFault[] {
  const prose = blankFences(body)
  return [...lintFormulas(prose), ...lintPictures(prose), ...lintFigures(body)].map(({ below, message }) =>
    fault(file, bodyLine + below, message),
  )
}

/** Faults of an explanation: sections, length, formulas, figures. */
export function lintExplanation(text: ConceptText, imageRequired: boolean): ContentFault[] {
  const { file, body, bodyLine } = text
  const faults = lintNotation(text)
  const report = (below: number, message: string) => faults.push(fault(file, bodyLine + below, message))

  const withoutFences = blankFences(body)
  const headings = [...withoutFences.matchAll(/^(#+) +(.*?) *$/gm)]
  const sections = headings.filter(([, marks]) => marks === '##').map(([, , title]) => title)
  if (sections.join('/') !== SECTIONS.join('/')) {
    report(0, `the sections must be ${SECTIONS.map((title) => `## ${title}`).join(', ')}`)
  }
  for (const heading of headings) {
    if (heading[1] === '#')
      report(lineWithin(body, heading.index), 'the title is in the front matter, not in the text')
  }

  const words = countWords(body)
  if (words < FEWEST_WORDS || words > MOST_WORDS) {
    report(0, `the explanation has ${words} words, not ${FEWEST_WORDS} to ${MOST_WORDS}`)
  }
  for (const [below, line] of withoutFences.split('\n').entries())
    for (const word of findWrongParticles(line)) report(below, `the wrong particle: ${word}`)

  if (imageRequired && listFigures(body).length === 0) report(0, 'the concept needs a figure')
  return faults
}
