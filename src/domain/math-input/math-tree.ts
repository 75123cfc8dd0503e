export type TemplateKind = 'fraction' | 'power' | 'root' | 'pair'

export interface Template {
  readonly kind: TemplateKind
  /** Numerator and denominator; the exponent of what stands before it; the radicand; the two coordinates. */
  readonly boxes: readonly MathRow[]
}

export type MathNode = { readonly kind: 'character'; readonly text: string } | Template
export type MathRow = readonly MathNode[]

/** Into a box of the template at `index`. */
interface Step {
  readonly index: number
  readonly box: number
}

/** A place between nodes: the way down to a row, and how many of its nodes stand before the caret. */
export interface Caret {
  readonly path: readonly Step[]
  readonly at: number
}

/** What is typed with the math keyboard: a row of characters and templates, and the caret in it. */
export interface MathInput {
  readonly row: MathRow
  readonly caret: Caret
}

export const BOX_COUNTS: Record<TemplateKind, number> = { fraction: 2, power: 1, root: 1, pair: 2 }
/** Templates within templates: nobody writes deeper answers, and it bounds the recursion. */
export const MOST_DEPTH = 5
/** Stands in the text for an empty box; `describeAnswerForm` asks for it to be filled. */
export const EMPTY_BOX = '□'

const BASE = /^[\da-zA-Zπ)\]|°.□]$/

/** Whether a power at this place of a row has something to raise; otherwise it is shown and written with an empty box. */
export function hasBase(row: MathRow, index: number): boolean {
  const before = row[index - 1]
  if (!before) return false
  return before.kind === 'character' ? BASE.test(before.text) : before.kind !== 'power'
}

export function isEmptyTemplate(node: MathNode | undefined): boolean {
  return node !== undefined && node.kind !== 'character' && node.boxes.every((box) => box.length === 0)
}

/** Returns the row that a path leads to. Throws for a path of another tree. */
export function getRow(row: MathRow, path: Caret['path']): MathRow {
  return path.reduce((current, { index, box }) => {
    const node = current[index]
    const inner = node && node.kind !== 'character' ? node.boxes[box] : undefined
    if (!inner) throw new RangeError('a path of another tree')
    return inner
  }, row)
}

/** Returns the tree with another row at the end of a path. */
export function replaceRow(row: MathRow, path: Caret['path'], next: MathRow): MathRow {
  const [step, ...rest] = path
  if (!step) return next
  return row.map((node, index) =>
    index === step.index && node.kind !== 'character'
      ? {
          ...node,
          boxes: node.boxes.map((box, at) => (at === step.box ? replaceRow(box, rest, next) : box)),
        }
      : node,
  )
}

/** Returns how many templates are nested at most. */
export function measureDepth(row: MathRow): number {
  return Math.max(
    0,
    ...row.map((node) => (node.kind === 'character' ? 0 : 1 + Math.max(...node.boxes.map(measureDepth)))),
  )
}
