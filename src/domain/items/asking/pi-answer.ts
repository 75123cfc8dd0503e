import { formatPiKey, formatPiLatex, type PiMultiple, piMultiple } from '#domain/math/pi-multiple.ts'
import { rational } from '#domain/math/rational.ts'
import type { Answer, Slip } from './ask-value.ts'
import { tex } from './inline-math.ts'

/** `top / bottom · π + whole` as an answer. */
export function piAnswer(top: number, bottom = 1, whole = 0): Answer {
  return answerOf(piMultiple(rational(top, bottom), whole))
}

export function answerOf(value: PiMultiple): Answer {
  return { key: formatPiKey(value), markdown: tex(formatPiLatex(value)) }
}

export function piSlip(mistakeText: string, top: number, bottom = 1, whole = 0): Slip {
  return { ...piAnswer(top, bottom, whole), mistakeText }
}

/** LaTeX of `top / bottom · π + whole`. */
export function piTex(top: number, bottom = 1, whole = 0): string {
  return formatPiLatex(piMultiple(rational(top, bottom), whole))
}
