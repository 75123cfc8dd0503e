import type { Plugin } from 'vite'

const NO_SCHEMA = '{ property: {}, normal: {} }'
const NO_EXTENSION = '() => ({})'
const NO_SYNTAX = '{ tokenize: (_effects, _ok, nok) => nok }'

/** What is left out, by where it is imported from, and what stands in its place. */
const LEFT_OUT: readonly { importer: RegExp; source: RegExp; exported: Readonly<Record<string, string>> }[] =
  [
    // The extensions also write Markdown; the page only reads it.
    { importer: /./, source: /^mdast-util-to-markdown$/, exported: { defaultHandlers: '{}' } },
    { importer: /./, source: /^markdown-table$/, exported: { markdownTable: NO_EXTENSION } },
    // A reply has no SVG and no XML of its own.
    ...['svg', 'xlink', 'xml', 'xmlns'].map((name) => ({
      importer: /\/property-information\//,
      source: new RegExp(`^\\./lib/${name}\\.js$`),
      exported: { [name]: NO_SCHEMA },
    })),
    // Syntax that is off (src/domain/markdown/disabled-syntax.ts).
    {
      importer: /\/micromark-extension-gfm\//,
      source: /^micromark-extension-gfm-footnote$/,
      exported: { gfmFootnote: NO_EXTENSION, gfmFootnoteHtml: NO_EXTENSION },
    },
    {
      importer: /\/mdast-util-gfm\//,
      source: /^mdast-util-gfm-footnote$/,
      exported: { gfmFootnoteFromMarkdown: NO_EXTENSION, gfmFootnoteToMarkdown: NO_EXTENSION },
    },
    {
      importer: /\/mdast-util-to-hast\//,
      source: /\/footer\.js$/,
      exported: Object.fromEntries(
        ['footer', 'defaultFootnoteBackContent', 'defaultFootnoteBackLabel'].map((name) => [
          name,
          '() => undefined',
        ]),
      ),
    },
    ...Object.entries({
      'html-flow': 'htmlFlow',
      'html-text': 'htmlText',
      'code-indented': 'codeIndented',
      'setext-underline': 'setextUnderline',
      definition: 'definition',
    }).map(([file, name]) => ({
      importer: /\/micromark-core-commonmark\/index\.js$/,
      source: new RegExp(`^\\./lib/${file}\\.js$`),
      exported: { [name]: NO_SYNTAX },
    })),
    // No list of the page comes in pages.
    {
      importer: /\/@tanstack\/query-core\/.*\/query\.js$/,
      source: /^\.\/infiniteQueryBehavior\.js$/,
      exported: { infiniteQueryBehavior: NO_EXTENSION },
    },
  ]

const PREFIX = '\0lean-packages:'

/** Leaves out of the page what it never uses of its packages. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = LEFT_OUT.findIndex((part) => part.source.test(source) && part.importer.test(importer))
      return index < 0 ? undefined : `${PREFIX}${index}`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const { exported } = LEFT_OUT[Number(id.slice(PREFIX.length))] ?? {}
      return Object.entries(exported ?? {})
        .map(([name, value]) => `export const ${name} = ${value}`)
        .join('\n')
    },
  }
}
