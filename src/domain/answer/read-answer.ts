import { formatLatex } from '#domain/math/format-latex.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { readItem } from './answer-item.ts'
import { cleanLatex } from './clean-latex.ts'
import { foldCharacters } from './fold-characters.ts'
import { joinThousands, listElements, separateWords } from './list-elements.ts'
import { isQuestion, readKoreanMath, unwrapSentence } from './read-korean-answer.ts'
import { splitUnit } from './read-units.ts'

const LONGEST_READ = 300
const LONE_JAMO = /[ㄱ-ㅣ]/

/**
 * How an answer was read, as LaTeX, to show before it is sent ('이렇게 읽었어요'); what was typed stays as it is.
 * @returns null if it was not read as mathematics
 */
export function readAnswer(text: string): string | null {
  if (text.length > LONGEST_READ) return null
  const folded = cleanLatex(foldCharacters(text)).trim()
  if (folded === '' || isQuestion(folded)) return null
  const bare = unwrapSentence(folded)
  const written = joinThousands(readKoreanMath(bare))
  const whole = formatElement(written)
  if (whole !== null) return whole
  const parts = listElements(readKoreanMath(separateWords(joinThousands(bare)))).map(formatElement)
  return parts.length > 1 && parts.every((part) => part !== null) ? parts.join(',\\;') : null
}

function formatElement(element: string): string | null {
  const quantity = splitUnit(element)
  const rest = quantity && parseStatement(quantity.rest)
  if (quantity && rest?.ok) {
    const unit = element.slice(quantity.rest.length)
    if (/[\d)}π]$/.test(quantity.rest) || unit.startsWith(' ')) {
      return `${formatLatex(rest.statement)}${formatUnit(unit.trim())}`
    }
  }
  const parsed = parseStatement(element)
  if (parsed.ok) return formatLatex(parsed.statement)
  if (!LONE_JAMO.test(element) || /^[ㄱ-ㅎ]+$/.test(element)) return null
  const { statement, isRestored } = readItem(element, true)
  return statement && isRestored ? formatLatex(statement) : null
}

function formatUnit(unit: string): string {
  if (unit === '°' || unit === '도') return '^{\\circ}'
  const power = /^(.*?)\^?\{?([23])\}?$/.exec(unit)
  const name = (power?.[1] ?? unit).replace('%', '\\%')
  return `\\,\\text{${name}}${power ? `^{${power[2]}}` : ''}`
}
