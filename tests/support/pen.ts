import type { Page } from 'playwright-core'

/** Places on the page, in CSS pixels. */
export type Way = readonly (readonly [x: number, y: number])[]

export interface Pen {
  /** Draws along the path and lifts the pen. `button`: 'right' for the button on the barrel; `lean`: degrees from upright. */
  draw: (way: Way, button?: 'left' | 'right', lean?: number) => Promise<void>
  /** The same without lifting it. */
  press: (way: Way) => Promise<void>
}

/** A pen with pressure and tilt, as the system reports it to the browser. */
export async function takePen(page: Page): Promise<Pen> {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    [x, y]: readonly [number, number],
    button: 'left' | 'right',
    lean: number,
  ) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button,
      buttons: type === 'mouseReleased' ? 0 : button === 'left' ? 1 : 2,
      clickCount: 1,
      pointerType: 'pen',
      force: 0.6,
      tiltX: lean,
    })
  const go = async (way: Way, button: 'left' | 'right', lean: number) => {
    for (const [index, place] of way.entries())
      await send(index === 0 ? 'mousePressed' : 'mouseMoved', place, button, lean)
  }
  return {
    draw: async (way, button = 'left', lean = 0) => {
      await go(way, button, lean)
      await send('mouseReleased', way.at(-1) ?? [0, 0], button, lean)
    },
    press: (way) => go(way, 'left', 0),
  }
}

export interface Fingers {
  /** Puts one finger down for each way, moves all along theirs, and lifts them. The ways have the same length. */
  move: (ways: readonly Way[]) => Promise<void>
}

export async function takeFingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  return {
    move: async (ways) => {
      const steps = ways[0]?.length ?? 0
      for (let step = 0; step < steps; step += 1) {
        const touchPoints = ways.map((way, id) => ({ x: way[step]?.[0] ?? 0, y: way[step]?.[1] ?? 0, id }))
        await session.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints,
        })
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}

/** A straight way in steps of some pixels. */
export function line(from: readonly [number, number], to: readonly [number, number], steps = 8): Way {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const
  })
}
