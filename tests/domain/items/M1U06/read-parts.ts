/** Places along a line that bears points one unit apart, with some beyond and between them. */
const PLACES = Array.from({ length: 45 }, (_, index) => index / 4 - 3)

/** Which of the tried places a symbol such as `\overrightarrow{\mathrm{AB}}` or a point `\mathrm{B}` covers. */
export function placesOf(formula: string, names: string): Set<number> {
  const [, mark = 'point', letters = ''] = /^(?:\\(\w+)\{)?\\mathrm\{([A-Z]+)\}/.exec(formula) ?? []
  const [from = 0, to = 0] = [...letters].map((letter) => names.indexOf(letter))
  const covers: Record<string, (place: number) => boolean> = {
    overleftrightarrow: () => true,
    overrightarrow: (place) => (place - from) * (to - from) >= 0,
    overline: (place) => (place - from) * (place - to) <= 0,
    point: (place) => place === from,
  }
  return new Set(PLACES.filter(covers[mark] ?? (() => false)))
}

export function isSameSet(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((place) => other.has(place))
}

/** The names of the points that a question says lie on the line in this order. */
export function orderOf(question: string): string {
  const list = /점 ((?:\\\(\\mathrm\{[A-Z]\}\\\)(?:, )?)+)/.exec(question)?.[1] ?? ''
  return [...list.matchAll(/\{([A-Z])\}/g)].map(([, name]) => name).join('')
}
