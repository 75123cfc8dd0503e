import type { GeneratedItem } from '#domain/items/template.ts'
import { keyOfOptions } from './read-item.ts'

/** The floating-point value of `12π`, `20π/3`, `36-9π` or the LaTeX of such a number. */
export function realValue(text: string): number {
  const plain = text
    .replace(/\\[()]|\s/g, '')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replaceAll('\\pi', 'π')
  const terms = plain.match(/[+-]?[^+-]+/g) ?? []
  return terms.reduce((sum, term) => {
    const [top = '', ...bottoms] = term.replace('π', '').split('/')
    const size = top === '' || top === '+' ? 1 : top === '-' ? -1 : Number(top)
    const divided = bottoms.reduce((value, bottom) => value / Number(bottom), size)
    return sum + divided * (term.includes('π') ? Math.PI : 1)
  }, 0)
}

const isNear = (first: number, second: number) => Math.abs(first - second) < 1e-6

/** The key that names `value`: the item's own where it is that number, or the option that is. */
export function keyOfReal(item: GeneratedItem, value: number): string {
  if (item.writtenTestType === 1) return keyOfOptions(item, (option) => isNear(realValue(option), value))
  return isNear(realValue(item.correctAnswer), value) ? item.correctAnswer : String(value)
}
