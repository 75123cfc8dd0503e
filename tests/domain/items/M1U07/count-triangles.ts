const RADIAN = Math.PI / 180

/** Sides (`AB` and `BA` alike) and angles (`A`) written in a text as `\overline{\mathrm{AB}} = 5` and `\angle \mathrm{A} = 50^\circ`. */
export function partsOf(text: string): { sides: Map<string, number>; angles: Map<string, number> } {
  const sides = [...text.matchAll(/\\overline\{\\mathrm\{([A-Z]{2})\}\} = (\d+)/g)]
  const angles = [...text.matchAll(/\\angle \\mathrm\{([A-Z])\} = (\d+)\^\\circ/g)]
  return {
    sides: new Map(sides.map(([, name = '', length]) => [[...name].sort().join(''), Number(length)])),
    angles: new Map(angles.map(([, name = '', size]) => [name, Number(size)])),
  }
}

/** How many different triangles ABC have three given parts. */
export function countTriangles({ sides, angles }: ReturnType<typeof partsOf>): number {
  const total = [...angles.values()].reduce((sum, size) => sum + size, 0)
  if (sides.size === 3) {
    const [a = 0, b = 0, c = 0] = [...sides.values()].sort((x, y) => x - y)
    return c < a + b ? 1 : 0
  }
  if (sides.size === 1) return total < 180 ? 1 : 0
  if (sides.size === 0) return total === 180 ? Number.POSITIVE_INFINITY : 0
  const [[vertex = '', size = 0] = []] = [...angles]
  const across = [...sides].find(([name]) => !name.includes(vertex))
  if (!across) return 1
  // The far end of the other arm swings: how often does it meet the ray?
  const far = across[1]
  const near = [...sides].find(([name]) => name.includes(vertex))?.[1] ?? 0
  const height = near * Math.sin(size * RADIAN)
  if (far < height) return 0
  const half = Math.sqrt(far * far - height * height)
  const foot = near * Math.cos(size * RADIAN)
  return [foot - half, foot + half].filter((at) => at > 1e-9).length
}
