import type { EssayKeys } from './essay-keys.ts'
import { fraction, integers } from './numbers.ts'

export const M1U09: EssayKeys = {
  // C01: edges by Euler's rule, corners + faces - edges = 2
  'fcf8a38d-b051-4681-9b0a-4d664bbb2d25': () =>
    integers(3, 20)
      .filter((sides) => sides + 2 === 10)
      .map((sides) => {
        const [corners, faces] = [sides + 1, sides + 1]
        return corners + faces - 2 + corners
      }),
  // C02
  'dbc120da-8bbd-4db7-9a5d-760e342e04f2': () => integers(3, 10).filter((faces) => faces * 60 < 360).length,
  // C03: how near AC comes to B, which lies at (0, 0), with A at (15, 0) and C at (0, 20)
  '4b145e8f-302a-4897-bc6e-4c21fa37a561': () => {
    const distances = integers(0, 1000).map((part) =>
      Math.hypot((15 * part) / 1000, (20 * (1000 - part)) / 1000),
    )
    return `${Math.round(Math.min(...distances) ** 2 * 1000) / 1000}π`
  },
  // C04: sizes without π
  'f3b095fd-481b-4c9f-a417-ec67531350a2': () =>
    integers(1, 50)
      .filter((height) => 2 * 5 * 5 + 2 * 5 * height === 150)
      .map((height) => `${5 * 5 * height}π`),
  // C05
  'd3273801-a058-41ca-bb8e-42772259e252': () => fraction(9 * 9 * 8, 3 * 6 * 6),
  // C06: the cone's net is 3/5 of a whole circle of radius 5
  'bad99250-2232-4645-8b49-900e0c795873': () => `${(5 * 5 * 3) / 5 + (4 * 3 * 3) / 2}π`,
}
