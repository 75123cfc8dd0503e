import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { readFigureYaml } from '#ui/figure/read-figure-yaml.ts'

const FENCE = /^ {0,3}```figure\n([\s\S]*?)^ {0,3}```/gm

const fences = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) =>
    [...readFileSync(join('src/content', path), 'utf8').matchAll(FENCE)].map((match) => [
      path,
      match[1] ?? '',
    ]),
  )

describe('the reader of figures', () => {
  it.each(fences)('reads the figures of %s as YAML', (_, fence) => {
    expect(readFigureYaml(fence)).toEqual(parse(fence))
  })

  it('finds figures in the content at all', () => {
    expect(fences.length).toBeGreaterThan(5)
  })

  it('reads whatever a figure may hold as YAML', () => {
    const key = fc.stringMatching(/^[a-z][A-Za-z]{0,6}$/)
    const words = fc.array(
      fc.constantFrom('x', '2', '+', '-3', '가', "'", '"', '(A)', '1/2', '#1', ',', ':', '[', 'true', ' '),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    const scalar = fc.oneof(
      fc.integer({ min: -999, max: 999 }),
      fc.boolean(),
      words.map((parts) => parts.join('').trim()),
    )
    const node = fc.letrec((tie) => ({
      list: fc.array(fc.oneof(scalar, tie('map')), { minLength: 1, maxLength: 3 }),
      map: fc.dictionary(key, fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('map')), {
        minKeys: 1,
        maxKeys: 3,
      }),
    }))
    let read = 0
    fc.assert(
      fc.property(node.map, fc.boolean(), (figure, flow) => {
        const yaml = stringify(figure, {
          lineWidth: 0,
          ...(flow ? { collectionStyle: 'flow' as const } : {}),
        })
        const own = readFigureYaml(yaml)
        if (own === null) return
        read += 1
        expect(own).toEqual(parse(yaml))
      }),
      { numRuns: 2_000 },
    )
    expect(read).toBeGreaterThan(500)
  })

  it.each([
    'kind: &a x',
    'kind: !!js/function x',
    'kind: |\n  x',
    'kind: >\n  x',
    '- kind',
    'kind: x\nkind: y',
    'kind: [1, 2',
    'kind: x\n   y: 2',
    '<<: *a',
    '__proto__: 1',
    '%YAML 1.2',
    'kind: a: b',
    '\tkind: x',
    'just words',
  ])('refuses %j', (yaml) => {
    expect(readFigureYaml(yaml)).toBeNull()
  })

  it('never throws and never disagrees with YAML on any text', () => {
    const piece = fc.constantFrom(
      'kind',
      ': ',
      ':',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      ',',
      "'",
      '"',
      '1',
      '-',
      'x',
      '#',
      ' #',
      '가',
      '~',
      'a: 1',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
        const text = parts.join('')
        const own = readFigureYaml(text)
        if (own !== null) expect(own).toEqual(parse(text) ?? {})
      }),
      { numRuns: 5_000 },
    )
  })
})
