/** Lines of one plane by number: which are parallel, which three or more run through one point. All else is as general as can be. */
export interface System {
  lines: number
  families: readonly (readonly number[])[]
  together: readonly (readonly number[])[]
}

/** The points where lines meet, each as the lines that run through it, ascending. */
export function pointsOf({ lines, families, together }: System): number[][] {
  const isIn = (groups: readonly (readonly number[])[], a: number, b: number) =>
    groups.some((group) => group.includes(a) && group.includes(b))
  const pairs = Array.from({ length: lines }, (_, one) =>
    Array.from({ length: lines - one - 1 }, (_, further) => [one, one + further + 1]),
  ).flat()
  const alone = pairs.filter(([a = 0, b = 0]) => !isIn(families, a, b) && !isIn(together, a, b))
  return [...together.map((group) => [...group].sort((a, b) => a - b)), ...alone]
}

/** Parts of the plane by Euler's formula: every point counts one less than the lines through it, every line one, and one more. */
export function regionsOf(system: System): number {
  return pointsOf(system).reduce((sum, point) => sum + point.length - 1, 1 + system.lines)
}
