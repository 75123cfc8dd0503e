import { boundsOfStroke } from '#domain/ink/bounds.ts'
import { cleanPoint } from '#domain/ink/clean-point.ts'
import type { Place } from '#domain/ink/distance-to-segment.ts'
import { findTouched } from '#domain/ink/find-touched.ts'
import { foldHand, type Hand, idleHand } from '#domain/ink/fold-hand.ts'
import type { InkEvent } from '#domain/ink/fold-ink.ts'
import { type InkPoint, lengthOf, type Stroke } from '#domain/ink/stroke.ts'
import { InkLayers } from './ink-layers.ts'
import { PaperScroll } from './paper-scroll.ts'
import { factsOf, listCoalesced, listPredicted, readForce } from './pointer-events.ts'

export type InkTool = 'pen' | 'eraser'

/** CSS pixels of the screen. */
const ERASER_RADIUS = 10
/** CSS pixels of the screen. A finger that moved less before a second one touched is the first of two that scroll. */
const SHORTEST_FINGER_STROKE = 16

interface InkSurfaceParts {
  /** The scroller; contains the canvases, and `paper`, which has the size of the content. */
  scroller: HTMLElement
  paper: HTMLElement
  done: HTMLCanvasElement
  live: HTMLCanvasElement
  hasPen: boolean
  /** Draws past the browser's compositor. */
  isDirect: boolean
  onInk: (event: InkEvent) => void
  /** The pen touches the paper, or has left it. */
  onWriting: (isWriting: boolean) => void
  /** The paper is seen so many times as large. */
  onZoom: (zoom: number) => void
}

interface LiveStroke {
  id: string
  pointerId: number
  /** Of the first event, in milliseconds. */
  since: number
  points: InkPoint[]
}

/**
 * Writing and erasing on two canvases, apart from React: a pointer event draws within its own frame. Strokes are reported when the pen is
 * lifted, when the browser takes the pointer away, and when the pad is closed, so that ink is never lost.
 */
export class InkSurface {
  readonly #parts: InkSurfaceParts
  readonly #layers: InkLayers
  readonly #paper: PaperScroll
  readonly #stopping = new AbortController()
  readonly #sizes: ResizeObserver
  readonly #themes: MutationObserver
  #hand: Hand
  #tool: InkTool = 'pen'
  #strokes: readonly Stroke[] = []
  #marked: ReadonlySet<string> = new Set()
  #live: LiveStroke | null = null
  #ahead: InkPoint[] = []
  #erasedAt: Place | null = null
  #gesture = 0
  #frame = 0

  constructor(parts: InkSurfaceParts) {
    this.#parts = parts
    this.#layers = new InkLayers(parts.done, parts.live, parts.isDirect)
    this.#hand = idleHand(parts.hasPen)
    this.#paper = new PaperScroll({
      ...parts,
      onZoom: (zoom) => {
        this.#fitPaper()
        this.#drawAll()
        parts.onZoom(zoom)
      },
    })
    this.#sizes = new ResizeObserver(() => this.#resize())
    this.#sizes.observe(parts.scroller)
    this.#themes = new MutationObserver(() => {
      this.#layers.readColors()
      this.#drawAll()
    })
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    this.#listen()
    this.#resize()
  }

  /** Shows these strokes. Only what is new is drawn where the others are the same. */
  setStrokes(strokes: readonly Stroke[], marked: ReadonlySet<string>): void {
    const before = this.#strokes
    const isLonger = marked === this.#marked && before.every((stroke, index) => stroke === strokes[index])
    this.#strokes = strokes
    this.#marked = marked
    const isFitted = this.#fitPaper()
    if (!isLonger || isFitted) this.#drawAll()
    else
      for (const stroke of strokes.slice(before.length))
        this.#layers.drawStroke(stroke, marked.has(stroke.id))
  }

  setTool(tool: InkTool): void {
    this.#tool = tool
  }

  /** Toggles between the enlarged paper and a zoom of 1; the last stroke stays in view. */
  toggleZoom(): void {
    if (this.#live) return
    const { width, height, scrollLeft, scrollTop, scale } = this.#layers.view
    const last = this.#strokes.at(-1)
    const { right, bottom } = last ? boundsOfStroke(last) : { right: 0, bottom: 0 }
    this.#paper.toggle({
      x: Math.min(width, Math.max(0, right * scale - scrollLeft)),
      y: Math.min(height, Math.max(0, bottom * scale - scrollTop)),
    })
  }

  /** Reports the stroke under the pen and stops listening. */
  close(): void {
    this.#endStroke()
    this.#stopping.abort()
    this.#paper.close()
    this.#sizes.disconnect()
    this.#themes.disconnect()
    cancelAnimationFrame(this.#frame)
  }

  #listen(): void {
    const { live, scroller } = this.#parts
    const { signal } = this.#stopping
    const on = (name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture') =>
      live.addEventListener(name, (event) => this.#onPointer(event), { signal })
    on('pointerdown')
    on('pointermove')
    on('pointerup')
    on('pointercancel')
    on('lostpointercapture')
    // Safari's Scribble takes fast strokes for its own unless the touch is claimed.
    const claim = (event: Event) => event.preventDefault()
    live.addEventListener('touchstart', claim, { signal, passive: false })
    live.addEventListener('touchmove', claim, { signal, passive: false })
    live.addEventListener('contextmenu', claim, { signal })
    scroller.addEventListener('scroll', () => this.#onScroll(), { signal, passive: true })
    window.addEventListener('pagehide', () => this.#endStroke(), { signal })
  }

  #onPointer(event: PointerEvent): void {
    const before = this.#hand
    const hand = foldHand(before, factsOf(event))
    this.#hand = hand
    // The other ends of a stroke have no place of their own.
    if (event.type === 'pointerup' && before.active?.id === event.pointerId)
      this.#moveTo(event, before.active)
    if (hand.active !== before.active) this.#onActive(before, hand, event)
    if (event.type === 'pointerdown' && isUsed(hand, event.pointerId)) this.#capture(event)
    if (hand.active?.id === event.pointerId) this.#moveTo(event, hand.active)
    this.#movePaper(event)
  }

  /** Another pointer draws, or none. */
  #onActive(before: Hand, { active, fingers }: Hand, event: PointerEvent): void {
    const isPalm = before.active?.type === 'touch' && event.pointerType === 'pen'
    const drawn = lengthOf(this.#live?.points ?? []) * this.#layers.view.scale
    const isFirstOfTwo = fingers.length > 1 && drawn < SHORTEST_FINGER_STROKE
    if (isPalm || isFirstOfTwo) this.#dropStroke()
    else this.#endStroke()
    this.#erasedAt = null
    if (!active) return
    this.#gesture += 1
    if (this.#isErasing(active)) return
    this.#live = { id: crypto.randomUUID(), pointerId: active.id, since: event.timeStamp, points: [] }
    this.#parts.onWriting(true)
  }

  #isErasing(active: NonNullable<Hand['active']>): boolean {
    return active.doing === 'erase' || this.#tool === 'eraser'
  }

  #capture({ pointerId }: PointerEvent): void {
    try {
      this.#parts.live.setPointerCapture(pointerId)
    } catch {
      // The pointer is gone already: what it drew stays.
    }
  }

  #moveTo(event: PointerEvent, active: NonNullable<Hand['active']>): void {
    const events = event.type === 'pointermove' ? listCoalesced(event) : [event]
    const { left, top } = this.#parts.live.getBoundingClientRect()
    for (const each of events) {
      if (this.#live) this.#addPoint(this.#live, each, left, top)
      else if (this.#isErasing(active)) this.#eraseTo(this.#toContent(each, left, top))
    }
    if (!this.#live) return
    this.#ahead = listPredicted(event).flatMap((each) => {
      const point = cleanPoint(this.#pointOf(each, left, top, this.#live?.since ?? 0), 0)
      return point ? [point] : []
    })
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#drawLive())
  }

  #toContent({ clientX, clientY }: PointerEvent, left: number, top: number): Place {
    const { scale, scrollLeft, scrollTop } = this.#layers.view
    return { x: (clientX - left + scrollLeft) / scale, y: (clientY - top + scrollTop) / scale }
  }

  #pointOf(event: PointerEvent, left: number, top: number, since: number): InkPoint {
    return { ...this.#toContent(event, left, top), t: event.timeStamp - since, ...readForce(event) }
  }

  #addPoint(live: LiveStroke, event: PointerEvent, left: number, top: number): void {
    const last = live.points.at(-1)
    const point = cleanPoint(this.#pointOf(event, left, top, live.since), last?.t ?? 0)
    if (!point || (last && last.x === point.x && last.y === point.y)) return
    live.points.push(point)
  }

  #drawLive(): void {
    this.#frame = 0
    if (this.#live) this.#layers.drawLive(this.#live.points, this.#ahead)
  }

  #eraseTo(place: Place): void {
    if (!Number.isFinite(place.x) || !Number.isFinite(place.y)) return
    const radius = ERASER_RADIUS / this.#layers.view.scale
    const ids = findTouched(this.#strokes, this.#erasedAt ?? place, place, radius)
    this.#erasedAt = place
    if (ids.length > 0) this.#parts.onInk({ kind: 'erase', ids, gesture: this.#gesture })
  }

  /** The stroke stands at once; the list of strokes follows. */
  #endStroke(): void {
    const live = this.#live
    if (!live) return
    const stroke: Stroke = { id: live.id, points: live.points }
    this.#layers.finishLive(stroke.points)
    this.#strokes = [...this.#strokes, stroke]
    this.#leave()
    this.#parts.onInk({ kind: 'draw', stroke })
  }

  #dropStroke(): void {
    if (!this.#live) return
    this.#layers.dropLive()
    this.#leave()
    this.#drawAll()
  }

  #leave(): void {
    this.#live = null
    this.#ahead = []
    this.#resize()
    this.#parts.onWriting(false)
  }

  /** Fingers that do not draw move the paper. */
  #movePaper({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch') return
    const { left, top } = this.#parts.live.getBoundingClientRect()
    const { active, fingers } = this.#hand
    const place = { x: clientX - left, y: clientY - top }
    // A drawing finger becomes the first of two.
    if (active?.id === pointerId) this.#paper.rest(pointerId, place)
    else this.#paper.follow(fingers, pointerId, place)
  }

  #onScroll(): void {
    const { scrollLeft, scrollTop } = this.#paper.view
    this.#layers.setView({ ...this.#layers.view, scrollLeft, scrollTop })
    this.#layers.dropLive()
    this.#drawAll()
    this.#drawLive()
  }

  #resize(): void {
    const { width, height } = this.#paper.view
    const { view } = this.#layers
    if (view.width === width && view.height === height) return
    if (this.#fitPaper()) this.#drawAll()
  }

  /** Only between strokes: a resized canvas is empty. Returns true if everything must be redrawn. */
  #fitPaper(): boolean {
    if (this.#live) return false
    const before = this.#layers.view
    this.#paper.fit(this.#strokes)
    const { view } = this.#paper
    this.#layers.setView(view)
    return view.scale !== before.scale || view.width !== before.width || view.height !== before.height
  }

  #drawAll(): void {
    this.#layers.drawAll(this.#strokes, this.#marked)
  }
}

function isUsed({ active, fingers }: Hand, id: number): boolean {
  return active?.id === id || fingers.includes(id)
}
