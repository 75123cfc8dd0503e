import type { Figure } from '#domain/figure/figure.ts'

export interface FigureViewProps {
  figure: Figure
  /** On a sheet of its own, as in an explanation. */
  framed?: boolean | undefined
  /** Gets what is wrong with a figure that cannot be drawn; the reader sees its text alternative. */
  onProblem?: ((problem: string) => void) | undefined
}

export interface FigureFenceProps extends Omit<FigureViewProps, 'figure'> {
  /** What a `figure` fence holds. */
  yaml: string
}
