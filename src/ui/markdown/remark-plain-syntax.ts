import type { Options } from 'react-markdown'

/**
 * Switches off what no reply needs and what would surprise: HTML (it stays text), code by indentation, headings by
 * underlining ('문장' over '---'), definitions and footnotes (they vanish from the page: '[답]: 3').
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

export function remarkPlainSyntax(this: ThisParameterType<Plugin>) {
  // The parser reads this field; unified's own types do not name it.
  const data = this.data() as { micromarkExtensions?: object[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: DISABLED } }]
}
