import { readFileSync } from 'node:fs'
import type { WrittenTestType } from '#domain/exam/item.ts'
import { type Network, readNetwork } from '#domain/ink/network.ts'
import { readInk } from '#domain/ink/read-ink.ts'
import type { InkPrior, InkReading } from '#domain/ink/recognition.ts'
import type { Stroke } from '#domain/ink/stroke.ts'

export interface Sample {
  text: string
  prior: InkPrior
  strokes: Stroke[]
}

/** The file of weights that ships. */
export function readShippedNetwork(): Network {
  const bytes = readFileSync('src/platform/ink-recognizer.bin')
  return readNetwork(new Uint8Array(bytes).buffer)
}

/** Whole answers by hands that training never saw, see `src/tools/train-recognizer/write-samples.ts`. */
export function readSamples(): Sample[] {
  const lines = readFileSync('tests/domain/ink/held-out-answers.txt', 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [text = '', kind = '', letters = '', ...strokes] = line.split('|')
    return {
      text,
      prior: { kind: Number(kind) as WrittenTestType, letters: [...letters] },
      strokes: strokes.map((stroke, index) => readStroke(`s${index}`, stroke)),
    }
  })
}

function readStroke(id: string, text: string): Stroke {
  let [x, y] = [0, 0]
  return {
    id,
    points: text.split(' ').map((pair, index) => {
      const [dx = 0, dy = 0] = pair.split(',').map(Number)
      x += dx
      y += dy
      return { x, y, t: 10 * index, pressure: 0.5, tilt: 0 }
    }),
  }
}

export const NO_CHOICES: ReadonlyMap<string, string> = new Map()

export function readSample(
  { strokes, prior }: Pick<Sample, 'strokes' | 'prior'>,
  network: Network,
): InkReading {
  return readInk({ strokes, prior, choices: NO_CHOICES }, network, new Map())
}

/** Texts of a reading without spaces, the likeliest first; none if it is not one line. */
export function textsOf({ lines }: InkReading): string[] {
  const [line] = lines
  if (!line || lines.length > 1) return []
  return [line.text, ...line.alternatives].map((text) => text.replaceAll(' ', ''))
}
