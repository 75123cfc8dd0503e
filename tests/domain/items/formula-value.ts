import type { GeneratedItem } from '#domain/items/template.ts'
import { evaluate } from './evaluate-formula.ts'
import { keyOfOptions } from './M1U04/read-item.ts'

/** The value of a formula of letters, π and powers, as an option shows it: `\frac{1}{3}\pi r^{2}h`, `Sh`. */
function formulaValue(option: string, letters: Readonly<Record<string, number>>): number {
  const plain = option
    .replace(/\\[()]/g, '')
    .replace(/([a-zA-Z])\^\{(\d)\}/g, (_, letter: string, power: string) => `${letter}`.repeat(Number(power)))
    .replaceAll('\\pi', ' p ')
    .replaceAll('S', 's')
  return evaluate(plain, { ...letters, p: Math.PI })
}

/**
 * The key of a question which formula stands for something: the option that has the size measured in one figure. Every letter has
 * the value of that figure, so that an option in other letters that is true as well is found too.
 */
export function keyOfFormula(
  item: GeneratedItem,
  sizes: readonly (readonly [RegExp, () => number])[],
  letters: Readonly<Record<string, number>>,
): string {
  const size =
    sizes
      .filter(([words]) => words.test(item.question))
      .at(-1)?.[1]() ?? Number.NaN
  return keyOfOptions(item, (option) => Math.abs(formulaValue(option, letters) / size - 1) < 1e-5)
}
