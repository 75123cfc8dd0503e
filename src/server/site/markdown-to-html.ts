import { toHtml } from 'hast-util-to-html'
import rehypeKatex from 'rehype-katex'
import remarkBreaks from 'remark-breaks'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { readFigureAlt } from '#domain/figure/figure-fence.ts'
import { DISABLED_SYNTAX } from '#domain/markdown/disabled-syntax.ts'
import { type FencedBlock, replaceFences } from '#domain/markdown/fences.ts'
import { FORMULA } from '#domain/speech/markdown-marks.ts'
import { rehypePageText } from './rehype-page-text.ts'

/** MathML alone: crawlers load no style sheet, and KaTeX's HTML is six times as long. */
const KATEX_OPTIONS = { output: 'mathml', strict: 'ignore', maxSize: 20 } as const

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkBreaks)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(disableSyntax)
  .use(remarkRehype)
  .use(rehypeKatex, KATEX_OPTIONS)
  .use(rehypePageText)
  .freeze()

/**
 * Converts Markdown to plain HTML for crawlers: formulas as MathML, a figure as its description. HTML in the text stays text, and links
 * lead to http addresses or paths of this site.
 */
export function markdownToHtml(markdown: string): string {
  const text = replaceFences(markdown, (block) => `\n\n${readFence(block)}\n\n`)
  return toHtml(processor.runSync(parseMarkdown(writeDollars(text))))
}

/** Returns the tree of a Markdown text, with the syntax that pages have. Dollars are formulas. */
export function parseMarkdown(markdown: string) {
  return processor.parse(markdown)
}

function disableSyntax(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: DISABLED_SYNTAX } }]
}

/** A question box is text, a figure its description; code is nothing to read. */
function readFence({ kind, inside }: FencedBlock): string {
  if (kind === 'question') return inside
  return kind === 'figure' ? readFigureAlt(inside) : ''
}

/** Replaces the delimiters `\( \)` and `\[ \]` by the dollars that remark-math reads. */
function writeDollars(markdown: string): string {
  // Dollars without a space between them would be one delimiter.
  const apart = markdown.replaceAll('\\)\\(', '\\) \\(')
  return apart.replace(
    FORMULA,
    (all: string, inline?: string, display?: string, dollars?: string, ...rest) => {
      const [offset, text] = rest as [offset: number, text: string]
      const tex = (inline ?? display ?? dollars ?? '').replace(/\s+/g, ' ').trim()
      const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
      const isAlone = before.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(offset + all.length))
      if (inline === undefined && isAlone) return `$$\n${before}${tex}\n${before}$$`
      // A bar would end the cell of a table.
      return before.trimStart().startsWith('|') ? `$$${tex.replace(/\\?\|/g, '\\vert ')}$$` : `$$${tex}$$`
    },
  )
}
