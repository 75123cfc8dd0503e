import type { Place } from '#domain/ink/distance-to-segment.ts'
import { fitPaper } from '#domain/ink/fit-paper.ts'
import { type Grip, gripPaper, NO_GRIP, type PaperView, zoomPaper } from '#domain/ink/grip-paper.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import type { View } from './ink-layers.ts'

/** Zoom that the button of the pad sets. */
const LARGER = 2
/** Free space to the right of and below the point that stays in view, in CSS pixels. */
const ROOM_PX = 48

interface PaperScrollParts {
  /** The scroller; `paper` has the width and height of the content. */
  scroller: HTMLElement
  paper: HTMLElement
  /** Called when the paper must be fitted again. */
  onZoom: (zoom: number) => void
}

/** Scroll position and zoom of the paper, changed by fingers, by the browser and by a button. */
export class PaperScroll {
  readonly #parts: PaperScrollParts
  #zoom = 1
  #scale = 1
  #grip: Grip = NO_GRIP
  readonly #fingers = new Map<number, Place>()
  #frame = 0
  /** The exact position set by fingers; the scroller rounds it. */
  #held: PaperView | null = null

  constructor(parts: PaperScrollParts) {
    this.#parts = parts
  }

  get view(): View {
    const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = this.#parts.scroller
    return { width, height, scrollLeft, scrollTop, scale: this.#scale }
  }

  /** Resizes the paper to fit its ink. */
  fit(strokes: readonly Stroke[]): void {
    const { width } = this.view
    this.#fitOnce(strokes)
    // A scroll bar that takes space has appeared or disappeared.
    if (this.view.width !== width) this.#fitOnce(strokes)
  }

  #fitOnce(strokes: readonly Stroke[]): void {
    const { paper } = this.#parts
    const { scale, width, height } = fitPaper(strokes, this.view, this.#zoom)
    this.#scale = scale
    // At a zoom of 1 the paper follows the width of the view by CSS.
    paper.style.width = this.#zoom === 1 ? '' : `${width}px`
    paper.style.height = `${height}px`
    paper.style.setProperty('--ink-scale', `${scale}`)
  }

  /** Call when a finger of `fingers` was added, moved or lifted; moves the paper once per frame. */
  follow(fingers: readonly number[], id: number, place: Place): void {
    const isSame = this.#fingers.size === fingers.length && fingers.every((each) => this.#fingers.has(each))
    if (!isSame) {
      this.#move()
      for (const known of this.#fingers.keys()) if (!fingers.includes(known)) this.#fingers.delete(known)
      this.#held = null
    }
    if (fingers.includes(id)) this.#fingers.set(id, place)
    if (!isSame) this.#move()
    else if (this.#frame === 0 && fingers.length > 0) this.#frame = requestAnimationFrame(() => this.#move())
  }

  /** A finger draws at this position of the view: the paper does not move until a second finger is added. */
  rest(id: number, place: Place): void {
    this.#fingers.clear()
    this.#fingers.set(id, place)
    this.#grip = NO_GRIP
    this.#held = null
  }

  /** Toggles the zoom; the point of the paper at `place` stays in view. */
  toggle(place: Place): void {
    this.#held = null
    const zoom = this.#zoom === 1 ? LARGER : 1
    const { width, height } = this.view
    const factor = zoom / this.#zoom
    this.#show(
      zoomPaper(this.#look(), zoom, place, {
        x: Math.min(place.x * factor, width - ROOM_PX),
        y: Math.min(place.y * factor, height - ROOM_PX),
      }),
    )
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
  }

  #move(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    const { grip, view } = gripPaper(this.#grip, this.#held ?? this.#look(), new Map(this.#fingers))
    this.#grip = grip
    this.#show(view)
    // Clamped at the edges, so that fingers that reverse move the paper at once.
    const { left, top } = this.#look()
    this.#held = {
      zoom: view.zoom,
      left: Math.abs(left - view.left) > 1 ? left : view.left,
      top: Math.abs(top - view.top) > 1 ? top : view.top,
    }
  }

  #look(): PaperView {
    const { scrollLeft: left, scrollTop: top } = this.#parts.scroller
    return { zoom: this.#zoom, left, top }
  }

  #show({ zoom, left, top }: PaperView): void {
    const isZoomed = zoom !== this.#zoom
    this.#zoom = zoom
    // Set the size first: it limits the scroll range.
    if (isZoomed) this.#parts.onZoom(zoom)
    this.#parts.scroller.scrollTo({ left, top, behavior: 'instant' })
  }
}
