import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { listFences } from '#domain/markdown/fences.ts'
import { writeFigureJson } from '#server/seed/write-figure-json.ts'
import { readShippedContent } from './shipped-content.ts'

const { concepts } = await readShippedContent()

const figuresIn = (markdown: string) =>
  listFences(markdown)
    .filter(({ kind }) => kind === 'figure')
    .map(({ inside }) => inside)

test.each(concepts.map(({ matter, body }) => [matter.id, body] as const))(
  'the figures of %s are stored as JSON, the same as their authors wrote them',
  (_, body) => {
    const stored = writeFigureJson(body)
    const figures: unknown[] = figuresIn(stored).map((json) => JSON.parse(json))
    expect(figures).toEqual(figuresIn(body).map((yaml) => parse(yaml)))
    for (const figure of figures) expect(drawFigure(figure)).not.toHaveProperty('problem')
    expect(stored.replace(/^```figure\n.*\n/gm, '')).toBe(body.replace(/^```figure\n[\s\S]*?(?=^```)/gm, ''))
  },
)

test('explanations have figures at all', () => {
  expect(concepts.flatMap(({ body }) => figuresIn(body)).length).toBeGreaterThan(50)
})
