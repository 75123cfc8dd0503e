/** A pen lifts off now and then while its palm stays: touches are dropped for so long after it was last near, in milliseconds. */
const PALM_MS = 700

/** Bits of a pen's `buttons`: the button on its barrel, and its eraser. */
const BARREL_OR_ERASER = 2 | 32
const MAIN_BUTTON = 1

/** What pen, fingers and mouse do on the pad. */
export interface Hand {
  /** A pen was seen on this device: fingers do not draw any more. */
  readonly hasPen: boolean
  /** When a pen was last near, in milliseconds; -Infinity if never. */
  readonly penAt: number
  /** The pointer that draws or erases. */
  readonly active: { readonly id: number; readonly type: string; readonly doing: 'draw' | 'erase' } | null
  /** The fingers that scroll. */
  readonly fingers: readonly number[]
}

export interface PointerFacts {
  kind: 'down' | 'move' | 'up'
  id: number
  /** 'pen', 'touch' or 'mouse'. */
  type: string
  /** The pressed buttons, as bits. */
  buttons: number
  /** Milliseconds. */
  at: number
}

export function idleHand(hasPen: boolean): Hand {
  return { hasPen, penAt: -Infinity, active: null, fingers: [] }
}

/**
 * Returns what the hand does after a pointer event. A pen draws, its barrel button and its eraser erase. Once a pen was seen fingers only
 * scroll, and not while it is near or shortly after, because that is the palm. Where no pen was ever seen one finger draws and two scroll.
 */
export function foldHand(hand: Hand, event: PointerFacts): Hand {
  if (event.type === 'pen') return foldPen({ ...hand, hasPen: true, penAt: event.at }, event)
  switch (event.kind) {
    case 'down':
      return event.type === 'touch' ? putFinger(hand, event) : pressMouse(hand, event)
    case 'move':
      return hand
    case 'up':
      return lift(hand, event.id)
  }
}

function foldPen(hand: Hand, { kind, id, buttons }: PointerFacts): Hand {
  if (kind === 'up') return lift(hand, id)
  if (kind === 'down') {
    const doing = (buttons & BARREL_OR_ERASER) === 0 ? 'draw' : 'erase'
    return { ...hand, active: { id, type: 'pen', doing }, fingers: [] }
  }
  // What drew before the pen came near was the palm.
  return hand.active?.type === 'touch' ? { ...hand, active: null, fingers: [] } : hand
}

function putFinger(hand: Hand, { id, at }: PointerFacts): Hand {
  const { active, fingers, hasPen, penAt } = hand
  if ((active && active.type !== 'touch') || at - penAt < PALM_MS) return hand
  if (active) return { ...hand, active: null, fingers: [active.id, id] }
  if (hasPen || fingers.length > 0) return { ...hand, fingers: [...fingers, id] }
  return { ...hand, active: { id, type: 'touch', doing: 'draw' } }
}

function pressMouse(hand: Hand, { id, type, buttons }: PointerFacts): Hand {
  if (hand.active || (buttons & MAIN_BUTTON) === 0) return hand
  return { ...hand, active: { id, type, doing: 'draw' } }
}

function lift(hand: Hand, id: number): Hand {
  const fingers = hand.fingers.filter((finger) => finger !== id)
  return { ...hand, active: hand.active?.id === id ? null : hand.active, fingers }
}
