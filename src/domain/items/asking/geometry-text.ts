/** LaTeX of an angle's size: `50^\circ`, `x^\circ`. */
export function deg(size: number | string): string {
  return `${size}^\\circ`
}

/** LaTeX of the segment between two points, named by its ends: `AB`. */
export function seg(ends: string): string {
  return `\\overline{${ends}}`
}

/** LaTeX of an angle by its vertex or by three points: `A`, `BAC`. */
export function ang(name: string): string {
  return `\\angle ${name}`
}

/** LaTeX of a triangle by its vertices: `ABC`. */
export function tri(name: string): string {
  return `\\triangle ${name}`
}
