import type { Place } from '#domain/ink/distance-to-segment.ts'
import { fitPaper } from '#domain/ink/fit-paper.ts'
import { type Grip, gripPaper, NO_GRIP, type PaperView, zoomPaper } from '#domain/ink/grip-paper.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import type { View } from './ink-layers.ts'

/** How many times as large the paper is by the button of the pad. */
const LARGER = 2
/** CSS pixels to write on, right of what stays in sight and below it. */
const ROOM_PX = 48

interface PaperScrollParts {
  /** Scrolls; `paper` makes it as wide and as high as the content. */
  scroller: HTMLElement
  paper: HTMLElement
  /** The paper is to be fitted anew. */
  onZoom: (zoom: number) => void
}

/** How the paper lies in its view: scrolled and made larger, by fingers, by the browser, and by a button. */
export class PaperScroll {
  readonly #parts: PaperScrollParts
  #zoom = 1
  #scale = 1
  #grip: Grip = NO_GRIP
  readonly #fingers = new Map<number, Place>()
  #frame = 0
  /** Where fingers have brought the paper, which a scroller rounds. */
  #held: PaperView | null = null

  constructor(parts: PaperScrollParts) {
    this.#parts = parts
  }

  get view(): View {
    const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = this.#parts.scroller
    return { width, height, scrollLeft, scrollTop, scale: this.#scale }
  }

  /** Makes the paper as large as its ink asks for. */
  fit(strokes: readonly Stroke[]): void {
    const { width } = this.view
    this.#fitOnce(strokes)
    // A scroll bar has come or gone, where it takes room.
    if (this.view.width !== width) this.#fitOnce(strokes)
  }

  #fitOnce(strokes: readonly Stroke[]): void {
    const { paper } = this.#parts
    const { scale, width, height } = fitPaper(strokes, this.view, this.#zoom)
    this.#scale = scale
    // At its own size the paper follows the width of the view by itself.
    paper.style.width = this.#zoom === 1 ? '' : `${width}px`
    paper.style.height = `${height}px`
    paper.style.setProperty('--ink-scale', `${scale}`)
  }

  /** A finger of `fingers` came or moved to a place of the view, or one left: the paper goes along, once a frame. */
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

  /** A finger draws, at this place of the view: the paper rests until another one comes. */
  rest(id: number, place: Place): void {
    this.#fingers.clear()
    this.#fingers.set(id, place)
    this.#grip = NO_GRIP
    this.#held = null
  }

  /** Larger, or back to its own size, from the corner of the view; what is at `place` stays in sight. */
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
    // At the edge of the paper fingers that come back move it at once.
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
    // First the size of the paper: it bounds how far it can be scrolled.
    if (isZoomed) this.#parts.onZoom(zoom)
    this.#parts.scroller.scrollTo({ left, top, behavior: 'instant' })
  }
}
