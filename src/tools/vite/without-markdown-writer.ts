import type { Plugin } from 'vite'

/** Leaves the Markdown serializer out, which the extensions import: the page only reads Markdown. */
export function withoutMarkdownWriter(): Plugin {
  const id = 'mdast-util-to-markdown'
  return {
    name: 'without-markdown-writer',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? 'export const defaultHandlers = {}' : undefined),
  }
}
