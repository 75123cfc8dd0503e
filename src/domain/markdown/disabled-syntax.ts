/**
 * Names of the Markdown syntax that is off on the page and on the server, because it is not needed and would surprise: HTML (it stays
 * text), code by indentation, headings by underlining ('문장' over '---'), definitions and footnotes (they vanish from the page:
 * '[답]: 3').
 */
export const DISABLED_SYNTAX = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'setextUnderline',
  'definition',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
]
