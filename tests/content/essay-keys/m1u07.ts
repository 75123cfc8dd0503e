import type { EssayKeys } from './essay-keys.ts'
import { integers } from './numbers.ts'

export const M1U07: EssayKeys = {
  // C01: C measured as the point where the two circles meet
  '818115b9-f423-449e-99da-240326043d76': () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 7, y: 0 },
    ]
    const c = { x: 7 / 2, y: Math.sqrt(7 * 7 - (7 / 2) * (7 / 2)) }
    const far = (p: typeof a, q: typeof a) => Math.hypot(p.x - q.x, p.y - q.y)
    return Math.round((far(a, b) + far(b, c) + far(c, a)) * 1e9) / 1e9
  },
  // C02: every set of three sides, the shortest first
  '3d34dfec-436f-4f48-bdc7-74ee54b881b0': () =>
    integers(1, 20).flatMap((a) =>
      integers(a, 20).filter((b) => {
        const c = 20 - a - b
        return c >= b && a + b > c && (a === b || b === c)
      }),
    ).length,
  // C03: measured in the plane, with BC = 1
  '6573471b-7c5c-44d6-88c7-a5d8775c2611': () => {
    const side = Math.tan((28 * Math.PI) / 180)
    return Math.round((Math.atan2(1, side) * 180) / Math.PI)
  },
}
