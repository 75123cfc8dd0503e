import { text } from './commands.ts'
import type { TextCommand, Tone } from './drawing.ts'
import { boxOfText } from './measure-text.ts'

/** A place in the picture, y pointing down. */
export type Place = readonly [x: number, y: number]

/** A straight piece of what is drawn, for labels to keep clear of. */
export type Stroke = readonly [from: Place, to: Place]

/** A label that belongs to `at` and would best stand from there in the direction `away`, `gap` clear of it. */
export interface LabelRequest {
  text: string
  at: Place
  away: Place
  gap: number
  size?: number
  tone?: Tone
  bold?: boolean
  /** How much a turn away from `away` costs: 1 is ordinary, more for a label that must stay between two rays. */
  stiffness?: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const TURNS = [0, 15, -15, 30, -30, 50, -50, 75, -75, 105, -105, 140, -140, 180]
const STRETCHES = [0, 4, 9, 16, 25, 38, 55, 80]
const COVERED = 10_000
const CROSSED = 60

function isApart(first: Box, second: Box, clear: number): boolean {
  return (
    first.right + clear <= second.left ||
    second.right + clear <= first.left ||
    first.bottom + clear <= second.top ||
    second.bottom + clear <= first.top
  )
}

/** Whether a straight piece runs through a box (Liang and Barsky 1984). */
function crosses([[x1, y1], [x2, y2]]: Stroke, { left, right, top, bottom }: Box): boolean {
  let enter = 0
  let leave = 1
  for (const [step, room] of [
    [x1 - x2, x1 - left],
    [x2 - x1, right - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, bottom - y1],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false
    } else if (step < 0) enter = Math.max(enter, room / step)
    else leave = Math.min(leave, room / step)
  }
  return enter <= leave
}

function makeCandidate(request: LabelRequest, turn: number, stretch: number): TextCommand {
  const angle = Math.atan2(request.away[1], request.away[0]) + (turn * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const { text: words, size = 16, tone = 'ink', bold = false } = request
  const sized = text(words, [0, 0], { size, tone, ...(bold ? { bold } : {}) })
  const { right, bottom } = boxOfText(sized)
  const reach = Math.min(
    Math.abs(dx) < 1e-6 ? Number.POSITIVE_INFINITY : right / Math.abs(dx),
    Math.abs(dy) < 1e-6 ? Number.POSITIVE_INFINITY : bottom / Math.abs(dy),
  )
  const distance = request.gap + stretch + reach
  const round = (value: number) => Math.round(value * 10) / 10
  return { ...sized, x: round(request.at[0] + dx * distance), y: round(request.at[1] + dy * distance) }
}

/**
 * Finds a place for every label, in the order given: never over another label where any of 112 places is free, away from the
 * strokes where it can be, as near to the wished direction as these two allow.
 */
export function placeLabels(requests: readonly LabelRequest[], strokes: readonly Stroke[]): TextCommand[] {
  const placed: TextCommand[] = []
  for (const request of requests) {
    let best: { command: TextCommand; cost: number } | undefined
    for (const stretch of STRETCHES) {
      for (const turn of TURNS) {
        const command = makeCandidate(request, turn, stretch)
        const box = boxOfText(command)
        const covered = placed.filter((other) => !isApart(box, boxOfText(other), 2)).length
        const crossed = strokes.filter((stroke) => crosses(stroke, box)).length
        const turned = Math.abs(turn) * 0.4 * (request.stiffness ?? 1)
        const cost = covered * COVERED + crossed * CROSSED + turned + stretch
        if (!best || cost < best.cost) best = { command, cost }
      }
    }
    if (best) placed.push(best.command)
  }
  return placed
}
