import { WRITTEN_TYPE } from '../../domain/exam/item.ts'
import type { Network } from '../../domain/ink/network.ts'
import { readInk } from '../../domain/ink/read-ink.ts'
import type { InkPrior, InkReading } from '../../domain/ink/recognition.ts'
import { writeText } from '../../domain/ink/write-text.ts'
import { type Answer, composeAnswer, type Part } from './compose-answer.ts'
import type { Random } from './random.ts'
import { type Hands, type InkSample, writeInk } from './write-ink.ts'

export interface AnswerSample {
  readonly ink: InkSample
  readonly text: string
  readonly prior: InkPrior
}

const LETTERS = ['x', 'y', 'a', 'b', 'n', 'π']

/** Draws an answer that an item may have, and its ink. */
export function drawAnswer(hands: Hands, random: Random): AnswerSample {
  let answer: Answer
  do answer = composeAnswer(random)
  while (answer.kind === WRITTEN_TYPE.other)
  return inkAnswer(answer, hands, random)
}

/** Writes an answer by one of the hands. */
export function inkAnswer(answer: Answer, hands: Hands, random: Random): AnswerSample {
  const text = writeText(answer.parts.flatMap((part) => toTokens(part, false)))
  const ink = writeInk(answer, hands, random)
  const written = new Set(ink.symbols.map(({ symbol }) => symbol))
  const letters = LETTERS.filter((letter) => written.has(letter) || random.chance(0.15))
  return { ink, text, prior: { kind: answer.kind, letters } }
}

interface Written {
  readonly symbol: string
  readonly isRaised: boolean
  readonly parts: readonly (readonly Written[])[] | null
}

function toTokens(part: Part, isRaised: boolean): Written[] {
  const all = (parts: readonly Part[], raised = false) => parts.flatMap((inner) => toTokens(inner, raised))
  if (part.kind === 'symbol') return [{ symbol: part.symbol, isRaised, parts: null }]
  if (part.kind === 'exponent') return all(part.body, true)
  return part.kind === 'fraction'
    ? [{ symbol: '/', isRaised, parts: [all(part.above), all(part.below)] }]
    : [{ symbol: '√', isRaised, parts: [all(part.body)] }]
}

export function sameText(a: string, b: string): boolean {
  return a.replaceAll(' ', '') === b.replaceAll(' ', '')
}

/** Texts of a reading, the likeliest first; several lines are never one answer. */
export function listTexts({ lines }: InkReading): string[] {
  const [line] = lines
  return line && lines.length === 1 ? [line.text, ...line.alternatives] : []
}

export function readSample({ ink, prior }: AnswerSample, network: Network): InkReading {
  return readInk({ strokes: ink.strokes, prior, choices: new Map() }, network, new Map())
}
