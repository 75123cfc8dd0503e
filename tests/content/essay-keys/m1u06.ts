import type { EssayKeys } from './essay-keys.ts'
import { fraction, integers } from './numbers.ts'

export const M1U06: EssayKeys = {
  // C01: every ordered pair names a line, a ray and a segment; a ray is a start and a direction
  '4c198ffb-657e-4a7a-884b-37e3a919787d': () => {
    const places = [0, 2, 5]
    const pairs = places.flatMap((a) => places.filter((b) => b !== a).map((b) => [a, b] as const))
    const rays = new Set(pairs.map(([a, b]) => `${a} ${Math.sign(b - a)}`))
    const segments = new Set(pairs.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`))
    return 1 + rays.size + segments.size
  },
  // C02: places on the segment in quarters of a centimetre, A at 0, B at b, D at 128
  '313a4229-77b6-4b43-8f8f-e2349fb986a8': () =>
    integers(1, 127)
      .filter((b) => 3 * b === 2 * ((128 - b) / 2))
      .map((b) => (128 - b / 2) / 4),
  // C03
  'c1bf3f22-58ec-4741-92ed-51949c74497a': () =>
    integers(1, 90)
      .filter((x) => 3 * x - 10 === 2 * x + 20)
      .map((x) => 180 - (3 * x - 10)),
  // C04
  '073d9ec1-3136-4c48-b72d-2364838aeba7': () =>
    integers(1, 90).filter((half) => 34 + 34 + half + half === 180),
  // C05: lines ax + by = c with small coefficients, all sets of three
  '9825b69c-6c5d-43fa-ad62-74dc8c14f548': () => {
    const lines = [
      [1, 0, 0],
      [1, 0, 1],
      [1, 0, 2],
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 0],
      [1, -1, 0],
      [1, 1, 5],
    ] as const
    const meet = ([a, b, c]: readonly number[], [d, e, f]: readonly number[]) => {
      const determinant = a! * e! - b! * d!
      if (determinant === 0) return []
      return [`${fraction(c! * e! - b! * f!, determinant)} ${fraction(a! * f! - c! * d!, determinant)}`]
    }
    const counts = new Set<number>()
    for (const [i, one] of lines.entries())
      for (const [j, two] of lines.entries())
        for (const three of i < j ? lines.slice(j + 1) : [])
          counts.add(new Set([...meet(one, two), ...meet(one, three), ...meet(two, three)]).size)
    return [...counts].reduce((sum, count) => sum + count)
  },
  // C06: edges as pairs of corners; two lines are skew where their four corners span space
  '6965a923-2480-4596-9e02-ff4df521c366': () => {
    const corners: Readonly<Record<string, readonly [number, number, number]>> = {
      A: [1, 1, 2],
      B: [0, 0, 0],
      C: [2, 0, 0],
      D: [2, 2, 0],
      E: [0, 2, 0],
    }
    const volume = (names: string) => {
      const [p, q, r, s] = [...names].map((name) => corners[name]!)
      const [u, v, w] = [q!, r!, s!].map((corner) => corner.map((at, axis) => at - p![axis]!))
      const cross = [
        v![1]! * w![2]! - v![2]! * w![1]!,
        v![2]! * w![0]! - v![0]! * w![2]!,
        v![0]! * w![1]! - v![1]! * w![0]!,
      ]
      return u!.reduce((sum, at, axis) => sum + at * cross[axis]!, 0)
    }
    return ['AB', 'AC', 'AD', 'AE', 'BE', 'CD', 'DE'].filter((edge) => volume(`BC${edge}`) !== 0).length
  },
  // C07
  '23fc1933-17bd-4403-a0ba-2a6f09e10a6a': () => integers(1, 60).filter((x) => 4 * x - 10 === 3 * x + 20),
}
