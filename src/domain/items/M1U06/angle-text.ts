import type { Slip } from '../asking/ask-value.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { linearText } from '../asking/linear-text.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'

/** An angle as inline math. */
export function degrees(size: number | string): string {
  return tex(deg(size))
}

/** `ax + b` degrees in LaTeX, in brackets where it has two terms. */
export function linearDeg(a: number, b: number): string {
  return deg(b === 0 ? linearText(a, b) : `(${linearText(a, b)})`)
}

/** '(3x−10)°' as a picture's label. */
export function linearDegLabel(a: number, b: number): string {
  const display = linearText(a, b).replace(/ /g, '').replace('-', '−')
  return b === 0 ? `${display}°` : `(${display})°`
}

/** An answer in degrees, typed as a number. */
export function angleAnswer(size: number) {
  return { key: `${size}`, markdown: degrees(size) }
}

/** Sizes between 0 and 360 degrees as wrong values. */
export function angleSlips(slips: readonly (readonly [size: number, mistakeText: string])[]): Slip[] {
  return slips.flatMap(([size, mistakeText]) =>
    size > 0 && size < 360 && Number.isInteger(size) ? [{ ...angleAnswer(size), mistakeText }] : [],
  )
}

/** Rays from O in directions of degrees, counterclockwise from the right. */
export type Rays = Readonly<Record<string, number>>

interface AngleParts {
  angles: readonly { of: string; label?: string; arcs?: number; right?: boolean }[]
  /** Straight lines through O, named by their two ends; every ray of no line is drawn from O. */
  lines: readonly string[]
  /** Shows the names of the rays' ends. */
  named: boolean
}

const REACH = 3

export function raysFigure(alt: string, rays: Rays, { angles, lines, named }: AngleParts) {
  const spots: Record<string, PlanePoint> = { O: [0, 0] }
  for (const [name, direction] of Object.entries(rays)) spots[name] = pointFrom([0, 0], REACH, direction)
  const alone = Object.keys(rays).filter((name) => !lines.some((line) => line.includes(name)))
  return planeFigure(alt, spots, {
    lines: [...lines.map((of) => ({ of })), ...alone.map((name) => ({ of: `O${name}` }))],
    angles,
    unlabelled: named ? '' : `O${Object.keys(rays).join('')}`,
  })
}
