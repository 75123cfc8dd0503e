import type { TextCommand } from './drawing.ts'

/** The size of a raised exponent relative to its base. */
export const SUPERSCRIPT_SCALE = 0.65

/** Approximate advance of a character in ems: fonts differ, so these err on the wide side. */
function characterWidth(character: string): number {
  if (/[가-힣ㄱ-ㅎ①-⑳□○●△▲]/.test(character)) return 1
  if (/[.,:;'| ]/.test(character)) return 0.32
  if (/[mwMW%]/.test(character)) return 0.9
  return 0.62
}

/** The approximate width of plain text at a type size, in the unit of `size`. */
export function measureText(text: string, size: number): number {
  return [...text].reduce((width, character) => width + characterWidth(character) * size, 0)
}

/** The box that a text command covers, its superscript included. */
export function boxOfText(command: TextCommand): {
  left: number
  right: number
  top: number
  bottom: number
} {
  const raised = measureText(command.superscript ?? '', command.size * SUPERSCRIPT_SCALE)
  const width = measureText(command.text, command.size) + raised
  const left = { start: command.x, middle: command.x - width / 2, end: command.x - width }[command.anchor]
  const half = command.size * 0.6
  const top = command.y - half - (command.superscript === undefined ? 0 : command.size * 0.2)
  return { left, right: left + width, top, bottom: command.y + half }
}
