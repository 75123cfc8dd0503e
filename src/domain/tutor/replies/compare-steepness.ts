import { attachParticle } from '#domain/korean/attach-particle.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { absolute, compare, isZero, type Rational, toLatex } from '#domain/math/rational.ts'
import { inline } from '#domain/math/steps/inline-math.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { openConcept } from './from-bank.ts'

const ASKED = /^\D*?(?<![a-z\d])a\s?=\s?(-?[\d./]+)\s?(?:이?면|일\s?때).*(?:가[파팔]|완만)/
const LINE = /(?<![a-z\d])y\s?=\s?(-?[\d./]*)\s?x(?![a-z\d^])/
const INVERSE = /반비례|y\s?=\s?-?\w+\s?[/÷]\s?x/
const DIRECT = /정비례|y\s?=\s?[-\w./]*\s?x/
const REMEMBERED_TURNS = 4

function readSlope(text: string | undefined): Rational | null {
  const node = text === undefined ? null : parseExpression(/\d/.test(text) ? text : `${text}1`)
  return node && numeralValue(node)
}

/** Whether the graph that is spoken of is one of an inverse proportion, which is nowhere straight. */
function isOfInverse(read: Understanding): boolean {
  const texts = [read.text, ...read.turn.history.map(({ message }) => normalizeMessage(message)).toReversed()]
  const last = texts.slice(0, REMEMBERED_TURNS + 1).find((text) => INVERSE.test(text) || DIRECT.test(text))
  return last === undefined
    ? openConcept(read)?.terms.some(({ term }) => term.includes('반비례')) === true
    : INVERSE.test(last)
}

/** 'Is it steeper where a is -1/2?': the rule, and the line that the learner spoke of last beside the new one. */
export function replyToSteepness(read: Understanding): Draft | null {
  const { text, turn } = read
  const next = readSlope(ASKED.exec(text)?.[1])
  if (!next || isZero(next) || isOfInverse(read)) return null
  const before = turn.history
    .slice(-REMEMBERED_TURNS)
    .toReversed()
    .map(({ message }) => readSlope(LINE.exec(normalizeMessage(message))?.[1]))
    .find((slope) => slope !== null)
  const sizes = [next, ...(before ? [before] : [])].map(absolute)
  const order = before ? compare(absolute(next), absolute(before)) : 0
  const change = order > 0 ? '더 가팔라져요' : order < 0 ? '더 완만해져요' : '기울어진 정도가 같아요'
  return {
    blocks: [
      ...(before ? [`\\(a\\)가 ${inline(toLatex(before))}일 때와 견주어 ${change}.`] : []),
      `정비례 그래프는 \\(a\\)의 절댓값이 클수록 가팔라요. 절댓값은 ${attachParticle(sizes.map((size) => inline(toLatex(size))).join(', '), '이에요/예요')}.`,
    ],
    question: 'auto',
  }
}
