import type { GeneratedItem } from '#domain/items/template.ts'
import { formulasOf } from '../evaluate-formula.ts'
import type { Verifiers } from '../test-templates.ts'
import { agree } from './evaluate-expression.ts'
import { formulaOf, keyOfExpression, keyOfOptions, statementOf } from './read-item.ts'

/** Words of a situation and what it amounts to, the formulas of the question given in reading order, nothing simplified. */
const SITUATIONS: readonly (readonly [words: RegExp, wanted: (f: string[]) => string])[] = [
  [/사탕 .*개의 값/, ([a, n]) => `${a} \\times ${n}`],
  [/동생보다 .*살 많은/, ([x, n]) => `${x} + ${n}`],
  [/똑같이 .*등분/, ([y, n]) => `${y} \\div ${n}`],
  [/책을 .*쪽 읽었을 때 남은/, ([pages, n]) => `${pages} - ${n}`],
  [/거스름돈/, ([x, n, paid]) => `${paid} - ${x} \\times ${n}`],
  [/배예요\..*년 뒤/, ([x, times, years]) => `${x} \\times ${times} + ${years}`],
  [/이등변삼각형의 둘레/, ([p, q]) => `${p} + ${p} + ${q}`],
  [/값은 모두/, ([a, m, b, n]) => (/^\d/.test(m ?? '') ? `${a} \\times ${m} + ${b} \\times ${n}` : '')],
  [/남은 거리/, ([x, speed, t]) => `${x} - ${speed} \\times ${t}`],
  [/걸린 시간은 모두/, ([x, m, y, n]) => `${x} \\div ${m} + ${y} \\div ${n}`],
  [/할인하여/, ([a, percent]) => `${a} \\times (100 - ${percent}) \\div 100`],
  [/아닌 사람은 몇 명|쓰지 않은 학생은 몇 명/, ([x, percent]) => `${x} - ${x} \\times ${percent} \\div 100`],
  [
    /가로의 길이가 .* 직사각형을 잘라 냈어요/,
    ([a, height, width, b]) => `${a} \\times ${height} - ${width} \\times ${b}`,
  ],
  [
    /네 귀퉁이에서/,
    ([p, q, k]) =>
      `${p} \\times ${q} - ${k} \\times ${k} - ${k} \\times ${k} - ${k} \\times ${k} - ${k} \\times ${k}`,
  ],
  [/삼각형을 오려 냈어요/, ([a, b, height]) => `${a} \\times ${a} - ${b} \\times ${height} \\div 2`],
  [/연못을 뺀/, ([width, height, x, y]) => `${width} \\times ${height} - ${x} \\times ${y}`],
]

function readSituation(item: GeneratedItem): string {
  const found = SITUATIONS.find(([words]) => words.test(item.question))
  if (!found) throw new Error(`no way to read: ${item.question}`)
  return keyOfExpression(item, found[1](formulasOf(item.question)))
}

const PLACES: readonly (readonly [name: string, size: number])[] = [
  ['천', 1000],
  ['백', 100],
  ['십', 10],
  ['일', 1],
]

/** The digits as told, put in the order asked for, each times what its place is worth. */
function readDigits(item: GeneratedItem): string {
  const written = /두 자리 자연수 \\\((\w)\\\)의 오른쪽에 두 자리 자연수 \\\((\w)\\\)/.exec(item.question)
  if (written) return keyOfExpression(item, `${written[1]} \\times 10 \\times 10 + ${written[2]}`)
  const told = PLACES.flatMap(([name]) => {
    const digit = new RegExp(`${name}의 자리의 숫자가 \\\\\\((\\w)\\\\\\)`).exec(item.question)?.[1]
    return digit === undefined ? [] : [digit]
  })
  const places = PLACES.slice(-told.length)
  // To swap the first and the last of three digits is to turn the number round.
  if (
    !/거꾸로 늘어놓은/.test(item.question) &&
    !(told.length === 3 && /백의 .*일의 .*서로 바꾼/.test(item.question))
  )
    throw new Error(`no way to read: ${item.question}`)
  const terms = told.toReversed().map((digit, index) => `${places[index]?.[1]} \\times ${digit}`)
  return keyOfExpression(item, terms.join(' + '))
}

const holdsEverywhere = (equation: string) => {
  const [left = '', right = ''] = equation.split('=')
  return agree(left, right)
}

const omitSigns: Verifiers[string] = (item) => keyOfExpression(item, formulasOf(item.question)[0] ?? '')

export const VERIFIERS: Verifiers = {
  M1U03C01L0A1: (item) => {
    const [asked = '', shown = ''] = formulasOf(statementOf(item))
    return agree(asked, shown) ? 'O' : 'X'
  },
  M1U03C01L0A2: readSituation,
  M1U03C01L1A1: omitSigns,
  M1U03C01L1A1X: omitSigns,
  M1U03C01L1A2: readSituation,
  M1U03C01L3A1: readSituation,
  M1U03C01L3A1X: readSituation,
  M1U03C01L3A2: (item) => keyOfOptions(item, (option) => !holdsEverywhere(formulaOf(option))),
  M1U03C01L5A1: readDigits,
  M1U03C01L5A1X: readDigits,
  M1U03C01L5A2: readSituation,
  M1U03C01L5A2X: readSituation,
}
