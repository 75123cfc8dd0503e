import type { Tone } from './drawing.ts'
import type { Place, Stroke } from './place-labels.ts'

const DASH = 5

function round(value: number) {
  return Math.round(value * 10) / 10
}

/** Straight pieces through the places as path data, open. */
export function outlinePath(places: readonly Place[]): string {
  return places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function strokesOf(places: readonly Place[]): Stroke[] {
  return places.slice(1).flatMap((to, index): Stroke[] => {
    const from = places[index]
    return from ? [[from, to]] : []
  })
}

/** The same way as dashes and gaps of equal length. */
export function dashes(places: readonly Place[]): string {
  let travelled = 0
  const pieces: string[] = []
  for (const [[x1, y1], [x2, y2]] of strokesOf(places)) {
    const length = Math.hypot(x2 - x1, y2 - y1)
    for (let at = 0; at < length; ) {
      const step = Math.min(DASH - (travelled % DASH), length - at)
      const isInk = Math.floor(travelled / DASH) % 2 === 0
      const placeAt = (way: number): Place => [
        x1 + ((x2 - x1) * way) / length,
        y1 + ((y2 - y1) * way) / length,
      ]
      if (isInk) pieces.push(outlinePath([placeAt(at), placeAt(at + step)]))
      at += Math.max(step, 1e-3)
      travelled += Math.max(step, 1e-3)
    }
  }
  return pieces.join('')
}

export function toneOf({ accent, thin }: { accent: boolean; thin: boolean }): Tone {
  if (accent) return 'accent'
  return thin ? 'thin' : 'ink'
}
