import type { EssayKeys } from './essay-keys.ts'
import { integers } from './numbers.ts'

export const M1U05: EssayKeys = {
  // C01: half the cross product of A and B, in coordinates found by search
  'ff5b03b1-69d3-46ac-ab6f-6ba5e267c8f3': () =>
    integers(-50, 50).flatMap((a) =>
      integers(-50, 50)
        .filter((b) => 2 * b + 8 === 0 && 3 * a + 6 === 0)
        .map((b) => Math.abs((a - 3) * (b - 2) - (2 * b + 8) * (3 * a + 6)) / 2),
    ),
  // C02: the same quadrant for every such pair
  '85762758-26e5-4ce0-adbd-f6aafeb64b40': () => {
    const quadrant = (x: number, y: number) => (x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3)
    const pairs = integers(-9, 9).flatMap((a) => integers(-9, 9).map((b) => [a, b] as const))
    const fitting = pairs.filter(([a, b]) => a * b > 0 && a + b < 0)
    return [...new Set(fitting.map(([a, b]) => quadrant(-a, b)))]
  },
  // C03
  'dd54ecf4-936c-43a6-9384-fa271c32d5c4': () => {
    const arrivedAt = 25
    const minutes = integers(1, 100).find((minute) => (800 / 10) * minute >= 2400)!
    return minutes - arrivedAt
  },
  // C04
  '31e536e6-e155-477e-b660-7c06fb422007': () => integers(0, 80).filter((minute) => 240 - minute * 3 === 60),
  // C05
  '356210eb-2a35-43eb-b79b-5aefcfdb0976': () => {
    const a = 3 * (2 * 3)
    const points = integers(1, 100).flatMap((x) => integers(1, 100).filter((y) => x * y === a))
    return points.length
  },
}
