import type { PointerFacts } from '#domain/ink/fold-hand.ts'
import type { InkPoint } from '#domain/ink/stroke.ts'
import { measureTilt } from '#domain/ink/tilt.ts'

const KINDS: Record<string, PointerFacts['kind']> = { pointerdown: 'down', pointermove: 'move' }

export function factsOf({ type, pointerId, pointerType, buttons, timeStamp }: PointerEvent): PointerFacts {
  return { kind: KINDS[type] ?? 'up', id: pointerId, type: pointerType, buttons, at: timeStamp }
}

/** All events since the last frame; only the event itself in browsers without coalesced events. */
export function listCoalesced(event: PointerEvent): PointerEvent[] {
  const events = event.getCoalescedEvents?.() ?? []
  return events.length > 0 ? events : [event]
}

/** The browser's predicted events: drawn, never stored. */
export function listPredicted(event: PointerEvent): PointerEvent[] {
  return event.type === 'pointermove' ? (event.getPredictedEvents?.() ?? []) : []
}

/** Pressure and tilt of the pen. */
export function readForce(event: PointerEvent): Pick<InkPoint, 'pressure' | 'tilt'> {
  // A mouse and many fingers report no pressure, or 0.5.
  const pressure = event.pointerType === 'mouse' || event.pressure === 0 ? 0.5 : event.pressure
  return { pressure, tilt: measureTilt(event.tiltX, event.tiltY) }
}
