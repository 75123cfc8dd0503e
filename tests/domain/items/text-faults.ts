import type { GeneratedItem } from '#domain/items/template.ts'
import { findWrongParticles } from '#server/seed/lint-particles.ts'
import { findForeignLetters } from '#server/seed/lint-wording.ts'

/** What is wrong with the wording of an item: particles, options in letters that the question does not have, feedback that only repeats. */
export function textFaults(item: GeneratedItem): string[] {
  const { question, options, solution, hints, mistakes, writtenTestType } = item
  const says = mistakes.map((mistake) => mistake.says)
  return [
    ...[question, ...options, solution, ...hints, ...says].flatMap((text) =>
      findWrongParticles(text).map((word) => `particle: ${word}`),
    ),
    ...findForeignLetters(question, options).map((letter) => `only the options have the letter ${letter}`),
    ...(writtenTestType === 3
      ? says.filter((text) => solution.includes(text)).map((text) => `the feedback is the solution: ${text}`)
      : []),
  ]
}
