import { expect, test } from 'vitest'
import { classify } from '#domain/ink/classify.ts'
import { extractFeatures } from '#domain/ink/extract-features.ts'
import { measureScale } from '#domain/ink/measure-scale.ts'
import { readInk } from '#domain/ink/read-ink.ts'
import { traceStrokes } from '#domain/ink/trace.ts'
import { NO_CHOICES, readSamples, readShippedNetwork } from '#tests/domain/ink/read-samples.ts'

const GROUPS = 100
const ROUNDS = 9
/** How much slower a cheap tablet is than this core. */
const SLOWDOWN = 4

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function time(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

test('time to classify 100 groups of strokes, and to read a whole answer', () => {
  const network = readShippedNetwork()
  const samples = readSamples()
  const groups = samples
    .flatMap(({ strokes }) => {
      const line = traceStrokes(strokes)
      const scale = measureScale(line.map(({ box }) => box))
      return line.map((_, start) => ({ group: line.slice(start, start + 2), line, scale }))
    })
    .slice(0, GROUPS)
  const classifyAll = () => {
    for (const { group, line, scale } of groups) classify(network, extractFeatures(group, line, scale))
  }
  const chosen = samples.slice(0, 100)
  for (let round = 0; round < 3; round += 1) classifyAll()
  const classified = Array.from({ length: ROUNDS }, () => time(classifyAll))
  const read = chosen.map(({ strokes, prior }) =>
    time(() => readInk({ strokes, prior, choices: NO_CHOICES }, network, new Map())),
  )
  const slow = read.toSorted((a, b) => a - b)[Math.floor(0.95 * read.length)] ?? 0
  process.stdout.write(
    [
      `100 groups: ${median(classified).toFixed(1)} ms, ${(SLOWDOWN * median(classified)).toFixed(0)} ms at 4x slowdown`,
      `an answer: median ${median(read).toFixed(1)} ms, p95 ${slow.toFixed(1)} ms\n`,
    ].join('\n'),
  )
  expect(groups).toHaveLength(GROUPS)
  expect(SLOWDOWN * median(classified)).toBeLessThan(100)
})
