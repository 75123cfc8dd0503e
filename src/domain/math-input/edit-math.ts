import {
  BOX_COUNTS,
  type Caret,
  getRow,
  hasBase,
  isEmptyTemplate,
  type MathInput,
  type MathNode,
  type MathRow,
  MOST_DEPTH,
  measureDepth,
  replaceRow,
  type TemplateKind,
} from './math-tree.ts'
import { moveCaret } from './move-caret.ts'
import { findFactors } from './read-math.ts'
import { writeMath } from './write-math.ts'

/** As long as the longest answer (an essay's). */
const MOST_CHARACTERS = 2000

/** Replaces nodes of the caret's row; `caret` counts from the first of them. The same input if it would become too long. */
function splice(
  { row, caret }: MathInput,
  from: number,
  count: number,
  nodes: MathRow,
  place: (path: Caret['path']) => Caret,
): MathInput {
  const here = getRow(row, caret.path)
  const next = [...here.slice(0, from), ...nodes, ...here.slice(from + count)]
  return { row: replaceRow(row, caret.path, next), caret: place(caret.path) }
}

function isTooLong({ row }: MathInput): boolean {
  return writeMath(row).text.length > MOST_CHARACTERS
}

/** Inserts characters at the caret. In a box lines cannot be broken. The same input if it would become too long. */
export function insertText(input: MathInput, text: string): MathInput {
  const { path, at } = input.caret
  const characters = Array.from(path.length > 0 ? text.replaceAll('\n', '') : text)
  if (characters.length === 0) return input
  const nodes = characters.map((character): MathNode => ({ kind: 'character', text: character }))
  const next = splice(input, at, 0, nodes, () => ({ path, at: at + nodes.length }))
  return isTooLong(next) ? input : next
}

/** Inserts a template with empty boxes, the caret in the first one: of a power with nothing to raise, where that belongs. */
export function insertTemplate(input: MathInput, kind: TemplateKind): MathInput {
  const { path, at } = input.caret
  if (path.length >= MOST_DEPTH) return input
  const boxes = Array.from({ length: BOX_COUNTS[kind] }, (): MathRow => [])
  const isBaseless = kind === 'power' && !hasBase(getRow(input.row, path), at)
  const next = splice(input, at, 0, [{ kind, boxes }], () =>
    isBaseless ? input.caret : { path: [...path, { index: at, box: 0 }], at: 0 },
  )
  return isTooLong(next) ? input : next
}

/** The slash of a keyboard: the factors before the caret become the numerator of a fraction. */
export function insertSlash(input: MathInput): MathInput {
  const { path, at } = input.caret
  const before = getRow(input.row, path).slice(0, at)
  const start = findFactors(before)
  const numerator = before.slice(start)
  if (numerator.length === 0) return insertTemplate(input, 'fraction')
  if (path.length + 1 + measureDepth(numerator) > MOST_DEPTH) return input
  const next = splice(input, start, numerator.length, [{ kind: 'fraction', boxes: [numerator, []] }], () => ({
    path: [...path, { index: start, box: 1 }],
    at: 0,
  }))
  return isTooLong(next) ? input : next
}

const KEYS_OF_TEMPLATES: ReadonlyMap<string, TemplateKind> = new Map([
  ['^', 'power'],
  ['√', 'root'],
])

/** Types a character of a hardware keyboard: `/`, `^` and `√` are templates. */
export function typeCharacter(input: MathInput, character: string): MathInput {
  if (character === '/') return insertSlash(input)
  const kind = KEYS_OF_TEMPLATES.get(character)
  return kind ? insertTemplate(input, kind) : insertText(input, character)
}

/**
 * Deletes backwards: a character, or an empty template. A filled template is stepped into; at the start of an empty box its template
 * goes and what is in the other box stays. Repeated often enough, nothing is left before the caret.
 */
export function deleteBackward(input: MathInput): MathInput {
  const { path, at } = input.caret
  const here = getRow(input.row, path)
  const before = here[at - 1]
  const after = here[at]
  if (after?.kind === 'power' && isEmptyTemplate(after) && !hasBase(here, at))
    return splice(input, at, 1, [], () => input.caret)
  if (!before) return deleteAtStart(input)
  if (before.kind === 'character' || isEmptyTemplate(before))
    return splice(input, at - 1, 1, [], () => ({ path, at: at - 1 }))
  const box = before.boxes.length - 1
  return {
    ...input,
    caret: { path: [...path, { index: at - 1, box }], at: before.boxes[box]?.length ?? 0 },
  }
}

/** At the start of a box, or of everything. */
function deleteAtStart(input: MathInput): MathInput {
  const { path } = input.caret
  const step = path.at(-1)
  if (!step) return input
  const outer = { ...input, caret: { path: path.slice(0, -1), at: step.index } }
  const template = getRow(outer.row, outer.caret.path)[step.index]
  if (!template || template.kind === 'character') return input
  const own = template.boxes[step.box] ?? []
  const isAlone = template.boxes.every((box, index) => index === step.box || box.length === 0)
  if (own.length === 0 || isAlone) {
    const at = step.index + template.boxes.slice(0, step.box).flat().length
    return splice(outer, step.index, 1, template.boxes.flat(), (outerPath) => ({ path: outerPath, at }))
  }
  if (step.box === 0) return outer
  const box = step.box - 1
  return {
    ...input,
    caret: { path: [...outer.caret.path, { index: step.index, box }], at: template.boxes[box]?.length ?? 0 },
  }
}

/** Deletes the character behind the caret or an empty template; steps into a filled one. */
export function deleteForward(input: MathInput): MathInput {
  const { path, at } = input.caret
  const after = getRow(input.row, path)[at]
  if (after?.kind === 'character' || isEmptyTemplate(after))
    return splice(input, at, 1, [], () => input.caret)
  return moveCaret(input, 'right') ?? input
}
