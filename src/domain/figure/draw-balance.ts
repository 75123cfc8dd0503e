import { line, rect, text } from './commands.ts'
import type { Canvas, DrawingCommand } from './drawing.ts'
import { label, object, objects, optional, type Parsed } from './figure-fields.ts'
import { measureText } from './measure-text.ts'

const MARGIN = 8
const LOAD_HEIGHT = 30
const BALANCE_HEIGHT = 96
const STEP_GAP = 34

const WEIGHING = { left: label(24), right: label(24), note: optional(label(30)) }

export const BALANCE = object({ ...WEIGHING, steps: objects(WEIGHING, 4) })

type Weighing = Omit<Parsed<typeof BALANCE>, 'steps'>

/** One balance in equilibrium, `pan` wide on each side, its top at `top`. */
function drawOne({ left, right }: Weighing, centre: number, pan: number, top: number): DrawingCommand[] {
  const arm = pan / 2 + 14
  const panY = top + LOAD_HEIGHT + 2
  const beamY = panY + 18
  const footY = top + BALANCE_HEIGHT - 6
  const side = (words: string, x: number): DrawingCommand[] => [
    rect([x - pan / 2 + 6, top], [pan - 12, LOAD_HEIGHT], 'accent', 'accent', 6),
    text(words, [x, top + LOAD_HEIGHT / 2], { tone: 'accent', bold: true }),
    {
      type: 'path',
      tone: 'ink',
      fill: 'soft',
      d: `M${x - pan / 2} ${panY}Q${x} ${panY + 16} ${x + pan / 2} ${panY}Z`,
    },
    line([x, panY + 8], [x, beamY]),
  ]
  return [
    ...side(left, centre - arm),
    ...side(right, centre + arm),
    line([centre - arm, beamY], [centre + arm, beamY]),
    {
      type: 'path',
      tone: 'ink',
      fill: 'soft',
      d: `M${centre} ${beamY}L${centre + 20} ${footY}L${centre - 20} ${footY}Z`,
    },
    line([centre - 46, footY], [centre + 46, footY]),
  ]
}

/**
 * 양팔저울: `left` and `right` are plain texts on the two pans. `steps`, at most four, are further balances of `left`,
 * `right` and a `note` (what was done to both sides), one below the other with an arrow between.
 */
export function drawBalance({ steps, ...first }: Parsed<typeof BALANCE>): Canvas {
  const weighings = [first, ...steps]
  const widths = weighings.flatMap(({ left, right }) => [measureText(left, 16), measureText(right, 16)])
  const pan = Math.max(96, ...widths.map((width) => width + 36))
  const notes = weighings.map(({ note }) => measureText(note ?? '', 13))
  const width = Math.max(pan * 2 + 28, ...notes.map((note) => note * 2 + 40)) + MARGIN * 2
  const centre = width / 2
  const commands: DrawingCommand[] = []
  let top = MARGIN
  weighings.forEach((weighing, index) => {
    const { note } = weighing
    if (index > 0) {
      const [from, to] = [top - STEP_GAP + 6, top - 8]
      commands.push(line([centre, from], [centre, to], 'accent'))
      const head = `M${centre - 5} ${to - 6}L${centre} ${to}L${centre + 5} ${to - 6}`
      commands.push({ type: 'path', tone: 'accent', fill: 'none', d: head })
      if (note !== undefined) {
        commands.push(
          text(note, [centre + 12, (from + to) / 2], { anchor: 'start', size: 13, tone: 'accent' }),
        )
      }
    } else if (note !== undefined) {
      commands.push(text(note, [centre, top + 8], { size: 13, tone: 'thin' }))
      top += 24
    }
    commands.push(...drawOne(weighing, centre, pan, top))
    top += BALANCE_HEIGHT + STEP_GAP
  })
  return { width, height: top - STEP_GAP + MARGIN, commands }
}
