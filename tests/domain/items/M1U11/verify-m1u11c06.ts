import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import {
  averageOf,
  judgeByTable,
  keyOfDecimal,
  keyOfOptions,
  keyOfStatements,
  middleOf,
  numbersOf,
  statementOf,
} from '../M1U10/read-item.ts'
import type { Verifiers } from '../test-templates.ts'

const STEPS = ['문제 설정', '자료 수집', '자료 분석', '결과 해석']

/** The step of each deed, written down by hand. */
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/정했다\.$/, '문제 설정'],
  [/답을 모았다|내려받았다/, '자료 수집'],
  [/만들었다|상대도수를 구했다/, '자료 분석'],
  [/글로 썼다|발표했다/, '결과 해석'],
]

const DISPLAYS: readonly (readonly [RegExp, string])[] = [
  [/학생 수는 서로 다르다/, '상대도수의 분포를 나타낸 그래프'],
  [/기록을 잃지 않으면서/, '줄기와 잎 그림'],
  [/어느 구간에 많이/, '히스토그램'],
  [/좋아하는 과일/, '과일마다 학생 수를 센 표와 최빈값'],
]

const QUESTIONS: readonly (readonly [RegExp, boolean])[] = [
  [/대체로|주로|어느 쪽이|높아졌을까/, true],
  [/누구일까|주소는|요일이었을까|넓이는/, false],
]

const nameBy = (text: string, table: readonly (readonly [RegExp, string])[]) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? ''

const statistic: Verifiers[string] = (item) => {
  const values = [...item.question.matchAll(/^\| \d+ \| [^|]+ \| \\\((\d+)\\\) \|$/gm)].map(([, value]) =>
    Number(value),
  )
  return keyOfDecimal(item, /값의 평균은/.test(item.question) ? averageOf(values) : middleOf(values))
}

function surveyed(item: GeneratedItem) {
  const rows = [...item.question.matchAll(/^\| \\\(\d\\\) \| \\\((\d+)\\\) \| \\\((\d+)\\\) \|$/gm)]
  const [[, m = '', a = ''] = [], [, n = '', b = ''] = []] = rows
  return { m: Number(m), a: Number(a), n: Number(n), b: Number(b) }
}

/** Each group of the school made of as many samples as fit into it. */
const grow: Verifiers[string] = (item) => {
  const rows = [...item.question.matchAll(/^\| (?:남|여)학생 \|(.*)$/gm)].map(([, cells = '']) =>
    numbersOf(cells),
  )
  const sizes = rows.map(([all = 0, asked = 1, yes = 0]) => (all / asked) * yes)
  return keyOfDecimal(
    item,
    sizes.reduce((sum, size) => sum + size, 0),
  )
}

/** What each step's deed ends in, and how far what has been done goes. */
const NEXT: readonly (readonly [done: RegExp, next: RegExp])[] = [
  [/정리했다\.$/, /답을 글로 쓴다/],
  [/모두 모았다\.$/, /평균을 구한다/],
  [/물음을 정했다\.$/, /^(?!.*(?:정한다|구한다|글로 쓴다))/],
]

export const VERIFIERS: Verifiers = {
  M1U11C06L0A1: (item) => keyOfOptions(item, (option) => option === nameBy(statementOf(item), DEEDS)),
  M1U11C06L0A2: (item) => keyOfOptions(item, (option) => /스프레드시트|소프트웨어/.test(option)),
  M1U11C06L0A3: (item) => {
    const next = NEXT.find(([done]) => done.test(statementOf(item)))?.[1]
    return keyOfOptions(item, (option) => next?.test(option) ?? false)
  },
  M1U11C06L1A1: (item) => {
    const deeds = [...item.question.matchAll(/^([ㄱ-ㅎ])\. (.*)$/gm)]
    const order = STEPS.map((step) => deeds.find(([, , deed = '']) => nameBy(deed, DEEDS) === step)?.[1])
    return keyOfOptions(item, (option) => option === order.join(' → '))
  },
  M1U11C06L1A2: (item) => (judgeByTable(statementOf(item), QUESTIONS) ? 'O' : 'X'),
  M1U11C06L3A1: (item) => keyOfOptions(item, (option) => option === nameBy(statementOf(item), DISPLAYS)),
  M1U11C06L3A2: statistic,
  M1U11C06L3A2X: statistic,
  M1U11C06L5A1: (item) => {
    const { m, a, n, b } = surveyed(item)
    return keyOfStatements(item, (statement) => {
      if (/학생 수는/.test(statement)) return a > b
      if (/비율은/.test(statement)) return a / m > b / n
      if (/반이 넘는다/.test(statement)) return a > m / 2
      if (/우리나라 모든|성적이/.test(statement)) return false
      throw new Error(`no way to judge: ${statement}`)
    })
  },
  M1U11C06L5A2: (item) => {
    const { values, low } = item.figures[0] as unknown as { values: [number, number]; low: number }
    const [a, b] = values
    return keyOfOptions(item, (option) => {
      const [times, gap] = numbersOf(option)
      if (!/을 뿐이다/.test(option)) return /배이다/.test(option) && b === a * Number(formulasOf(option)[0])
      return (a - low) * (times ?? 0) === b - low && b - a === gap
    })
  },
  M1U11C06L5A3: grow,
  M1U11C06L5A3X: grow,
}
