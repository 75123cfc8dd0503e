import { FORMULA_MARK } from '#domain/speech/list-spoken-sentences.ts'

/** One shown character: of a text node, or a whole formula. */
interface Shown {
  node: Text | Element
  offset: number
}

export interface ShownText {
  /** Text without white space, each formula as one mark. */
  text: string
  places: readonly Shown[]
}

/** Collects the text shown within `roots`, so that sentences can be found in it. */
export function readShownText(roots: Iterable<Element>): ShownText {
  const places: Shown[] = []
  let text = ''
  const add = (character: string, place: Shown) => {
    text += character
    places.push(place)
  }
  const walk = (node: Node) => {
    if (node instanceof Element && node.classList.contains('katex')) add(FORMULA_MARK, { node, offset: 0 })
    else if (node instanceof Text) {
      for (let offset = 0; offset < node.data.length; offset += 1) {
        const character = node.data[offset] ?? ''
        if (character.trim() !== '') add(character, { node, offset })
      }
    } else for (const child of node.childNodes) walk(child)
  }
  for (const root of roots) walk(root)
  return { text, places }
}

/** Finds a sentence from the character `from` on. Returns its range and the next character; null if it is not shown. */
export function findSentenceRange(
  { text, places }: ShownText,
  sentence: string,
  from: number,
): { range: Range; next: number } | null {
  const wanted = sentence.replace(/\s+/g, '')
  const at = wanted === '' ? -1 : text.indexOf(wanted, from)
  const first = places[at]
  const last = places[at + wanted.length - 1]
  if (at === -1 || !first || !last) return null
  const range = document.createRange()
  if (first.node instanceof Text) range.setStart(first.node, first.offset)
  else range.setStartBefore(first.node)
  if (last.node instanceof Text) range.setEnd(last.node, last.offset + 1)
  else range.setEndAfter(last.node)
  return { range, next: at + wanted.length }
}
