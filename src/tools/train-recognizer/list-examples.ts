import { centerX } from '../../domain/ink/box.ts'
import { extractFeatures } from '../../domain/ink/extract-features.ts'
import { countGroupStrokes } from '../../domain/ink/list-groups.ts'
import { measureScale } from '../../domain/ink/measure-scale.ts'
import { findShape, OUTPUTS } from '../../domain/ink/symbols.ts'
import { type Trace, traceStrokes } from '../../domain/ink/trace.ts'
import type { InkSample } from './write-ink.ts'

export interface Example {
  readonly features: Float32Array
  readonly output: number
}

/** Returns the symbols of an answer as the recogniser sees them, and groups of strokes that are no symbol. */
export function listExamples({ strokes, symbols, rows }: InkSample, keepsGroup: () => boolean): Example[] {
  const line = traceStrokes(strokes)
  const scale = measureScale(line.map(({ box }) => box))
  const traces = new Map(line.map((trace) => [trace.id, trace]))
  const find = (ids: readonly string[]) =>
    ids.map((id) => traces.get(id)).filter((trace) => trace !== undefined)
  const examples: Example[] = []
  const add = (group: readonly Trace[], output: number) =>
    examples.push({ features: extractFeatures(group, line, scale), output })
  for (const { symbol, strokeIds } of symbols) add(find(strokeIds), findShape(symbol) ?? OUTPUTS - 1)
  const known = new Set(symbols.map(({ strokeIds }) => nameOf(strokeIds)))
  for (const row of rows) {
    const ordered = find(row.flatMap((index) => symbols[index]?.strokeIds ?? [])).sort(
      (a, b) => centerX(a.box) - centerX(b.box),
    )
    ordered.forEach((_, start) => {
      for (const count of countGroupStrokes(ordered, start, scale)) {
        const group = ordered.slice(start, start + count)
        if (!known.has(nameOf(group.map(({ id }) => id))) && keepsGroup()) add(group, OUTPUTS - 1)
      }
    })
  }
  return examples
}

function nameOf(ids: readonly string[]): string {
  return [...ids].sort().join()
}
