import type { Plugin } from 'vite'

const ONLY_IN_SHADOW = '!root.head && root.adoptedStyleSheets'

/** Makes CodeMirror adopt its style sheets in a document, too, as in a shadow root: the content security policy forbids style elements. */
export function adoptedEditorStyles(): Plugin {
  return {
    name: 'adopted-editor-styles',
    transform(code, id) {
      if (!/\/node_modules\/style-mod\//.test(id)) return undefined
      if (!code.includes(ONLY_IN_SHADOW))
        throw new Error('style-mod has changed: see adopted-editor-styles.ts')
      return { code: code.replace(ONLY_IN_SHADOW, 'root.adoptedStyleSheets'), map: null }
    },
  }
}
