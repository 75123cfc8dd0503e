/** Capital letters that name a point or a figure in their order, with the word or sign for what they name. */
export type FigureName = { readonly kind: string; readonly letters: string }

const KINDS: ReadonlyMap<string, string> = new Map([
  ...['점', '꼭짓점', '꼭지점'].map((word) => [word, 'point'] as const),
  ...['변', '선분', '모서리', '현', '대각선', '빗변'].map((word) => [word, 'segment'] as const),
  ...['직선'].map((word) => [word, 'line'] as const),
  ...['반직선', '호'].map((word) => [word, 'ordered'] as const),
  ...['각', '∠'].map((word) => [word, 'angle'] as const),
  ...['△', '삼각형', '사각형', '면', '□', '평면'].map((word) => [word, 'figure'] as const),
])
const NAME = new RegExp(`^(${[...KINDS.keys()].join('|')})?\\s*([A-Za-z][A-Za-z ]*)\\s*(합동)?$`)

/** Reads 'SAS', '변 AB', '각 AOB', 'SAS 합동'; null for anything else. */
export function readName(text: string): FigureName | null {
  const [, word = '', letters = '', congruence = ''] = NAME.exec(text.trim()) ?? []
  if (letters === '') return null
  return {
    kind: congruence === '' ? (KINDS.get(word) ?? '') : 'congruence',
    letters: letters.replace(/ /g, '').toUpperCase(),
  }
}

/** Names that may be read from either end: 변 AB is 변 BA, ∠AOB is ∠BOA. */
const TURNABLE = new Set(['segment', 'line', 'angle'])

/** Whether a key is a name in capital letters, or has the word of one, so that the order of its letters tells. */
export function isNameKey(key: string, name: FigureName): boolean {
  return name.kind !== '' || /^[A-Z]{2,}$/.test(key.replace(/\s/g, ''))
}

/** Whether two names are of one figure; a word or sign may be left out, not another. */
export function sameName(answer: FigureName, key: FigureName): boolean {
  if (answer.kind !== '' && key.kind !== '' && answer.kind !== key.kind) return false
  if (answer.letters === key.letters) return true
  const isTurnable = TURNABLE.has(key.kind) || (key.kind === '' && TURNABLE.has(answer.kind))
  return isTurnable && [...answer.letters].reverse().join('') === key.letters
}

const FIGURE_RELATION = /^([A-Za-z]{1,3})\s*(∥|\/\/|\|\||⫽|⊥)\s*([A-Za-z]{1,3})$/
function sorted(letters: string): string {
  return [...letters.toUpperCase()].sort().join('')
}

/** AB∥CD or AB⊥CD in one writing, whichever line comes first and from whichever end; null for anything else. */
export function readFigureRelation(text: string): string | null {
  const [, first = '', sign = '', second = ''] = FIGURE_RELATION.exec(text.trim()) ?? []
  if (sign === '') return null
  return [sorted(first), sorted(second)].sort().join(sign === '⊥' ? '⊥' : '∥')
}
