/** Thrown by fields and drawing functions if a parameter does not fit; caught by `drawFigure` alone. */
export class FigureFault extends Error {}

/**
 * One field of a figure's schema: checks a value as an author or a tutor wrote it and returns it as the drawing needs it, or throws
 * FigureFault. The same schema runs on the server and in the page, where a general library would cost more than the figures.
 */
export interface Field<Parsed, Written = Parsed> {
  (value: unknown, name: string): Parsed
  /** Carries the written type, has no value. */
  readonly written?: Written
}

type Shape = Readonly<Record<string, Field<unknown, unknown>>>

/** What a drawing function gets from a field. */
export type Parsed<F extends Field<unknown, unknown>> = ReturnType<F>

/** What an author may write for a field. */
export type Written<F> = F extends { readonly written?: infer W } ? W : never

type OptionalKey<S extends Shape> = { [K in keyof S]: undefined extends Written<S[K]> ? K : never }[keyof S]

type ParsedObject<S extends Shape> = { [K in keyof S]: Parsed<S[K]> }
type WrittenObject<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalKey<S>>]: Written<S[K]> } & {
  readonly [K in OptionalKey<S>]?: Written<S[K]>
}

function describe(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

/** An integer from `low` to `high`. */
export function integer(low: number, high: number): Field<number> {
  return (value, name) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value
    throw new FigureFault(`'${name}' must be an integer from ${low} to ${high}, not ${describe(value)}`)
  }
}

/** A number from `low` to `high`. */
export function number(low: number, high: number): Field<number> {
  return (value, name) => {
    if (typeof value === 'number' && value >= low && value <= high) return value
    throw new FigureFault(`'${name}' must be a number from ${low} to ${high}, not ${describe(value)}`)
  }
}

/** A number above 0, at most `longest`. */
export function length(longest: number): Field<number> {
  return (value, name) => {
    if (typeof value === 'number' && value > 0 && value <= longest) return value
    throw new FigureFault(`'${name}' must be a length of at most ${longest}, not ${describe(value)}`)
  }
}

/** A number, or a fraction written `-3/2`. */
export const fraction: Field<number, number | string> = (value, name) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const [, top, bottom] = /^(-?\d+)\/([1-9]\d*)$/.exec(typeof value === 'string' ? value : '') ?? []
  if (top !== undefined && bottom !== undefined) return Number(top) / Number(bottom)
  throw new FigureFault(`'${name}' must be a number or a fraction such as '-3/2', not ${describe(value)}`)
}

/** A number or a fraction from `low` to `high`. */
export function fractionWithin(low: number, high: number): Field<number, number | string> {
  const within = number(low, high)
  return (value, name) => within(fraction(value, name), name)
}

/** Plain text of 1 to `longest` characters, without LaTeX; a number is written out. */
export function label(longest: number): Field<string, string | number> {
  return (value, name) => {
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text !== 'string' || text.trim() === '' || text.length > longest || text.includes('\\')) {
      throw new FigureFault(
        `'${name}' must be plain text of at most ${longest} characters, not ${describe(value)}`,
      )
    }
    return text.trim()
  }
}

/** Any text. */
export const text: Field<string> = (value, name) => {
  if (typeof value === 'string') return value
  throw new FigureFault(`'${name}' must be a text, not ${describe(value)}`)
}

export const flag: Field<boolean> = (value, name) => {
  if (typeof value === 'boolean') return value
  throw new FigureFault(`'${name}' must be true or false, not ${describe(value)}`)
}

export function oneOf<const T extends string>(...choices: readonly T[]): Field<T> {
  return (value, name) => {
    const choice = choices.find((candidate) => candidate === value)
    if (choice !== undefined) return choice
    throw new FigureFault(`'${name}' must be one of ${choices.join(', ')}, not ${describe(value)}`)
  }
}

/** `least` to `most` values of one field. */
export function list<P, W>(element: Field<P, W>, least: number, most: number): Field<P[], readonly W[]> {
  return (value, name) => {
    if (Array.isArray(value) && value.length >= least && value.length <= most) {
      return value.map((entry: unknown, index) => element(entry, `${name}[${index}]`))
    }
    const count = least === most ? `${most}` : `${least} to ${most}`
    throw new FigureFault(`'${name}' must be a list of ${count}, not ${describe(value)}`)
  }
}

/** Two values `[a, b]`, such as a place `[x, y]`. */
export function pair<P, W>(part: Field<P, W>): Field<[P, P], readonly [W, W]> {
  return (value, name) => {
    if (!Array.isArray(value) || value.length !== 2) {
      throw new FigureFault(`'${name}' must be a pair [a, b], not ${describe(value)}`)
    }
    return [part(value[0], `${name}[0]`), part(value[1], `${name}[1]`)]
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A mapping with these fields; others are ignored. */
export function object<S extends Shape>(shape: S): Field<ParsedObject<S>, WrittenObject<S>> {
  const fields = Object.entries(shape)
  return (value, name) => {
    if (!isObject(value)) throw new FigureFault(`'${name}' must be a mapping, not ${describe(value)}`)
    const entries = fields.map(([key, field]) => [key, field(value[key], name ? `${name}.${key}` : key)])
    return Object.fromEntries(entries) as ParsedObject<S>
  }
}

/** A mapping of up to `most` names of the author's to values of one field. */
export function record<P, W>(
  element: Field<P, W>,
  most: number,
): Field<Map<string, P>, Readonly<Record<string, W>>> {
  return (value, name) => {
    const entries = isObject(value) ? Object.entries(value) : []
    if (entries.length === 0 || entries.length > most) {
      throw new FigureFault(`'${name}' must map 1 to ${most} names, not ${describe(value)}`)
    }
    return new Map(entries.map(([key, entry]) => [key, element(entry, `${name}.${key}`)]))
  }
}

/** A field that may be left out. */
export function optional<P, W>(field: Field<P, W>): Field<P | undefined, W | undefined> {
  return (value, name) => (value === undefined ? undefined : field(value, name))
}

/** A field that may be left out, which then has the value `fallback`. */
export function withDefault<P, W>(field: Field<P, W>, fallback: NoInfer<P>): Field<P, W | undefined> {
  return (value, name) => (value === undefined ? fallback : field(value, name))
}

/** Either of two fields: the second reads what the first refuses. */
export function either<P, W, Q, V>(first: Field<P, W>, second: Field<Q, V>): Field<P | Q, W | V> {
  return (value, name) => {
    try {
      return first(value, name)
    } catch (fault) {
      if (fault instanceof FigureFault) return second(value, name)
      throw fault
    }
  }
}

/** Up to `most` mappings; nothing is an empty list. */
export function objects<S extends Shape>(
  shape: S,
  most: number,
): Field<ParsedObject<S>[], readonly WrittenObject<S>[] | undefined> {
  return withDefault(list(object(shape), 0, most), [])
}
