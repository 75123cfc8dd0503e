import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Includes what KaTeX inserts: spaces that have no width or do not break, and the stroke of ≠. */
const SYMBOLS = '−×÷±⋅·∘°≤≥≠≡∠⊥∥∣△→←↔⇒∴∵…⋯′√π∪∩∈∞≈∼⌢\u00a0\u200b\ue020'
const LATIN = /[a-zA-Z]/
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/** KaTeX's fonts that nearly every formula is set in, by file name, and the characters that formulas of the curriculum are made of. */
const COMMON: Readonly<Record<string, string>> = {
  'KaTeX_Main-Regular': ASCII + SYMBOLS,
  'KaTeX_Math-Italic': `${[...ASCII].filter((character) => character === ' ' || LATIN.test(character)).join('')}π`,
}

/** KaTeX's fonts have none beyond: a formula with Korean words must not fetch, and wait for, the rest of a font. */
const LAST_CODE_POINT = 0x2bff
const FONT_FACE = /@font-face\{[^}]*?src:url\(fonts\/(KaTeX_[\w-]+)\.woff2\)[^}]*\}/g

/** Runs of code points, as `unicode-range` has them. */
function writeRanges(runs: readonly (readonly [first: number, last: number])[]): string {
  return runs.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(',')
}

/** Returns the `unicode-range` of these characters, and that of all others. */
function rangesOf(characters: string): { common: string; others: string } {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const common: [number, number][] = []
  const others: [number, number][] = []
  let next = 0
  for (const point of points) {
    const run = common.at(-1)
    if (run && point <= next) run[1] = point
    else {
      if (next <= LAST_CODE_POINT) others.push([next, Math.min(point - 1, LAST_CODE_POINT)])
      common.push([point, point])
    }
    next = point + 1
  }
  if (next <= LAST_CODE_POINT) others.push([next, LAST_CODE_POINT])
  return { common: writeRanges(common), others: writeRanges(others) }
}

async function writeCommonFont(name: string, characters: string, folder: string): Promise<string> {
  const fonts = path.join(
    path.dirname(createRequire(import.meta.url).resolve('katex/package.json')),
    'dist/fonts',
  )
  const font = await subsetFont(await readFile(path.join(fonts, `${name}.woff2`)), characters, {
    targetFormat: 'woff2',
  })
  const file = path.join(folder, `${name}-common.woff2`)
  // Two builds may run at once.
  await writeFile(`${file}.${process.pid}`, font)
  await rename(`${file}.${process.pid}`, file)
  return file
}

/**
 * Splits the two fonts of KaTeX that nearly every formula needs: what the curriculum writes comes in files half as large, which a first visit
 * waits for; a browser fetches the rest of a font only where a formula has another character.
 */
export function commonFormulaFonts(): Plugin {
  const folder = path.resolve('node_modules/.formula-fonts')
  return {
    name: 'common-formula-fonts',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/node_modules\/katex\/dist\/katex\.min\.css/.test(id)) return undefined
      await mkdir(folder, { recursive: true })
      const found = new Set<string>()
      const faces = await Promise.all(
        [...code.matchAll(FONT_FACE)].map(async ([face, name = '']): Promise<readonly [string, string]> => {
          const characters = COMMON[name]
          if (characters === undefined) return [face, face]
          found.add(name)
          const { common, others } = rangesOf(characters)
          const file = await writeCommonFont(name, characters, folder)
          const start = face.slice(0, face.indexOf('src:'))
          return [
            face,
            `${face.slice(0, -1)};unicode-range:${others}}${start}src:url(${file}) format("woff2");unicode-range:${common}}`,
          ]
        }),
      )
      if (found.size !== Object.keys(COMMON).length)
        throw new Error('KaTeX has changed: see common-formula-fonts.ts')
      return { code: faces.reduce((css, [face, split]) => css.replace(face, () => split), code), map: null }
    },
  }
}
