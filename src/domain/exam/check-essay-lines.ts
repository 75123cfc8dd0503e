import { checkAnswer } from '../answer/check-answer.ts'
import { reasonSentence } from '../answer/reason-sentences.ts'
import { ordinal } from '../korean/ordinal.ts'
import { checkWorkedLines } from '../math/steps/check-worked-lines.ts'
import { inlineWith } from '../math/steps/inline-math.ts'
import { readRow, splitWorking } from '../math/steps/split-working.ts'
import { type Item, WRITTEN_TYPE } from './item.ts'

/** Rows of a working without the empty ones. */
export function listRows(text: string): string[] {
  return text.split('\n').flatMap((row) => (row.trim() === '' ? [] : [row.trim()]))
}

/** Maximum number of rows that are checked. */
const MOST_ROWS = 30

function checkRows(rows: readonly string[]): string | null {
  const runs = splitWorking(rows)
  if (runs.length === 0) return null
  let isSure = rows.every((row) => !row.includes('=') || readRow(row).length > 0)
  for (const run of runs) {
    const { firstWrong, firstUnsure, slip } = checkWorkedLines(run.map(({ line }) => line))
    if (firstUnsure !== null) isSure = false
    const [before, wrong] = firstWrong === null ? [] : [run[firstWrong - 1], run[firstWrong]]
    if (!before || !wrong) continue
    const place = `${ordinal(wrong.row + 1)} 줄의 ${inlineWith(wrong.line.latex, '이/가')}`
    const question = `${place} 바로 앞의 ${inlineWith(before.line.latex, '과/와')} 이어지는지 다시 볼까요?`
    return slip === null ? question : `${question} ${slip}`
  }
  return isSure ? '셈샘이 읽을 수 있는 줄은 모두 앞 줄에서 잘 이어져요.' : null
}

/** Texts of a row that may be its result: the row, the row without its lead-in, and what follows its last `=`. */
function listResults(row: string): string[] {
  const bare = row
    .replace(/^\s*(?:따라서|그러므로|즉|그래서|∴|답|정답)\s*[,:은는]?\s*/, '')
    .replace(/[.\s]+$/, '')
  const behind = bare.slice(bare.lastIndexOf('=') + 1).trim()
  return [...new Set([row, bare, behind])].filter((text) => text !== '')
}

/** Whether a row states the key; `nudge`: its value is right, its form is not yet. */
function readResult(row: string, correctAnswer: string): { isKey: boolean; nudge: string | null } {
  const results = listResults(row).map((answer) =>
    checkAnswer({ answer, correctAnswer, writtenTestType: WRITTEN_TYPE.shortAnswer }),
  )
  const nudge = results.find(({ verdict }) => verdict === 'nudge')
  return {
    isKey: results.some(({ verdict }) => verdict === 'correct'),
    nudge: nudge ? reasonSentence(nudge.reason) : null,
  }
}

/** Matches a row that ends in a number, which can be compared with the key. */
const STATES_VALUE = /(?:^|=)\s*-?[\d./√π]+(?:\s*(?:입니다|이다|이에요|예요|요))?[.\s]*$/

/** Whether the working ends in the key; null if its last row is no result that can be read. */
function checkResult(rows: readonly string[], correctAnswer: string): string | null {
  const last = rows.at(-1)
  if (last === undefined || correctAnswer.trim() === '') return null
  const { isKey, nudge } = readResult(last, correctAnswer)
  if (isKey) return '마지막 줄의 결과는 정답과 같아요.'
  if (nudge !== null) return `마지막 줄을 볼까요? ${nudge}`
  if (rows.some((row) => readResult(row, correctAnswer).isKey)) return '풀이 속에 정답과 같은 결과가 있어요.'
  return STATES_VALUE.test(last)
    ? '마지막 줄의 값은 모범 풀이의 결과와 달라 보여요. 어디서 달라졌는지 비교해 보세요.'
    : null
}

/**
 * Remarks on a working that do not judge it, 해요체: the first line that does not follow from the one before, and whether the end
 * is the key. Empty if nothing of it can be read for sure.
 */
export function checkEssayLines(text: string, { correctAnswer }: Pick<Item, 'correctAnswer'>): string[] {
  const rows = listRows(text).slice(0, MOST_ROWS)
  return [checkRows(rows), checkResult(rows, correctAnswer)].filter((sentence) => sentence !== null)
}
