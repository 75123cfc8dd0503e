import type { Expression, Statement } from '#domain/math/expression.ts'
import { remember } from '#domain/math/remember.ts'
import type { AnswerItem } from './answer-item.ts'
import { compareExpressions } from './compare-expressions.ts'
import { compareItems } from './compare-items.ts'
import { readSolved, type Solved } from './compare-statements.ts'
import { DIFFERENT, type Finding, incorrect, kinder, nudge, SAME, stricter } from './verdict.ts'

/** Lists longer than this are no school answers; comparing them costs the product of their lengths. */
export const MOST_ITEMS = 24

/** Compares the elements given with all the terms of one alternative, in any order. */
export function compareLists(actual: readonly AnswerItem[], expected: readonly AnswerItem[]): Finding {
  if (actual.length === 0 || expected.length === 0) return DIFFERENT
  if (actual.length > MOST_ITEMS || expected.length > MOST_ITEMS) return DIFFERENT
  const coordinates = compareCoordinates(actual, expected)
  if (coordinates) return coordinates
  const answers = actual.flatMap(splitChain)
  const terms = expected.flatMap(splitChain)
  const isSplit = answers.length > actual.length || terms.length > expected.length
  const elementwise = isSplit ? compareSets(actual, expected) : DIFFERENT
  return kinder(elementwise, compareSets(answers, terms))
}

function compareSets(actual: readonly AnswerItem[], expected: readonly AnswerItem[]): Finding {
  const free = new Set(actual)
  let worst: Finding = SAME
  let missing = 0
  for (const term of expected) {
    let best: Finding = DIFFERENT
    let bestItem: AnswerItem | null = null
    for (const item of free) {
      const finding = compareItems(item, term)
      if (bestItem !== null && kinder(best, finding) === best) continue
      best = finding
      bestItem = item
      if (best === SAME) break
    }
    if (best.verdict === 'incorrect') {
      missing += 1
      if (actual.length > 1 || expected.length > 1) {
        worst = DIFFERENT
        continue
      }
    }
    if (bestItem) free.delete(bestItem)
    worst = stricter(worst, best)
  }
  const extra = [...free].filter((item) => !expected.some((term) => compareItems(item, term) === SAME))
  if (missing > 0 && missing < expected.length && extra.length === 0) return incorrect('some-missing')
  if (missing === 0 && extra.length > 0) return incorrect('too-many')
  return worst
}

/** -1 < x < 3 is x > -1 and x < 3. */
const splitChain = remember((item: AnswerItem): AnswerItem[] => {
  const statement = item.statement
  if (!statement || statement.relations.length < 2) return [item]
  if (statement.relations.some((relation) => relation === '=' || relation === '≠')) return [item]
  return statement.relations.flatMap((relation, index) => {
    const [left, right] = [statement.operands[index], statement.operands[index + 1]]
    if (!left || !right) return []
    const link: Statement = { operands: [left, right], relations: [relation] }
    return [
      {
        ...item,
        plain: `${item.plain}#${index}`,
        statement: link,
        quantity: null,
      },
    ]
  })
})

function tupleOf(items: readonly AnswerItem[]): readonly Expression[] | null {
  const [only] = items
  const operand =
    items.length === 1 && only?.statement?.relations.length === 0 ? only.statement.operands[0] : null
  return operand?.kind === 'tuple' ? operand.items : null
}

/** The values of x=2, y=3 in the order of their letters; null unless every letter is another. */
function valuesByLetter(items: readonly AnswerItem[]): readonly Expression[] | null {
  const solved: Solved[] = []
  for (const { statement, quantity } of items) {
    const read = (statement && readSolved(statement)) ?? (quantity && readSolved(quantity.statement))
    if (!read) return null
    solved.push(read)
  }
  if (items.length < 2 || new Set(solved.map(({ letter }) => letter)).size < items.length) return null
  return solved.sort((first, second) => (first.letter < second.letter ? -1 : 1)).map(({ value }) => value)
}

function plainValues(items: readonly AnswerItem[]): readonly Expression[] | null {
  const values: Expression[] = []
  for (const { statement } of items) {
    const operand = statement?.relations.length === 0 ? statement.operands[0] : undefined
    if (!operand || operand.kind === 'tuple' || operand.kind === 'ratio') return null
    values.push(operand)
  }
  return values.length > 1 ? values : null
}

/** (2,3) against x=2, y=3 and against 2,3: the same values, named by place, by letter or not at all. */
function compareCoordinates(actual: readonly AnswerItem[], expected: readonly AnswerItem[]): Finding | null {
  const tuple = tupleOf(expected)
  const letters = tuple ? null : valuesByLetter(expected)
  const target = tuple ?? letters
  if (!target) return null
  const named = letters ? tupleOf(actual) : valuesByLetter(actual)
  if (named) return compareInOrder(named, target)
  const bare = plainValues(actual)
  if (!bare) return null
  return stricter(compareInOrder(bare, target), nudge(tuple ? 'needs-parentheses' : 'name-the-letters'))
}

function compareInOrder(actual: readonly Expression[], expected: readonly Expression[]): Finding {
  return actual.length !== expected.length
    ? DIFFERENT
    : expected.reduce<Finding>((worst, value, index) => {
        const other = actual[index]
        return stricter(worst, other ? compareExpressions(other, value) : DIFFERENT)
      }, SAME)
}
