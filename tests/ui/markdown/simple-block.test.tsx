import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import { describe, expect, it } from 'vitest'
import { readSimpleBlock } from '#domain/markdown/read-simple-block.ts'
import { remarkFormulas } from '#domain/markdown/remark-formulas.ts'
import { remarkSyntax } from '#domain/markdown/remark-syntax.ts'
import { SimpleBlock } from '#ui/markdown/simple-block.tsx'

function renderSimple(markdown: string, asItem: boolean): string | null {
  const simple = readSimpleBlock(markdown, asItem)
  if (!simple) return null
  remarkFormulas([])({ type: 'root', children: [simple.node] })
  return renderToStaticMarkup(<SimpleBlock {...simple} inline={false} />)
}

function renderParsed(markdown: string): string {
  return renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkSyntax, remarkBreaks, [remarkFormulas, []]]}>
      {markdown}
    </ReactMarkdown>,
  )
}

const FRAGMENTS = fc.constantFrom(
  '글',
  '수학',
  ' ',
  '  ',
  '\n',
  '**',
  '*',
  '굵게',
  '(가)',
  '.',
  ',',
  '1',
  '1.',
  '2) ',
  '- ',
  '-',
  '+ ',
  '#',
  '## ',
  '>',
  '=',
  'abc',
  '!',
  '…',
  '”',
  '%',
  '{x}',
  '[',
  ']',
  '~',
  '_',
  '`',
  '\\',
  '&',
  'http://a.kr',
  'www.a.kr',
  'a@b.kr',
  '|',
  '---',
  '"',
)

describe('the short way past the parser', () => {
  it('gives what the parser gives, or leaves it to the parser', () => {
    let taken = 0
    fc.assert(
      fc.property(fc.array(FRAGMENTS, { minLength: 1, maxLength: 12 }), (parts) => {
        const markdown = parts.join('')
        const simple = renderSimple(markdown, false)
        if (simple === null) return
        taken += 1
        expect(simple).toBe(renderParsed(markdown.trim()).trim())
      }),
      { numRuns: 4_000 },
    )
    expect(taken).toBeGreaterThan(100)
  })

  it('gives the same for an item of a list', () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.constantFrom('- ', '* ', '1. ', '12) ', '-  '),
        fc.array(FRAGMENTS, { minLength: 1, maxLength: 8 }),
        (marker, parts) => {
          const markdown = marker + parts.join('')
          const simple = renderSimple(markdown, true)
          if (simple === null) return
          taken += 1
          const parsed = renderParsed(markdown.trim()).replace(/^<[ou]l[^>]*>\s*|\s*<\/[ou]l>$/g, '')
          expect(simple).toBe(parsed)
        },
      ),
      { numRuns: 3_000 },
    )
    expect(taken).toBeGreaterThan(100)
  })

  it.each(['| a | b |', '```question', '> 인용', '값은 `x`', '[답](/a)', '3 < 4', '_기울임_', 'a@b.kr'])(
    'leaves %s to the parser',
    (markdown) => {
      expect(readSimpleBlock(markdown, false)).toBeNull()
    },
  )
})
