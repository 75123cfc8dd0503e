import { expect, test } from 'vitest'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import type { DrawingCommand } from '#domain/figure/drawing.ts'
import type { Figure } from '#domain/figure/figure.ts'

const alt = '그림'

function draw(figure: Omit<Figure, 'alt'> & { kind: string }): DrawingCommand[] {
  const drawing = drawFigure({ alt, ...figure })
  if ('problem' in drawing) throw new Error(drawing.problem)
  return drawing.commands
}

const circlesOf = (commands: DrawingCommand[]) =>
  commands.flatMap((command) => (command.type === 'circle' ? [command] : []))

test('a dot plot stacks equal values and puts others in proportion', () => {
  const dots = circlesOf(draw({ kind: 'dot-plot', values: [1, 3, 3, 3, 9], from: 0, to: 10 }))
  const [one, three, again, third, nine] = dots.map(({ cx }) => cx)
  expect([again, third]).toEqual([three, three])
  expect(((three ?? 0) - (one ?? 0)) / ((nine ?? 0) - (one ?? 0))).toBeCloseTo(1 / 4)
  expect(new Set(dots.slice(1, 4).map(({ cy }) => cy)).size).toBe(3)
})

test.each([
  [{ kind: 'dot-plot', values: [1, 2], from: 2, to: 5 }, /'from' must be an integer from -1000 to 1/],
  [{ kind: 'dot-plot', values: [1, 2], from: 0, to: 100 }, /cover each other/],
  [{ kind: 'dot-plot', values: [1, 2], from: 0, to: 5, marks: [{ at: 9, label: 'A' }] }, /outside/],
])('says what is wrong with %j', (figure, problem) => {
  expect(drawFigure({ alt, ...figure })).toEqual({ problem: expect.stringMatching(problem) })
})
