import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#server/markdown/render-markdown.ts'
import { RenderedTexts } from '#server/markdown/rendered-texts.ts'
import { writeFigureJson } from '#server/seed/write-figure-json.ts'
import { readShippedContent } from '#tests/content/shipped-content.ts'
import { FenceDrawn } from '#ui/figure/fence-drawn.tsx'
import { MarkdownParts } from '#ui/markdown/markdown-parts.tsx'
import { ATTACKS } from './attacks.ts'
import { SAMPLES } from './samples.ts'

/** As the page draws it; its formulas are empty until KaTeX typesets them in a browser. */
function drawOnPage(markdown: string): string {
  const html = renderToStaticMarkup(
    <MarkdownParts text={markdown} renderFigure={(text) => <FenceDrawn text={text} framed />} />,
  )
  return html.replace(/^<div class="read">|<\/div>$/g, '')
}

/** Without the icon of a question box, with the attributes of each tag in order. */
function normalize(html: string): string {
  return html
    .replace(/<b><svg[\s\S]*?<\/svg>생각해 보기/g, '<b>생각해 보기')
    .replace(/\s*\/>/g, '>')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&#x26;|&amp;/g, '&')
    .replace(/&gt;|&#x3E;/g, '>')
    .replace(/&#x22;|&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/<(\w+)((?:\s[\w:-]+(?:="[^"]*")?)+)>/g, (_all, tag: string, attributes: string) => {
      const list = attributes.match(/[\w:-]+(?:="[^"]*")?/g) ?? []
      return `<${tag} ${list
        .map((each) => each.replace(/=""$|;"$/, (end) => (end === ';"' ? '"' : '')))
        .sort()
        .join(' ')}>`
    })
    .replace(/>\s+</g, '><')
}

/** What KaTeX wrote, out of the server's text. */
function withoutTypesetting(html: string): string {
  let left = ''
  let rest = html
  for (let at = rest.search(FORMULA); at >= 0; at = rest.search(FORMULA)) {
    const start = rest.indexOf('>', at) + 1
    left += rest.slice(0, at) + rest.slice(at, start).replace(' formula-source', '')
    let depth = 1
    const tags = /<(\/?)span\b[^>]*>/g
    tags.lastIndex = start
    for (let tag = tags.exec(rest); tag && depth > 0; ) {
      depth += tag[1] ? -1 : 1
      if (depth === 0) rest = rest.slice(tag.index)
      else tag = tags.exec(rest)
    }
  }
  return left + rest
}
const FORMULA = /<span class="formula(?:-block)?(?: formula-source)?">(?!<\/span>)/

const { concepts } = await readShippedContent()

describe('a text that the server renders', () => {
  test.each([
    ['\\(2 \\times 2 \\times 3\\)으로', 'formula-glue'],
    ['\\(2^{2} \\times 3 \\times 5 \\times 7\\)로', 'formula-glue'],
    ['\\(1+2+3+4+5+6+7+8+9\\)는', 'formula-glue formula-parts'],
    ['\\(\\text{처음 넓이}=10\\)은', 'formula-glue'],
    ['\\(\\text{직사각형의 넓이}=\\text{가로}\\times\\text{세로}\\)예요', null],
  ])('of %s the line breaks only where it is wide', async (markdown, glue) => {
    const html = await renderMarkdown(markdown)
    expect(/<span class="(formula-glue[^"]*)"/.exec(html)?.[1] ?? null).toBe(glue)
  })

  test.each([
    ['시속 \\(4\\) km로 걸어요', ' km로</span> 걸어요'],
    ['\\(3\\) cm²예요', ' cm²예요</span>'],
    ['\\(x\\) mean', '</span> mean'],
  ])('of %s keeps the unit at its number', async (markdown, end) => {
    expect(await renderMarkdown(markdown)).toContain(end)
  })

  test.each(concepts.map(({ matter, body }) => [matter.id, writeFigureJson(body)] as const))(
    'the explanation of %s is what the page would draw, and every formula typesets',
    async (_id, markdown) => {
      const html = await renderMarkdown(markdown)
      expect(normalize(withoutTypesetting(html))).toBe(normalize(drawOnPage(markdown)))
      expect(html).not.toMatch(/katex-error|formula-source|figure-problem/)
    },
  )

  test.each(Object.entries(SAMPLES))('sample %s is what the page would draw', async (_name, markdown) => {
    const html = await renderMarkdown(markdown)
    expect(normalize(withoutTypesetting(html))).toBe(normalize(drawOnPage(markdown)))
  })

  test('a formula that KaTeX cannot read stays as its source, and one too deep for a browser too', async () => {
    expect(await renderMarkdown('\\(\\frac{1\\)')).toContain(
      '<span class="formula formula-source">\\frac{1</span>',
    )
    const deep = `${'{'.repeat(1900)}x${'}'.repeat(1900)}`
    expect(await renderMarkdown(`\\(${deep}\\)`)).toContain('formula-source')
  })

  test('what is copied of a formula is its LaTeX as written, fractions in a line are as large as alone', async () => {
    const html = await renderMarkdown('값 \\(\\frac{1}{2}\\)예요.')
    expect(html).toContain('<annotation encoding="application/x-tex">\\frac{1}{2}</annotation>')
    expect(html).toContain('displaystyle="true"')
  })
})

test('is rendered once while it is kept, and known by the digest of what it looks like', async () => {
  const texts = new RenderedTexts()
  const [first, second] = await Promise.all([texts.render('값은 \\(7\\)'), texts.render('값은 \\(7\\)')])
  expect(second).toBe(first)
  expect(await texts.render('값은 \\(7\\)')).toBe(first)
  expect((await texts.render('값은 \\(7\\) ')).digest).toBe(first.digest)
  expect((await texts.render('값은 \\(8\\)')).digest).not.toBe(first.digest)
})

interface Markup {
  tags: string[]
  attributes: (readonly [name: string, value: string])[]
}

/** Every tag and attribute of an HTML text. */
function listMarkup(html: string): Markup {
  const tags = [...html.matchAll(/<(\/?[a-zA-Z][^\s>]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*>/g)]
  return {
    tags: tags.map(([, name = '']) => name.replace('/', '')),
    attributes: tags.flatMap(([, , list = '']) =>
      [...list.matchAll(/\s([^\s=>"]+)(?:="([^"]*)")?/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  }
}

const ACTIVE_TAGS =
  /^(?:script|iframe|object|embed|style|link|meta|base|form|button|textarea|video|audio|template|noscript)$/i

/** What is long by repetition takes its time alone, and is rendered alone above. */
const LONGEST_PIECE = 400

function expectHarmless(html: string): void {
  const { tags, attributes } = listMarkup(html)
  expect(tags.filter((tag) => ACTIVE_TAGS.test(tag))).toEqual([])
  for (const [name, value] of attributes) {
    expect(name).not.toMatch(/^on|^srcdoc$|^formaction$|^xlink/i)
    if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|\/(?!\/))/)
    if (name === 'src') expect(value).toMatch(/^\/(?:pictures|api\/v1\/storages)\//)
  }
}

describe('a hostile text', () => {
  test.each(ATTACKS)('runs nothing: %s', async (attack) => {
    expectHarmless(await renderMarkdown(attack))
  })

  test('of any pieces runs nothing', async () => {
    const pieces = fc.constantFrom(
      ...ATTACKS.filter((attack) => attack.length <= LONGEST_PIECE),
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '$$',
      '```figure\n',
      '```question\n',
      '```\n',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '| a | b |\n| --- | --- |\n| ',
      '\\href{javascript:alert(1)}{x}',
      '\\htmlData{onclick=alert(1)}{x}',
      '\\includegraphics{https://evil.test/a.png}',
      '{"kind":"sieve","alt":"<script>","upTo":10}',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        expectHarmless(await renderMarkdown(parts.join('')))
      }),
      { numRuns: 150 },
    )
  })
})
