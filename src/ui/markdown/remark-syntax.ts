import type { Options } from 'react-markdown'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkGfm from 'remark-gfm'

/**
 * Off: what no reply needs and what would surprise. HTML (it stays text), code by indentation, headings by underlining
 * ('문장' over '---'), definitions and footnotes (they vanish from the page: '[답]: 3').
 */
const DISABLED = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'setextUnderline',
  'definition',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
]

type Plugin = Extract<NonNullable<Options['remarkPlugins']>[number], (...settings: never[]) => unknown>

/** GitHub's syntax and emphasis beside Hangul, made once: a plugin would make them anew for every block. */
const SYNTAX = collectSyntax([remarkGfm, remarkCjkFriendly])

export function remarkSyntax(this: ThisParameterType<Plugin>) {
  Object.assign(this.data(), SYNTAX)
}

function collectSyntax(plugins: readonly ((...settings: never[]) => unknown)[]) {
  const data: { micromarkExtensions: object[] } = { micromarkExtensions: [] }
  for (const plugin of plugins) Reflect.apply(plugin, { data: () => data }, [])
  data.micromarkExtensions.push({ disable: { null: DISABLED } })
  return data
}
