import { parse } from 'yaml'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { type FencedBlock, listFences } from '#domain/markdown/fences.ts'

export interface FigureFault {
  /** Lines from the text's first to that of the fence, from 0. */
  below: number
  message: string
}

function findProblem(yaml: string): string | undefined {
  try {
    const drawing = drawFigure(parse(yaml))
    return 'problem' in drawing ? drawing.problem : undefined
  } catch (problem) {
    return problem instanceof Error ? problem.message.split('\n')[0] : String(problem)
  }
}

export function listFigures(markdown: string): FencedBlock[] {
  return listFences(markdown).filter(({ kind }) => kind === 'figure')
}

/** What is wrong with the figures of a Markdown text, written as YAML or JSON. */
export function lintFigures(markdown: string): FigureFault[] {
  return listFigures(markdown).flatMap(({ start, inside }) => {
    const message = findProblem(inside)
    return message === undefined ? [] : [{ below: markdown.slice(0, start).split('\n').length - 1, message }]
  })
}
