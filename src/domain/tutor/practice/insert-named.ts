import { normalizeMessage } from '../reading/normalize-message.ts'
import type { TutorTurn } from '../tutor-turn.ts'

const REMEMBERED_TURNS = 4
/** A longer message is left as it is. */
const LONGEST = 120
/** A = 2x-1: a capital letter is set equal to an expression that contains a small letter. */
const NAMED = /(?<![A-Za-z∠])([A-Z])\s*=\s*([^=,가-힣\n]*?[a-z][^=,가-힣\n]*?)\s*(?=,|[가-힣]|\n|$)/g
const SEPARATORS = /^[\s,]*(?:이고|이며|라고?\s?하고|라?\s?할\s?때|일\s?때|이면|라면|면)?[\s,]*/
/** A-2B, 3(A+B) */
const FORMULA = /(?<![A-Za-z])[-\d(]*[A-Z](?:[-+\d()\s]*[A-Z]|\))*(?![A-Za-z(])/
/** Who only asks what it is wants it simplified. */
const ASKS =
  /^[를을은는의]?\s*(?:값)?[은을]?\s*(?:구해|구하|얼마|간단|계산|뭐|풀어|어떻게|알려)?[가-힣\s]{0,8}[?.!]*$/

function readNamed(text: string): Map<string, string> {
  return new Map([...text.matchAll(NAMED)].map(([, name = '', expression = '']) => [name, expression]))
}

/**
 * A task or claim about letters that stand for expressions, with these inserted: `A=2x-1, B=-x+3일 때 A-2B` is (2x-1)-2(-x+3). What they stand
 * for may have been said in an earlier message. Other texts are returned as they are.
 */
export function insertNamed(text: string, history: TutorTurn['history']): string {
  if (text.length > LONGEST || !/[A-Z]/.test(text)) return text
  const own = readNamed(text)
  const earlier = history
    .slice(-REMEMBERED_TURNS)
    .map(({ message }) => message)
    .filter((message) => message.length <= LONGEST)
    .map((message) => readNamed(normalizeMessage(message)))
    .findLast(({ size }) => size > 0)
  const named = own.size > 0 ? own : earlier
  if (!named) return text
  const rest = own.size > 0 ? text.slice(endOfNamed(text)).replace(SEPARATORS, '') : text
  const formula = FORMULA.exec(rest)?.[0].trim()
  const letters = formula?.match(/[A-Z]/g) ?? []
  if (formula === undefined || !letters.every((name) => named.has(name)) || formula.length === 1) return text
  const inserted = formula.replace(/[A-Z]/g, (name) => `(${named.get(name)})`)
  const behind = rest.slice(rest.indexOf(formula) + formula.length)
  return ASKS.test(behind) ? `${inserted} 간단히` : rest.replace(formula, inserted)
}

function endOfNamed(text: string): number {
  const last = [...text.matchAll(NAMED)].at(-1)
  return last ? last.index + last[0].length : 0
}
