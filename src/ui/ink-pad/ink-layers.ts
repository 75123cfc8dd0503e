import { boundsOfStroke } from '#domain/ink/bounds.ts'
import type { InkPoint, Stroke } from '#domain/ink/stroke.ts'
import { makePiecePath, makeStrokePath, OVERLAP_POINTS, PIECE_POINTS } from './stroke-path.ts'

/** More pixels than the eye tells apart cost a tablet its time. */
const LARGEST_RATIO = 2.5
/** Half of the widest stroke, in CSS pixels of the content. */
const INK_MARGIN = 9

/** Where the view stands over the content: CSS pixels of the screen. */
export interface View {
  width: number
  height: number
  scrollLeft: number
  scrollTop: number
  /** Pixels of the screen for one of the content. */
  scale: number
}

/** Two canvases over each other: below the finished strokes, above the one that is being drawn. */
export class InkLayers {
  readonly #done: CanvasRenderingContext2D | null
  readonly #live: CanvasRenderingContext2D | null
  readonly #paths = new WeakMap<Stroke, Path2D>()
  #view: View = { width: 0, height: 0, scrollLeft: 0, scrollTop: 0, scale: 1 }
  #ratio = 1
  #colors = { ink: '', marked: '' }
  /** Points of the live stroke before this one are on the lower canvas already. */
  #settled = 0

  /** `isDirect`: what is drawn is shown a frame earlier, where the browser can; on some devices it flickers. */
  constructor(done: HTMLCanvasElement, live: HTMLCanvasElement, isDirect: boolean) {
    this.#done = done.getContext('2d')
    this.#live = live.getContext('2d', { desynchronized: isDirect })
    this.readColors()
  }

  get view(): View {
    return this.#view
  }

  /** The theme's colours, which the canvases cannot inherit. */
  readColors(): void {
    if (!this.#done || !this.#live) return
    this.#colors = {
      ink: getComputedStyle(this.#done.canvas).color,
      marked: getComputedStyle(this.#live.canvas).color,
    }
  }

  /** Changes the size in device pixels, which empties the canvases. */
  setView(view: View): void {
    const ratio = Math.min(LARGEST_RATIO, window.devicePixelRatio || 1)
    const isResized =
      view.width !== this.#view.width || view.height !== this.#view.height || ratio !== this.#ratio
    this.#view = view
    this.#ratio = ratio
    if (!isResized) return
    for (const context of [this.#done, this.#live]) {
      if (!context) continue
      context.canvas.width = Math.round(view.width * ratio)
      context.canvas.height = Math.round(view.height * ratio)
      context.canvas.style.width = `${view.width}px`
      context.canvas.style.height = `${view.height}px`
    }
  }

  /** Draws all finished strokes anew; those with an id in `marked` in the accent. */
  drawAll(strokes: readonly Stroke[], marked: ReadonlySet<string>): void {
    this.#clear(this.#done)
    for (const stroke of strokes) this.drawStroke(stroke, marked.has(stroke.id))
  }

  /** Draws a finished stroke over the others, if it is in view. */
  drawStroke(stroke: Stroke, isMarked: boolean): void {
    const { top, bottom } = boundsOfStroke(stroke)
    const { scrollTop, scale, height } = this.#view
    const isAbove = (bottom + INK_MARGIN) * scale < scrollTop
    if (isAbove || (top - INK_MARGIN) * scale > scrollTop + height) return
    const path = this.#paths.get(stroke) ?? makeStrokePath(stroke.points)
    this.#paths.set(stroke, path)
    this.#fill(this.#done, path, isMarked ? this.#colors.marked : this.#colors.ink)
  }

  /** Draws the stroke under the pen; `ahead`: where the browser expects it next. */
  drawLive(points: readonly InkPoint[], ahead: readonly InkPoint[]): void {
    while (points.length - this.#settled > PIECE_POINTS) {
      const piece = points.slice(this.#settled, this.#settled + PIECE_POINTS)
      this.#fill(this.#done, makePiecePath(piece, true), this.#colors.ink)
      this.#settled += PIECE_POINTS - OVERLAP_POINTS
    }
    this.#clear(this.#live)
    const tail = [...points.slice(this.#settled), ...ahead]
    this.#fill(this.#live, makePiecePath(tail, false), this.#colors.ink)
  }

  /** Leaves the live stroke on the lower canvas. */
  finishLive(points: readonly InkPoint[]): void {
    this.#fill(this.#done, makePiecePath(points.slice(this.#settled), true), this.#colors.ink)
    this.#clear(this.#live)
    this.#settled = 0
  }

  /** Forgets the live stroke; what stands on the lower canvas of a long one goes with the next `drawAll`. */
  dropLive(): void {
    this.#clear(this.#live)
    this.#settled = 0
  }

  #clear(context: CanvasRenderingContext2D | null): void {
    if (!context) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  }

  #fill(context: CanvasRenderingContext2D | null, path: Path2D, color: string): void {
    if (!context) return
    const { scale, scrollLeft, scrollTop } = this.#view
    const ratio = this.#ratio
    context.setTransform(ratio * scale, 0, 0, ratio * scale, -scrollLeft * ratio, -scrollTop * ratio)
    context.fillStyle = color
    context.fill(path)
  }
}
