export interface SplitDocument {
  title: string
  /** The Markdown around the operator's details. */
  parts: readonly string[]
}

const OPERATOR_PLACE = '{{operator}}'

/**
 * A document's title, and its text with the sections one level up: its own first heading is the page's, and those of a text
 * begin at the second level.
 */
export function splitDocument(markdown: string): SplitDocument {
  const [first = '', ...rest] = markdown.trimStart().split('\n')
  const body = rest.join('\n').replace(/^#(#+) /gm, '$1 ')
  return { title: first.replace(/^#\s*/, ''), parts: body.split(OPERATOR_PLACE) }
}
