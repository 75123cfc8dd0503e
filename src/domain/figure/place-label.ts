import { text } from './commands.ts'
import type { TextCommand } from './drawing.ts'
import { boxOfText, measureText } from './measure-text.ts'

export type Place = readonly [x: number, y: number]

/** What labels keep away from: texts strictly, places of strokes and dots where there is room. */
export interface Taken {
  width: number
  height: number
  texts: TextCommand[]
  strokes: Place[]
}

const GAPS = [7, 11, 18]
/** Directions in turn, in eighths from the right over below (the y axis points down). */
const DIRECTIONS = [7, 5, 1, 3, 0, 4, 6, 2]

/** Places along a stroke, close enough that no label slips between them. */
export function sampleStroke([x1, y1]: Place, [x2, y2]: Place): Place[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 4))
  return Array.from({ length: count + 1 }, (_, index): Place => {
    const share = index / count
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  })
}

/** How badly a label lies: outside the picture, over a text, over strokes. */
function cost(label: TextCommand, { width, height, texts, strokes }: Taken): number {
  const box = boxOfText(label)
  const isOutside = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
  const covered = texts.filter((other) => {
    const { left, right, top, bottom } = boxOfText(other)
    return left < box.right + 2 && right > box.left - 2 && top < box.bottom && bottom > box.top
  })
  const crossed = strokes.filter(
    ([x, y]) => x > box.left - 1 && x < box.right + 1 && y > box.top + 1 && y < box.bottom - 1,
  )
  return (isOutside ? 10_000 : 0) + covered.length * 1000 + crossed.length
}

/**
 * A label beside `[x, y]`, in the nearest of eight directions where it covers no text, then the fewest strokes; `taken`
 * learns of it. `towards`, an eighth of a turn, is tried first.
 */
export function placeLabel(
  words: string,
  [x, y]: Place,
  taken: Taken,
  { towards, ...more }: Partial<TextCommand> & { towards?: number } = {},
): TextCommand {
  const size = more.size ?? 16
  const [halfWidth, halfHeight] = [measureText(words, size) / 2, size * 0.6]
  const directions = towards === undefined ? DIRECTIONS : [towards, ...DIRECTIONS]
  const labels = GAPS.flatMap((gap) =>
    directions.map((eighth) => {
      const [cos, sin] = [Math.cos((eighth * Math.PI) / 4), Math.sin((eighth * Math.PI) / 4)]
      return text(words, [x + cos * (gap + halfWidth), y + sin * (gap + halfHeight)], more)
    }),
  )
  const costs = labels.map((label) => cost(label, taken))
  const best = labels[costs.indexOf(Math.min(...costs))] ?? text(words, [x, y], more)
  taken.texts.push(best)
  return best
}
