import { fitPicture } from '#domain/ink/fit-picture.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { makeStrokePath } from './stroke-path.ts'

/** Returns the ink as a PNG, black on white whatever the theme; null if there is none or the browser cannot draw it. */
export async function makeInkPicture(strokes: readonly Stroke[]): Promise<Blob | null> {
  const fitted = fitPicture(strokes)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!fitted || !context) return null
  const { width, height, scale, left, top } = fitted
  Object.assign(canvas, { width, height })
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  context.fillStyle = 'black'
  for (const { points } of strokes) context.fill(makeStrokePath(points))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
