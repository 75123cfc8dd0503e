import { type Caret, getRow, type MathInput } from './math-tree.ts'
import { type CaretStop, isSameCaret, writeMath } from './write-math.ts'

export type Move = 'left' | 'right' | 'up' | 'down' | 'next-box' | 'previous-box'

/** Returns how much of the text stands before the caret. */
export function offsetOf({ row, caret }: MathInput): number {
  return writeMath(row).stops.find((stop) => isSameCaret(stop.caret, caret))?.offset ?? 0
}

/**
 * Moves the caret: left and right through every place, up and down between numerator and denominator, and from box to box, out of the
 * last one too. Null if there is nothing that way.
 */
export function moveCaret(input: MathInput, move: Move): MathInput | null {
  const caret = findNext(input, move)
  return caret && { ...input, caret }
}

function findNext({ row, caret }: MathInput, move: Move): Caret | null {
  if (move === 'up' || move === 'down') return findAcross({ row, caret }, move)
  const { stops } = writeMath(row)
  const here = stops.findIndex((stop) => isSameCaret(stop.caret, caret))
  if (move === 'left') return stops[here - 1]?.caret ?? null
  if (move === 'right') return stops[here + 1]?.caret ?? null
  const isInBox = caret.path.length > 0
  const isWanted = (stop: CaretStop) =>
    isInBox ? !isSameRow(stop.caret, caret) : isEmptyBox(row, stop.caret)
  const found =
    move === 'next-box'
      ? stops.slice(here + 1).find(isWanted)
      : stops.slice(0, Math.max(0, here)).findLast(isWanted)
  return found?.caret ?? null
}

function isSameRow(left: Caret, right: Caret): boolean {
  return isSameCaret({ ...left, at: 0 }, { ...right, at: 0 })
}

function isEmptyBox(row: MathInput['row'], { path }: Caret): boolean {
  return path.length > 0 && getRow(row, path).length === 0
}

/** The other box of the nearest fraction around the caret. */
function findAcross({ row, caret }: MathInput, move: 'up' | 'down'): Caret | null {
  const box = move === 'up' ? 0 : 1
  for (let length = caret.path.length; length > 0; length -= 1) {
    const step = caret.path[length - 1]
    const outer = caret.path.slice(0, length - 1)
    const template = step && getRow(row, outer)[step.index]
    if (template?.kind !== 'fraction' || step?.box === box) continue
    return { path: [...outer, { index: step?.index ?? 0, box }], at: template.boxes[box]?.length ?? 0 }
  }
  return null
}
