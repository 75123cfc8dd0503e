import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeBubble } from '#domain/selection/place-bubble.ts'

const DESKTOP = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }
const BUBBLE = { width: 220, height: 56 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

describe('the selection bubble', () => {
  test.each([
    ['60 px above and centred', box(400, 300, 100, 24), DESKTOP, false, { left: 340, top: 240 }],
    ['10 px from the left edge', box(0, 300, 40, 24), DESKTOP, false, { left: 10, top: 240 }],
    ['10 px from the right edge', box(1150, 300, 30, 24), DESKTOP, false, { left: 950, top: 240 }],
    ['10 px from the upper edge', box(400, 20, 100, 24), DESKTOP, false, { left: 340, top: 10 }],
    ['10 px from the lower edge', box(400, 900, 100, 24), DESKTOP, false, { left: 340, top: 754 }],
    ['110 px below on a small screen', box(100, 200, 120, 48), PHONE, true, { left: 50, top: 358 }],
    ['10 px from the lower edge below', box(100, 600, 120, 48), PHONE, true, { left: 50, top: 758 }],
    ['not over a selection at the foot', box(100, 760, 120, 48), PHONE, true, { left: 50, top: 594 }],
    ['at the foot where all is selected', box(0, 0, 390, 2000), PHONE, true, { left: 85, top: 778 }],
  ])('stands %s', (_name, selection, viewport, goesBelow, expected) => {
    expect(placeBubble({ selection, bubble: BUBBLE, viewport, goesBelow })).toEqual(expected)
  })

  test('never leaves the viewport, and covers no selection that leaves it room', () => {
    const side = fc.integer({ min: -3000, max: 3000 })
    const length = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(side, side, length, length, fc.boolean(), (left, top, width, height, goesBelow) => {
        const selection = { left, top, width, height }
        const at = placeBubble({ selection, bubble: BUBBLE, viewport: PHONE, goesBelow })
        expect(at.left).toBeGreaterThanOrEqual(10)
        expect(at.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width - 10)
        expect(at.top).toBeGreaterThanOrEqual(10)
        expect(at.top + BUBBLE.height).toBeLessThanOrEqual(PHONE.height - 10)
        const hasRoomBelow = top + height + BUBBLE.height + 10 <= PHONE.height
        if (goesBelow && hasRoomBelow && top + height >= 10)
          expect(at.top).toBeGreaterThanOrEqual(top + height)
        if (!goesBelow && top >= 70 && top < PHONE.height)
          expect(at.top + BUBBLE.height).toBeLessThanOrEqual(top)
      }),
    )
  })
})
