import type { Figure } from './figure.ts'

/** Thrown by the readers of this file when a parameter does not fit, caught by `drawFigure` alone. */
export class FigureFault extends Error {}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function asInteger(value: unknown, name: string, low: number, high: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value
  throw new FigureFault(`'${name}' must be an integer from ${low} to ${high}, not ${describe(value)}`)
}

export function readInteger(figure: Figure, name: string, low: number, high: number): number {
  return asInteger(figure[name], name, low, high)
}

/** A list of `least` to `most` integers between `low` and `high`. */
export function readIntegers(
  figure: Figure,
  name: string,
  [least, most]: [number, number],
  [low, high]: [number, number],
): number[] {
  const list = figure[name]
  if (!Array.isArray(list) || list.length < least || list.length > most) {
    throw new FigureFault(`'${name}' must be a list of ${least} to ${most} integers, not ${describe(list)}`)
  }
  return list.map((element, index) => asInteger(element, `${name}[${index}]`, low, high))
}

/** A length above 0, at most 1000. */
export function readLength(figure: Figure, name: string): number {
  const value = figure[name]
  if (typeof value === 'number' && value > 0 && value <= 1000) return value
  throw new FigureFault(`'${name}' must be a length`)
}

export function readChoice<T extends string>(figure: Figure, name: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === figure[name])
  if (choice === undefined) {
    throw new FigureFault(`'${name}' must be one of ${choices.join(', ')}, not ${describe(figure[name])}`)
  }
  return choice
}

/** A number, or a fraction written `-3/2`. */
export function asNumber(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const [, top, bottom] = /^(-?\d+)\/([1-9]\d*)$/.exec(typeof value === 'string' ? value : '') ?? []
  if (top !== undefined && bottom !== undefined) return Number(top) / Number(bottom)
  throw new FigureFault(`'${name}' must be a number or a fraction such as '-3/2', not ${describe(value)}`)
}

/** Places `[x, y]`, `least` to `most` of them, each number or fraction within `low` to `high`. */
export function asPlaces(
  value: unknown,
  name: string,
  [least, most]: [number, number],
  [low, high]: [number, number],
): [x: number, y: number][] {
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    throw new FigureFault(`'${name}' must be a list of ${least} to ${most} places [x, y]`)
  }
  return value.map((place: unknown, index) => {
    if (!Array.isArray(place) || place.length !== 2) {
      throw new FigureFault(`'${name}[${index}]' must be a place [x, y]`)
    }
    const [x = 0, y = 0] = place.map((part, axis) => asNumber(part, `${name}[${index}][${axis}]`))
    if ([x, y].some((part) => part < low || part > high)) {
      throw new FigureFault(`'${name}[${index}]' must lie within ${low} to ${high}`)
    }
    return [x, y]
  })
}

/** Plain text of 1 to `longest` characters, without LaTeX; a number is written out. */
export function asLabel(value: unknown, name: string, longest: number): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.trim() === '' || text.length > longest || text.includes('\\')) {
    throw new FigureFault(
      `'${name}' must be plain text of at most ${longest} characters, not ${describe(value)}`,
    )
  }
  return text.trim()
}

/** A list of objects; nothing at all is an empty list. */
export function readObjects(figure: Figure, name: string, most: number): Record<string, unknown>[] {
  const list = figure[name] ?? []
  const isObject = (element: unknown) =>
    typeof element === 'object' && element !== null && !Array.isArray(element)
  if (!Array.isArray(list) || list.length > most || !list.every(isObject)) {
    throw new FigureFault(`'${name}' must be a list of at most ${most} mappings, not ${describe(list)}`)
  }
  return list as Record<string, unknown>[]
}
