import { Fragment, type ReactNode } from 'react'
import type { SimpleBlock as Simple } from '#domain/markdown/read-simple-block.ts'
import type { MarkdownNode } from '#domain/markdown/remark-formulas.ts'
import { Formula } from './formula.tsx'

/** Renders a block of `readSimpleBlock`, its formulas placed, as the same elements that the parser produces. */
export function SimpleBlock({ kind, node, inline }: Simple & { inline: boolean | undefined }) {
  const words = <SimpleNodes nodes={node.children ?? []} />
  if (kind === 'item') return <li>{words}</li>
  if (kind === 'paragraph') return inline ? words : <p>{words}</p>
  const Heading = HEADINGS[(node.depth ?? 1) - 1] ?? 'h6'
  return <Heading data-heading="">{words}</Heading>
}

/** One level lower than in the text, because `<h1>` is the page's own heading. */
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

function SimpleNodes({ nodes }: { nodes: readonly MarkdownNode[] }): ReactNode {
  return nodes.map((node, index) => {
    const { type, value, children = [], data } = node
    const key = `${type}-${index}`
    if (type === 'text') return value
    if (type === 'break')
      return (
        <Fragment key={key}>
          <br />
          {'\n'}
        </Fragment>
      )
    if (type === 'strong')
      return (
        <strong key={key}>
          <SimpleNodes nodes={children} />
        </strong>
      )
    const { dataTex, dataDisplay, dataCaret, className } = data?.hProperties ?? {}
    if (dataCaret !== undefined) return <span key={key} className="caret" aria-hidden />
    if (dataTex !== undefined) return <Formula key={key} tex={dataTex} display={dataDisplay !== undefined} />
    return (
      <span key={key} className={className}>
        <SimpleNodes nodes={children} />
      </span>
    )
  })
}
