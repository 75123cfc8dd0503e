import { parseExpression } from '#domain/math/parse-expression.ts'
import { absolute, compare, isZero, type Rational, toLatex } from '#domain/math/rational.ts'
import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import { numeralValue } from '#domain/math/steps/numeral-tree.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'

const ASKED =
  /^\D*?(?<![a-z\d])a\s?=\s?(?<slope>-?\d+(?:[./]\d+)?)\s?(?:이?면|이?라면|일\s?때).*(?:가파|가팔|완만)/
const LINE = /(?<![a-z\d])y\s?=\s?(?<slope>-?(?:\d+(?:[./]\d+)?)?)\s?x(?![a-z\d^])/
const REMEMBERED_TURNS = 4

function readNumber(text: string): Rational | null {
  const node = parseExpression(text === '' || text === '-' ? `${text}1` : text)
  return node && numeralValue(node)
}

function latexOf(slope: Rational): string {
  return toLatex(slope).replace(/^(-?)1$/, '$1')
}

const RESULTS = {
  '1': '더 가팔라져요',
  '0': '기울어진 정도가 같아요',
  '-1': '더 완만해져요',
} as const

/** 'Is it steeper where a is -1/2?' of the line that the learner spoke of last. */
export function replyToSteepness(read: Understanding): Draft | null {
  const { text, turn } = read
  const slope = ASKED.exec(text)?.groups?.slope
  const next = slope === undefined ? null : readNumber(slope)
  if (!next || isZero(next)) return null
  const line = turn.history
    .slice(-REMEMBERED_TURNS)
    .toReversed()
    .map(({ message }) => LINE.exec(normalizeMessage(message))?.groups?.slope)
    .find((found) => found !== undefined)
  const before = line === undefined ? null : readNumber(line)
  if (!before) {
    return read.concept?.concept.content.includes('정비례') === true
      ? {
          blocks: [
            `정비례 그래프는 \\(a\\)의 절댓값이 클수록 \\(y\\)축에 가까워져서 가팔라요. ${inline(`a = ${toLatex(next)}`)}이면 절댓값이 ${inlineWith(toLatex(absolute(next)), '이에요/예요')}.`,
          ],
          question: turn.openItem ? 'auto' : '어느 그래프와 견줄까요? 그 식을 적어 주세요.',
        }
      : null
  }
  const [size, sizeBefore] = [absolute(next), absolute(before)]
  const order = compare(size, sizeBefore)
  const relation = order > 0 ? '>' : order < 0 ? '<' : '='
  return {
    blocks: [
      `${inline(`a = ${toLatex(next)}`)}이면 ${inline(`y = ${latexOf(before)}x`)}의 그래프와 ${order === 0 ? '' : '견주어 '}${RESULTS[order]}.`,
      `정비례 그래프는 \\(a\\)의 절댓값이 클수록 \\(y\\)축에 가까워져서 가팔라요. ${inline(`${toLatex(size)} ${relation} ${toLatex(sizeBefore)}`)}이죠.`,
    ],
    question: 'auto',
  }
}
