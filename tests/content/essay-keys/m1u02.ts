import type { EssayKeys } from './essay-keys.ts'
import { integers } from './numbers.ts'

export const M1U02: EssayKeys = {
  // C01
  '3a3cde78-897e-4a4e-9e2e-690f0bc7ef19': () =>
    [-12 / 4, 2.5, 0, -7, 8 / 6, -0.3, 10 / 5].filter(Number.isInteger).length,
  // C02
  '0c9ae2b2-171b-4df5-9383-f81a724fce96': () => {
    const middle = integers(-5, 7).find((at) => at - -5 === 7 - at)!
    const far = integers(-20, 20).filter((at) => Math.abs(at - middle) === 4)
    return far.sort((a, b) => Math.abs(b) - Math.abs(a))[0]!
  },
  // C03
  'ae99f27a-0cf6-4d38-ac6e-8aaf5026e973': () =>
    integers(-2, 50).filter((a) => integers(-50, 50).filter((at) => at > -11 / 4 && at < a).length === 5),
  // C04: in tenths of a metre
  '08de6563-7ca5-4e7a-ad27-2eb58645e7bd': () =>
    [15, -28, -6, 7].reduce((level, change) => level + change, 120) / 10,
  // C05
  '428f3fad-825f-4063-8c2f-9c02e0e3d24c': () =>
    [3, -3].flatMap((a) => [5, -5].filter((b) => a * b < 0 && a + b > 0).map((b) => a ** 3 * b ** 2)),
  // C06: in eighths, every number is n/8
  '4bec0f5b-1f30-413c-bd76-fecc2f3b8611': () => {
    const number = integers(-100, 100).find((eighths) => (eighths / 8) * (-3 / 4) === -9 / 8)! / 8
    return integers(-100, 100).filter((quotient) => quotient * (-3 / 4) === number)
  },
  // C07
  'fd3bec2b-b395-477d-8b7c-62e5e74ff4b8': () => 12 - ((-2) ** 2 * 3 - 6 / (3 / 2)) / 4,
}
