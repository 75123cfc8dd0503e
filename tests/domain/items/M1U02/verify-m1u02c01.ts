import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { type Exact, evaluateExact, exact, isWhole } from './evaluate-exact.ts'
import { judgeByTable, keyOfOptions, keyOfStatements, keyOfValue, statementOf } from './read-item.ts'

/** What a name says about a number: words joined by 도 아니고 … 도 아닌, or one name. */
function fits(name: string, value: Exact): boolean {
  const isNegative = value.top < 0n
  const isPositive = value.top > 0n
  const whole = isWhole(value)
  const table: Record<string, boolean> = {
    양수: isPositive,
    음수: isNegative,
    정수: whole,
    유리수: true,
    '양의 정수': whole && isPositive,
    '음의 정수': whole && isNegative,
    '양의 유리수': isPositive,
    '음의 유리수': isNegative,
    '정수가 아닌 유리수': !whole,
    '정수도 아니고 양수도 아닌 수': !whole && !isPositive,
    '정수도 아니고 음수도 아닌 수': !whole && !isNegative,
    '자연수가 아닌 정수': whole && !isPositive,
    '음수가 아닌 정수': whole && !isNegative,
  }
  const answer = table[name]
  if (answer === undefined) throw new Error(`no way to judge '${name}'`)
  return answer
}

const LOW_SIDE = /영하|낮은|손해|지하|전|하락|감소/
const valueIn = (text: string) => evaluateExact(formulasOf(text)[0] ?? '')

/** 영하 3℃ is as far below its base as its number says. */
function quantityOf(phrase: string): Exact {
  const size = valueIn(phrase)
  return LOW_SIDE.test(phrase) ? exact(-size.top) : size
}

const writeWithSign: Verifiers[string] = (item) => {
  const [given = '', asked = ''] = item.question.split('나타낼 때')
  const [, givenSign = ''] = formulasOf(given)
  // The given sign belongs to the given side; the asked side is the other one.
  const upperIsPlus = givenSign.startsWith('+') === !LOW_SIDE.test(given)
  const quantity = quantityOf(asked)
  return keyOfValue(item, upperIsPlus ? quantity : exact(-quantity.top))
}

const wantedName = (item: GeneratedItem) => /다음 중 (.*)인 것은/.exec(item.question)?.[1] ?? ''

const numbersOf = (item: GeneratedItem) => {
  const list = item.question.split('\n\n')[1] ?? ''
  return formulasOf(list).map((formula) => evaluateExact(formula))
}

const addCounts: Verifiers[string] = (item) => {
  const [, first = '', second = ''] =
    /다음 수 중 (.*?)의 개수를 \\\(a\\\), (.*?)의 개수를 \\\(b\\\)/.exec(item.question) ?? []
  const numbers = numbersOf(item)
  const countOf = (name: string) => numbers.filter((value) => fits(name, value)).length
  return keyOfValue(item, countOf(first) + countOf(second))
}

function isTrueOf(statement: string, numbers: readonly Exact[]): boolean {
  const counted = /^(.*)는 모두 \\\((\d+)\\\)개이다/.exec(statement)
  if (counted) return numbers.filter((value) => fits(counted[1] ?? '', value)).length === Number(counted[2])
  const named = /^\\\((.*?)\\\)[은는] (.*)이다\.$/.exec(statement)
  if (named) return fits(named[2] ?? '', evaluateExact(named[1] ?? ''))
  if (/양의 유리수도 음의 유리수도 아닌 수가 있다/.test(statement))
    return numbers.some(({ top }) => top === 0n)
  if (/모두 양의 유리수이거나 음의 유리수이다/.test(statement)) return numbers.every(({ top }) => top !== 0n)
  return judgeByTable(statement, [
    [/^모두 유리수이다/, true],
    [/^유리수가 아닌 수가 있다/, false],
  ])
}

/** The truth of the sentences about all numbers of a kind, written down by hand. */
const INCLUSIONS: readonly (readonly [RegExp, boolean])[] = [
  [/^모든 정수는 유리수이다/, true],
  [/^모든 유리수는 정수이다/, false],
  [/은 양수도 음수도 아니다/, true],
  [/은 유리수가 아니다/, false],
  [/^정수는 양의 정수와 음의 정수로만/, false],
  [/^자연수는 모두 양의 정수이다/, true],
  [/^양의 정수가 아닌 정수는 모두 음의 정수/, false],
  [/^음의 정수는 모두 음의 유리수/, true],
  [/^분수로 쓰인 수는 모두 정수가 아닌/, false],
  [/^유리수는 양의 유리수, .* 음의 유리수로/, true],
  [/사이에는 유리수가 없다/, false],
  [/^가장 작은 정수는/, false],
]

export const VERIFIERS: Verifiers = {
  M1U02C01L0A1: (item) => keyOfOptions(item, (option) => fits(wantedName(item), valueIn(option))),
  M1U02C01L0A2: (item) =>
    keyOfOptions(item, (option) => {
      const [phrase = '', written = ''] = option.split('→')
      return quantityOf(phrase).top === valueIn(written).top
    }),
  M1U02C01L0A3: (item) => (isTrueOf(statementOf(item), []) ? 'O' : 'X'),
  M1U02C01L1A1: writeWithSign,
  M1U02C01L1A1X: writeWithSign,
  M1U02C01L1A2: (item) => keyOfOptions(item, (option) => fits(wantedName(item), valueIn(option))),
  M1U02C01L3A1: addCounts,
  M1U02C01L3A1X: addCounts,
  M1U02C01L3A2: (item) => (judgeByTable(statementOf(item), INCLUSIONS) ? 'O' : 'X'),
  M1U02C01L5A1: (item) => keyOfStatements(item, (statement) => isTrueOf(statement, numbersOf(item))),
  M1U02C01L5A2: addCounts,
  M1U02C01L5A2X: addCounts,
}
