import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CHARACTERS, type Family, type Glyph, placeGlyph } from './glyph.ts'

const require = createRequire(import.meta.url)
const FOLDER = path.join(path.dirname(require.resolve('hersheytext')), '../svg_fonts')
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
}

/** Reads a single-stroke family of the package hersheytext, y turned to grow downwards. */
export function readHershey(name: string): Family {
  const svg = readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8')
  const drawn = new Map<string, Glyph>()
  for (const [tag] of svg.matchAll(/<glyph\s[^>]*>/g)) {
    const character = readCharacter(/unicode="([^"]*)"/.exec(tag)?.[1] ?? '')
    const strokes = readPath(/\sd="([^"]*)"/.exec(tag)?.[1] ?? '')
    if (character !== '' && strokes.length > 0) drawn.set(character, strokes)
  }
  const ys = (drawn.get('8') ?? []).flatMap((stroke) => stroke.filter((_, index) => index % 2 === 1))
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const glyphs = new Map<string, readonly Glyph[]>()
  for (const [symbol, characters] of CHARACTERS) {
    const strokes = Array.from(characters, (character) => drawn.get(character)).find(
      (found) => found !== undefined,
    )
    if (strokes) glyphs.set(symbol, [placeGlyph(strokes, bottom, bottom - top)])
  }
  return { name, glyphs }
}

function readCharacter(text: string): string {
  const code = /^&#x([0-9a-f]+);$/i.exec(text)?.[1]
  return code ? String.fromCodePoint(Number.parseInt(code, 16)) : (ENTITIES[text] ?? text)
}

function readPath(text: string): number[][] {
  const strokes: number[][] = []
  for (const [, command, list = ''] of text.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = list.trim().split(/[ ,]+/).filter(Boolean).map(Number)
    const flipped = values.map((value, index) => (index % 2 === 0 ? value : -value))
    if (command === 'M') strokes.push(flipped)
    else if (command === 'L') strokes.at(-1)?.push(...flipped)
    // The few curves are short: their end points are enough.
    else if (command === 'C') strokes.at(-1)?.push(...flipped.slice(-2))
  }
  return strokes.filter((stroke) => stroke.length >= 4)
}
