import { tex } from './inline-math.ts'

/** LaTeX of an angle's size: `50^\circ`, `x^\circ`. */
export function deg(size: number | string): string {
  return `${size}^\\circ`
}

/** LaTeX of a point, or of a figure by its points, upright as textbooks print them: `A`, `ABCD`. */
export function pts(names: string): string {
  return `\\mathrm{${names}}`
}

/** A point, or a figure by its points, as inline math. */
export function pt(names: string): string {
  return tex(pts(names))
}

/** LaTeX of the segment between two points, named by its ends: `AB`. */
export function seg(ends: string): string {
  return `\\overline{${pts(ends)}}`
}

/** LaTeX of an angle by its vertex or by three points: `A`, `BAC`. */
export function ang(name: string): string {
  return `\\angle ${pts(name)}`
}

/** LaTeX of a triangle by its vertices: `ABC`. */
export function tri(name: string): string {
  return `\\triangle ${pts(name)}`
}
