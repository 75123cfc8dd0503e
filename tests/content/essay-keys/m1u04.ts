import type { EssayKeys } from './essay-keys.ts'
import { integers } from './numbers.ts'

/** The numbers for which two sides are equal, among whole numbers from -10000 to 10000. */
const solutions = (left: (x: number) => number, right: (x: number) => number) =>
  integers(-10_000, 10_000).filter((x) => Math.abs(left(x) - right(x)) < 1e-9)

export const M1U04: EssayKeys = {
  // C01: the equation is the one of the two that is not always true
  'eaf908a8-2052-4012-9f1d-b1b4975bd9e3': () =>
    [(x: number) => 4 * x - 1, (x: number) => 2 * x + 5]
      .map((right) => [1, 2, 3, 4].filter((x) => 4 * (x - 1) + 3 === right(x)))
      .filter((fitting) => fitting.length < 4)
      .flat(),
  // C02
  '48efcc76-acf2-493f-84c1-01f3455e591c': () =>
    solutions(
      (x) => (3 / 4) * x - 2,
      () => 7,
    ),
  // C03
  '23e00417-4fd2-4524-9fd5-7ab4d1ba6fcc': () => {
    const [other = Number.NaN] = solutions(
      (x) => 5 * x - 8,
      (x) => 2 * x + 7,
    )
    const x = other + 2
    return integers(-100, 100).filter((a) => 3 * (x - 2) === x + a)
  },
  // C04
  '5d0c2b8e-3f1a-4c67-9a52-7be1f4d08c36': () =>
    integers(-1000, 1000)
      .map((x) => x / 2)
      .filter((x) => Math.abs(x / 3 + 1 / 4 - 3 / 4) < 1e-9),
  '8a7c3639-9ca8-4694-a90f-450cfecf07fc': () =>
    solutions(
      (x) => x / 2 - 1,
      (x) => (x + 2) / 3,
    ),
  // C05
  'a1f7ba1a-d85a-4bd0-acb5-f2d792cad954': () =>
    integers(1, 10_000).filter((cost) => {
      const sold = (cost * 130) / 100 - 1200
      return Math.abs(sold - cost - cost / 10) < 1e-9
    }),
}
