import {
  type Equation,
  expressionOf,
  hasUnknown,
  readWorkedRow,
  solutionOf,
  startsWithEquals,
} from './check-worked-lines.ts'
import type { WorkedLine } from './worked-line.ts'

/** A line with the 0-based index of its row. */
export interface PlacedLine {
  row: number
  line: WorkedLine
}

function isSolved({ left, right }: Equation): boolean {
  return (left.kind === 'variable' && !hasUnknown(right)) || (right.kind === 'variable' && !hasUnknown(left))
}

/** Whether an equation continues the one before: same unknown, not solved yet. After `x = 2` a new equation may begin. */
function continuesEquation(before: WorkedLine, line: Equation): boolean {
  if (before.kind !== 'equation' || isSolved(before)) return false
  const [known, next] = [solutionOf(before), solutionOf(line)]
  return known !== null && typeof known.solution !== 'string' && known.name === next?.name
}

type Term = Extract<WorkedLine, { kind: 'expression' }>

function isTerm(line: WorkedLine): line is Term {
  return line.kind === 'expression'
}
function hasLetters({ value }: Term): boolean {
  return hasUnknown(value)
}

/** The equal parts of a chain such as `S = 6 × 4 = 24`, without the letter that names the value. */
function dropName(chain: readonly Term[]): Term[] {
  const [first, ...rest] = chain
  if (first?.value.kind === 'variable' && rest.length > 0) return rest
  const plain = chain.filter((line) => !hasLetters(line))
  return plain.length > 0 ? plain : [...chain]
}

/** The expression that a row beginning with `=` continues: the one before it, or the right side of the equation before it. */
function findBase(before: PlacedLine | undefined, next: Term): PlacedLine | null {
  if (!before) return null
  const { row, line } = before
  const base = line.kind === 'equation' ? expressionOf(line.right) : line
  return isTerm(base) && hasLetters(base) === hasLetters(next) ? { row, line: base } : null
}

/** The equation at the end of a row of words: `양변에 12를 곱하면 4x + 3 = 9예요.` */
function findTrailingEquation(row: string): string | null {
  const formula = row
    .split(/[가-힣]+/)
    .findLast((part) => /[\dA-Za-z]/.test(part))
    ?.trim()
  return formula?.includes('=') && !formula.startsWith('=') ? formula : null
}

/** The mathematics of a row of a working, also where words lead up to it; empty if none can be read. */
export function readRow(row: string): WorkedLine[] {
  const lines = readWorkedRow(row)
  const equation = lines.length === 0 ? findTrailingEquation(row) : null
  return equation === null ? lines : readWorkedRow(equation)
}

/**
 * The rows of a working as runs of lines of which each follows from the one before, as far as one can be sure of that: a new
 * equation, another formula or a row that is not read begins a new run, so that nothing is compared that does not belong together.
 */
export function splitWorking(rows: readonly string[]): PlacedLine[][] {
  const runs: PlacedLine[][] = []
  let last: PlacedLine | undefined
  const begin = (lines: readonly PlacedLine[]) => {
    runs.push([...lines])
    last = lines.at(-1)
  }
  const goOn = (placed: PlacedLine) => {
    runs.at(-1)?.push(placed)
    last = placed
  }
  for (const [row, text] of rows.entries()) {
    const lines = readRow(text)
    if (lines.length === 0) {
      // Words between two equations do not end a run; mathematics that does not parse does.
      if (/[\d=]/.test(text) || last?.line.kind === 'expression') last = undefined
      continue
    }
    const chain = dropName(lines.filter(isTerm))
    const [first, ...rest] = chain
    if (first && lines.every(isTerm)) {
      const base = startsWithEquals(text) ? findBase(last, first) : null
      const isAlone = lines.length === 1 && hasLetters(first)
      const goesOnAlone = isAlone && last !== undefined && isTerm(last.line) && hasLetters(last.line)
      if (base) begin([base, { row, line: first }])
      else if (goesOnAlone) goOn({ row, line: first })
      else begin([{ row, line: first }])
      for (const line of rest) goOn({ row, line })
      continue
    }
    for (const line of lines) {
      if (last && line.kind === 'equation' && continuesEquation(last.line, line)) goOn({ row, line })
      else begin([{ row, line }])
    }
  }
  return runs.filter((run) => run.length > 1)
}
