/** What a figure should be; without a limit it is for comparison. */
interface Goal {
  most?: number | undefined
  least?: number | undefined
}

interface Row extends Goal {
  scenario: string
  figure: string
  value: number
  unit: string
}

/** The figures of a bench beside their goals. */
export class GoalTable {
  readonly #rows: Row[] = []

  add(scenario: string, figure: string, value: number, unit: string, goal: Goal = {}): void {
    this.#rows.push({ scenario, figure, value, unit, ...goal })
  }

  print(): void {
    const cells = this.#rows.map((row) => [
      row.scenario,
      row.figure,
      describeValue(row),
      ...describeGoal(row),
    ])
    const table = [['scenario', 'figure', 'measured', 'goal', 'met'], ...cells]
    const widths =
      table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
    for (const row of table)
      process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
  }
}

function describeValue({ value, unit }: Row): string {
  return `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)} ${unit}`.trim()
}

function describeGoal({ value, unit, most, least }: Row): [goal: string, isMet: string] {
  if (most !== undefined) return [`<= ${most} ${unit}`.trim(), value <= most ? 'yes' : 'NO']
  if (least !== undefined) return [`>= ${least} ${unit}`.trim(), value >= least ? 'yes' : 'NO']
  return ['', '']
}
