import type { EssayKeys } from './essay-keys.ts'
import { fraction, integers } from './numbers.ts'

export const M1U08: EssayKeys = {
  // C01: pairs of corners that are not neighbours, counted one by one
  'a52c10a7-95b8-46d0-981f-d1bdbe82bc36': () => {
    const joins = (sides: number, one: number, other: number) =>
      ![0, 1, sides - 1].includes(Math.abs(one - other))
    const sides = integers(4, 30).find(
      (count) => integers(0, count - 1).filter((corner) => joins(count, 0, corner)).length === 8,
    )!
    return integers(0, sides - 1).flatMap((one) =>
      integers(one, sides - 1).filter((other) => joins(sides, one, other)),
    ).length
  },
  // C02: the same angle whatever B is
  '3dcbbaa2-6ffc-46cd-b0c7-0ff34a6997bc': () => {
    const angles = integers(1, 115).map((b) => {
      const outside = 180 - (180 - 64 - b)
      return 180 - b / 2 - (180 - outside / 2)
    })
    return [...new Set(angles)]
  },
  // C03: one outer angle is what the inner one lacks to 180
  'ee70dd56-2632-472a-80c1-a2e7897362b3': () =>
    integers(3, 100)
      .filter((sides) => sides * 180 - 360 === 1260)
      .map((sides) => 180 - 1260 / sides),
  // C04: the shares of the circle that the two sectors take up
  'bdf72257-2c62-43b4-bcb5-9361c837cf98': () => {
    const rim = (6 * 360) / 40
    const [small, large] = [6 / rim, 15 / rim]
    return fraction(Math.round((large / small) * 10), 10)
  },
  // C05: the string keeps one radius off the triangle of the centres and turns once round
  'fb7b51b2-53e6-4265-9725-4cb36da5d3bf': () => {
    const centres = [
      [0, 0],
      [12, 0],
      [6, Math.sqrt(12 * 12 - 6 * 6)],
    ] as const
    const straight = centres.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = centres[(index + 1) % 3]!
      return sum + Math.hypot(nextX - x, nextY - y)
    }, 0)
    const turned = 3 * (180 - 60)
    return `${fraction(turned * 2 * 6, 360)}π+${Math.round(straight)}`
  },
}
