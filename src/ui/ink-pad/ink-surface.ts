import { cleanPoint } from '#domain/ink/clean-point.ts'
import type { Place } from '#domain/ink/distance-to-segment.ts'
import { findTouched } from '#domain/ink/find-touched.ts'
import { fitPaper } from '#domain/ink/fit-paper.ts'
import { foldHand, type Hand, idleHand, type PointerFacts } from '#domain/ink/fold-hand.ts'
import type { InkEvent } from '#domain/ink/fold-ink.ts'
import type { InkPoint, Stroke } from '#domain/ink/stroke.ts'
import { measureTilt } from '#domain/ink/tilt.ts'
import { InkLayers } from './ink-layers.ts'

export type InkTool = 'pen' | 'eraser'

/** CSS pixels of the screen. */
const ERASER_RADIUS = 10
/** A finger that moved less before the second one came was the first of two that scroll. */
const SHORTEST_FINGER_STROKE = 16

interface InkSurfaceParts {
  /** Scrolls; holds the canvases, and `paper` that makes it as high as the content. */
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
  /** Where the fingers that scroll are, by pointer. */
  readonly #fingers = new Map<number, number>()

  constructor(parts: InkSurfaceParts) {
    this.#parts = parts
    this.#layers = new InkLayers(parts.done, parts.live, parts.isDirect)
    this.#hand = idleHand(parts.hasPen)
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

  /** Reports the stroke under the pen and stops listening. */
  close(): void {
    this.#endStroke()
    this.#stopping.abort()
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
    if (event.type === 'pointerup' && before.active?.id === event.pointerId) this.#moveTo(event)
    if (hand.active !== before.active) this.#onActive(before, hand, event)
    if (event.type === 'pointerdown' && isUsed(hand, event.pointerId)) this.#capture(event)
    if (hand.active?.id === event.pointerId) this.#moveTo(event)
    this.#scrollBy(event)
  }

  /** Another pointer draws, or none. */
  #onActive(before: Hand, { active, fingers }: Hand, event: PointerEvent): void {
    const isPalm = before.active?.type === 'touch' && event.pointerType === 'pen'
    const isFirstOfTwo = fingers.length > 1 && lengthOf(this.#live?.points ?? []) < SHORTEST_FINGER_STROKE
    if (isPalm || isFirstOfTwo) this.#dropStroke()
    else this.#endStroke()
    this.#erasedAt = null
    if (!active) return
    this.#gesture += 1
    if (this.#isErasing(active)) return
    this.#live = { id: crypto.randomUUID(), pointerId: active.id, since: event.timeStamp, points: [] }
    this.#parts.onWriting(true)
  }

  #isErasing(active: Hand['active']): boolean {
    return active?.doing === 'erase' || this.#tool === 'eraser'
  }

  #capture({ pointerId }: PointerEvent): void {
    try {
      this.#parts.live.setPointerCapture(pointerId)
    } catch {
      // The pointer is gone already: what it drew stays.
    }
  }

  #moveTo(event: PointerEvent): void {
    const events = event.type === 'pointermove' ? listCoalesced(event) : [event]
    const { left, top } = this.#parts.live.getBoundingClientRect()
    for (const each of events) {
      if (this.#live) this.#addPoint(this.#live, each, left, top)
      else this.#eraseTo(this.#toContent(each, left, top))
    }
    if (!this.#live) return
    this.#ahead = listPredicted(event).flatMap((each) => {
      const point = cleanPoint(this.#pointOf(each, left, top, this.#live?.since ?? 0), 0)
      return point ? [point] : []
    })
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#drawLive())
  }

  #toContent({ clientX, clientY }: PointerEvent, left: number, top: number): Place {
    const { scale, scrollTop } = this.#layers.view
    return { x: (clientX - left) / scale, y: (clientY - top + scrollTop) / scale }
  }

  #pointOf(event: PointerEvent, left: number, top: number, since: number): InkPoint {
    // A mouse and many fingers report no pressure, or 0.5.
    const pressure = event.pointerType === 'mouse' || event.pressure === 0 ? 0.5 : event.pressure
    const tilt = measureTilt(event.tiltX, event.tiltY)
    return { ...this.#toContent(event, left, top), t: event.timeStamp - since, pressure, tilt }
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

  /** One finger, or the middle of several, takes the paper along. */
  #scrollBy({ type, pointerId, clientY }: PointerEvent): void {
    for (const id of this.#fingers.keys()) if (!this.#hand.fingers.includes(id)) this.#fingers.delete(id)
    if (!this.#hand.fingers.includes(pointerId)) return
    const before = this.#fingers.get(pointerId)
    this.#fingers.set(pointerId, clientY)
    if (before === undefined || type !== 'pointermove') return
    this.#parts.scroller.scrollTop -= (clientY - before) / this.#hand.fingers.length
  }

  #onScroll(): void {
    const { scrollTop } = this.#parts.scroller
    this.#layers.setView({ ...this.#layers.view, scrollTop })
    this.#layers.dropLive()
    this.#drawAll()
    this.#drawLive()
  }

  /** Only between strokes: a resized canvas is empty. */
  #resize(): void {
    const { clientWidth: width, clientHeight: height, scrollTop } = this.#parts.scroller
    const { view } = this.#layers
    if (this.#live || (view.width === width && view.height === height)) return
    this.#layers.setView({ ...view, width, height, scrollTop })
    this.#fitPaper()
    this.#drawAll()
  }

  /** Returns true if the scale has changed. */
  #fitPaper(): boolean {
    const { view } = this.#layers
    const { scale, height } = fitPaper(this.#strokes, view)
    this.#parts.paper.style.height = `${height}px`
    this.#layers.setView({ ...view, scale })
    return scale !== view.scale
  }

  #drawAll(): void {
    this.#layers.drawAll(this.#strokes, this.#marked)
  }
}

const KINDS: Record<string, PointerFacts['kind']> = { pointerdown: 'down', pointermove: 'move' }

function factsOf({ type, pointerId, pointerType, buttons, timeStamp }: PointerEvent): PointerFacts {
  return { kind: KINDS[type] ?? 'up', id: pointerId, type: pointerType, buttons, at: timeStamp }
}

function isUsed({ active, fingers }: Hand, id: number): boolean {
  return active?.id === id || fingers.includes(id)
}

/** Everything since the last frame; only the event itself in browsers that list nothing. */
function listCoalesced(event: PointerEvent): PointerEvent[] {
  const events = event.getCoalescedEvents?.() ?? []
  return events.length > 0 ? events : [event]
}

/** Drawn, never stored: the browser's guess. */
function listPredicted(event: PointerEvent): PointerEvent[] {
  return event.type === 'pointermove' ? (event.getPredictedEvents?.() ?? []) : []
}

function lengthOf(points: readonly InkPoint[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
}
