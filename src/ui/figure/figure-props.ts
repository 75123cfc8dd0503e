import type { Figure } from '#domain/figure/figure.ts'

interface FigureOptions {
  /** On a sheet of its own, as in an explanation. */
  framed?: boolean | undefined
  /** Called with the problem if a figure cannot be drawn; the reader sees its text alternative. */
  onProblem?: ((problem: string) => void) | undefined
}

export interface FigureViewProps extends FigureOptions {
  figure: Figure
}

export interface FigureFenceProps extends FigureOptions {
  /** The JSON in a `figure` fence. */
  text: string
}

export interface DrawnFigureProps extends FigureOptions {
  /** A figure as it was found in a text, which may be anything. */
  figure: unknown
}
