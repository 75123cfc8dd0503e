import { describe, expect, test } from 'vitest'
import { foldHand, idleHand, type PointerFacts } from '#domain/ink/fold-hand.ts'

type Step = [kind: PointerFacts['kind'], id: number, type: string, at: number, buttons?: number]

/** What the hand does at the end: the pointer that draws or erases, or how many fingers scroll. */
function act(steps: readonly Step[], hasPen = false): string {
  const { active, fingers } = steps.reduce(
    (hand, [kind, id, type, at, buttons = 1]) => foldHand(hand, { kind, id, type, at, buttons }),
    idleHand(hasPen),
  )
  if (active) return `${active.type} ${active.id} ${active.doing}`
  return fingers.length > 0 ? `scroll ${fingers.length}` : 'nothing'
}

describe('the hand on the pad', () => {
  test.each<[string, string, Step[], boolean?]>([
    ['a pen draws', 'pen 1 draw', [['down', 1, 'pen', 0]]],
    ['the button on its barrel erases', 'pen 1 erase', [['down', 1, 'pen', 0, 2]]],
    ['its eraser erases', 'pen 1 erase', [['down', 1, 'pen', 0, 32]]],
    ['a pen that hovers does nothing', 'nothing', [['move', 1, 'pen', 0, 0]]],
    [
      'a lifted pen does nothing',
      'nothing',
      [
        ['down', 1, 'pen', 0],
        ['up', 1, 'pen', 5, 0],
      ],
    ],
    ['a mouse draws', 'mouse 1 draw', [['down', 1, 'mouse', 0]]],
    ['its other button does not', 'nothing', [['down', 1, 'mouse', 0, 2]]],
    ['a finger draws where there is no pen', 'touch 1 draw', [['down', 1, 'touch', 0]]],
    [
      'two fingers scroll',
      'scroll 2',
      [
        ['down', 1, 'touch', 0],
        ['down', 2, 'touch', 20],
      ],
    ],
    [
      'the one that stays does not begin to draw',
      'scroll 1',
      [
        ['down', 1, 'touch', 0],
        ['down', 2, 'touch', 20],
        ['up', 1, 'touch', 40],
      ],
    ],
    ['a finger scrolls once there was a pen', 'scroll 1', [['down', 1, 'touch', 0]], true],
    [
      'a palm beside the pen does nothing',
      'pen 1 draw',
      [
        ['down', 1, 'pen', 0],
        ['down', 2, 'touch', 5],
      ],
    ],
    [
      'nor does one just after the pen was lifted',
      'nothing',
      [
        ['down', 1, 'pen', 0],
        ['up', 1, 'pen', 100, 0],
        ['down', 2, 'touch', 700],
      ],
    ],
    [
      'later the finger scrolls',
      'scroll 1',
      [
        ['down', 1, 'pen', 0],
        ['up', 1, 'pen', 100, 0],
        ['down', 2, 'touch', 900],
      ],
    ],
    [
      'a pen takes over from the palm',
      'pen 2 draw',
      [
        ['down', 1, 'touch', 0],
        ['down', 2, 'pen', 50],
      ],
    ],
    [
      'already when it comes near',
      'nothing',
      [
        ['down', 1, 'touch', 0],
        ['move', 2, 'pen', 50, 0],
      ],
    ],
    [
      'a pen takes over from fingers that scroll',
      'pen 3 draw',
      [
        ['down', 1, 'touch', 0],
        ['down', 2, 'touch', 9],
        ['down', 3, 'pen', 50],
      ],
    ],
    [
      'a finger leaves the mouse alone',
      'mouse 1 draw',
      [
        ['down', 1, 'mouse', 0],
        ['down', 2, 'touch', 50],
      ],
    ],
    [
      'a pointer that was never down changes nothing',
      'pen 1 draw',
      [
        ['down', 1, 'pen', 0],
        ['up', 9, 'touch', 5],
      ],
    ],
  ])('%s', (_name, expected, steps, hasPen) => {
    expect(act(steps, hasPen)).toBe(expected)
  })
})
