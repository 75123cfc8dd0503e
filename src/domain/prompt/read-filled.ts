import { PLACE } from './prompt-places.ts'

/**
 * Returns what the places of `content` were filled with, from the text that `fillPrompt` made of it; null if the text is not of it.
 * Where several readings are possible, each place takes the shortest: filled in again, all of them make the same text.
 */
export function readFilled(content: string, filled: string): Record<string, string> | null {
  const pieces = content.split(PLACE)
  // Literal text at even indices, names between.
  const literals = pieces.filter((_, index) => index % 2 === 0)
  const names = pieces.filter((_, index) => index % 2 === 1)
  const failed = new Set<string>()
  const starts: number[] = []

  /** Finds where each literal from `index` on stands, at or after `from`. */
  function place(index: number, from: number): boolean {
    const literal = literals[index] ?? ''
    if (index === literals.length - 1) {
      starts[index] = filled.length - literal.length
      return starts[index] >= from && filled.endsWith(literal)
    }
    const key = `${index} ${from}`
    if (failed.has(key)) return false
    for (let at = filled.indexOf(literal, from); at >= 0; at = filled.indexOf(literal, at + 1)) {
      starts[index] = at
      if (place(index + 1, at + literal.length)) return true
      // The first one begins the text.
      if (index === 0 || at >= filled.length) break
    }
    failed.add(key)
    return false
  }

  if (literals.length === 1) return filled === content ? {} : null
  if (!filled.startsWith(literals[0] ?? '') || !place(0, 0)) return null
  const values: Record<string, string> = {}
  for (const [index, name] of names.entries())
    values[name] = filled.slice((starts[index] ?? 0) + (literals[index]?.length ?? 0), starts[index + 1])
  return values
}
