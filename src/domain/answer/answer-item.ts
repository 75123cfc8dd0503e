import { isExpression, type Statement } from '#domain/math/expression.ts'
import { listVariables } from '#domain/math/list-variables.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import { type FigureName, readName } from './figure-name.ts'
import { DEGREE, type MeasureUnit, type Quantity, readCompound, splitUnit } from './read-units.ts'
import { restoreKeyboard } from './restore-keyboard.ts'

/** One element of an answer or a key, read in every way that may count. */
export type AnswerItem = {
  /** Without space and case; one sign for every cross. */
  readonly plain: string
  /** As it was read. */
  readonly text: string
  /** The name of a figure, where it may be one: SAS, 변 AB, ∠AOB. */
  readonly name: FigureName | null
  readonly statement: Statement | null
  readonly isLetterThenDigit: boolean
  readonly isRestored: boolean
  /** The statement without its unit; null if there is no unit or counter at the end. */
  readonly quantity: { readonly statement: Statement; readonly unit: MeasureUnit } | null
}

/** No school answer chains more; each link costs. */
const MOST_RELATIONS = 6

/** Whole sentences are not formulas typed on the wrong layout, and each syllable would be up to five letters to multiply. */
const LONGEST_RESTORED = 40

const HANGUL = /[ㄱ-ㅣ가-힣]/

/** Reads one element. `mayRestore` lets Hangul count as keys pressed on the wrong layout, where nothing else can be read. */
export function readItem(text: string, mayRestore: boolean): AnswerItem {
  const plain = plainText(text)
  const name = readName(text)
  const parsed = parseStatement(text)
  const quantity = readQuantity(text)
  const statement =
    parsed.ok && parsed.statement.relations.length <= MOST_RELATIONS
      ? withCrosses(text, parsed.statement)
      : null
  const base = {
    plain,
    text,
    name,
    statement,
    isLetterThenDigit: !parsed.ok && parsed.fault === 'letter-then-digit',
    isRestored: false,
    quantity,
  }
  if (parsed.ok || quantity || !mayRestore || text.length > LONGEST_RESTORED || !HANGUL.test(text))
    return base
  const restored = parseStatement(restoreKeyboard(text))
  if (!restored.ok || restored.statement.relations.length > MOST_RELATIONS) return base
  return { ...base, statement: restored.statement, isRestored: true }
}

/** Without space and case; one sign for every cross. Between digits a space stays: 2 1/2 is not 21/2. */
export function plainText(text: string): string {
  return text
    .trim()
    .replace(/(?<!\d)\s+|\s+(?!\d)/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[*·]/g, '×')
}

/** 180°-x: an angle whose last term has no sign of one. */
function readDegrees(text: string): Quantity | null {
  const rest = text.replace(DEGREES, '')
  return rest === text ? null : { rest, unit: DEGREE }
}

/** 2π+8 of 2πcm+8, its unit put after each term. */
function withoutUnit(text: string, unit: string): string {
  return text
    .split(/(?=[-+])/)
    .map((term) =>
      unit.length > 1 && MEASURED.test(term.slice(0, -unit.length)) && term.endsWith(unit)
        ? term.slice(0, -unit.length)
        : term,
    )
    .join('')
}

const MEASURED = /[\dπ)]$/
const DEGREES = /(?<=[\da-zA-Z)])\s*(?:°(?![CF])|도(?![가-힣]))/g

function readQuantity(text: string): AnswerItem['quantity'] {
  const read = readCompound(text) ?? readDegrees(text) ?? splitUnit(text)
  if (!read) return null
  const rest = text.startsWith(read.rest)
    ? withoutUnit(read.rest, text.slice(read.rest.length).trim())
    : read.rest
  const parsed = parseStatement(rest)
  return parsed.ok ? { statement: withCrosses(rest, parsed.statement), unit: read.unit } : null
}

/** 2x√3 is 2×√3 where every letter is an x that may be a cross: a number is left. */
function withCrosses(text: string, statement: Statement): Statement {
  if (!/x/i.test(text) || statement.operands.length > 1) return statement
  const parsed = parseStatement(text, { letterX: 'wherever-possible' })
  if (!parsed.ok) return statement
  const [operand] = parsed.statement.operands
  return isExpression(operand) && listVariables(operand).size === 0 ? parsed.statement : statement
}
