import type { EssayKeys } from './essay-keys.ts'
import { integers } from './numbers.ts'

export const M1U11: EssayKeys = {
  // C01: from the leaves of the figure
  'ccfd1f47-a7d4-4e89-ac0c-3154033cff4a': () => {
    const leaves = { 1: [2, 5, 8], 2: [1, 3, 3, 6, 8], 3: [1, 4, 5, 7], 4: [0, 2, 6, 8] }
    const values = Object.entries(leaves).flatMap(([stem, row]) => row.map((leaf) => Number(stem + leaf)))
    return (values[values.length / 2 - 1]! + values[values.length / 2]!) / 2
  },
  // C02
  '66ad6963-737d-4ec3-a3c4-e1a5ba4fd0e2': () =>
    integers(0, 40)
      .filter((b) => 4 + 2 * b + b + 9 + 3 === 40)
      .map((b) => ((4 + 2 * b) / 40) * 100),
  // C03: the lower bound of the class in which the last of the top fifth stands
  'd4c0cb66-c2e8-4968-a1c2-c3a819c1fee5': () => {
    const classes = [3, 7, 12, 10, 8].flatMap((count, index) => Array<number>(count).fill(50 + index * 10))
    return classes.toReversed()[classes.length / 5 - 1]!
  },
  // C04
  'dabaa340-4281-41d1-8930-6ce439568fa3': () =>
    integers(1, 500)
      .filter((total) => 8 * 100 === 16 * total)
      .map((total) => 13 / total),
  // C05: in thousandths
  'eace44a1-c050-4f36-ab96-f973a9414352': () => Math.abs((40 * 1000) / 200 - (45 * 1000) / 250) / 1000,
  // C06
  'd18f3817-22c6-4f0d-b46d-db27ac166be6': () => (18 * 100) / 50,
}
