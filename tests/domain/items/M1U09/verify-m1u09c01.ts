import type { GeneratedItem } from '#domain/items/template.ts'
import { figureOf } from '../figure-of.ts'
import type { Verifiers } from '../test-templates.ts'
import { buildFaces, countAll, cutCube } from './build-solid.ts'
import { judgeByWords, keyOfNumber, keyOfOptions, numbersOf, solidsIn, statementOf } from './read-item.ts'

const CLAIMS: [RegExp, boolean][] = [
  [/^다면체는 다각형/, true],
  [/^원기둥/, false],
  [/서로 평행하다/, true],
  [/서로 합동이다/, false],
  [/^각뿔의 옆면/, true],
  [/나누어진다/, true],
  [/면이 4개인 다면체는 없다/, false],
]

const partsOf = (item: GeneratedItem) => {
  const { kind = '', sides = 0 } = solidsIn(item.question)[0] ?? {}
  return countAll(buildFaces(kind, sides))
}

const faces: Verifiers[string] = (item) => keyOfNumber(item, partsOf(item).면 ?? 0)

const sumOrDifference: Verifiers[string] = (item) => {
  const { 모서리: edges = 0, 꼭짓점: corners = 0 } = partsOf(item)
  return keyOfNumber(item, item.question.includes('합을') ? edges + corners : Math.abs(edges - corners))
}

const FACES: Record<string, string> = { 각기둥: '직사각형', 각뿔: '삼각형', 각뿔대: '사다리꼴' }

/** Tries every solid up to twelve sides against the conditions. */
const findSolid: Verifiers[string] = (item) => {
  const kind = Object.keys(FACES).find((name) => item.question.includes(`모두 ${FACES[name]}이다`)) ?? ''
  const part = /- (면|모서리|꼭짓점)/.exec(item.question)?.[1] ?? ''
  const wanted = numbersOf(item.question).at(-1)
  const names = ['', '', '', '삼', '사', '오', '육', '칠', '팔', '구', '십', '십일', '십이']
  const found = names.findIndex(
    (name, sides) => name !== '' && countAll(buildFaces(kind, sides))[part] === wanted,
  )
  return `${names[found]}${kind}`
}

const byRelation: Verifiers[string] = (item) => {
  const kind = /(각뿔대|각뿔|각기둥)의 꼭짓점/.exec(item.question)?.[1] ?? ''
  const [wanted] = numbersOf(item.question)
  for (let sides = 3; sides <= 40; sides += 1) {
    const { 면: f = 0, 모서리: e = 0, 꼭짓점: v = 0 } = countAll(buildFaces(kind, sides))
    if (e - f === wanted) return keyOfNumber(item, v)
  }
  return ''
}

const cut: Verifiers[string] = (item) => {
  const part = /남은 입체도형의 (면|모서리|꼭짓점)/.exec(item.question)?.[1] ?? ''
  return keyOfNumber(item, countAll(cutCube(numbersOf(item.question)[0] ?? 0))[part] ?? 0)
}

const SHAPES: Record<string, string> = { prism: '각기둥', pyramid: '각뿔', frustum: '각뿔대' }

export const VERIFIERS: Verifiers = {
  M1U09C01L0A1: (item) => {
    const figure = figureOf(item, 'solid')
    return keyOfOptions(item, (option) => {
      const [named] = solidsIn(option)
      return named?.kind === SHAPES[figure.shape] && named?.sides === figure.sides
    })
  },
  M1U09C01L0A2: (item) => (judgeByWords(statementOf(item), CLAIMS) ? 'O' : 'X'),
  M1U09C01L1A1: faces,
  M1U09C01L1A1X: faces,
  M1U09C01L1A2: (item) =>
    keyOfOptions(item, (option) => option.endsWith(`— ${FACES[solidsIn(option)[0]?.kind ?? '']}`)),
  M1U09C01L3A1: sumOrDifference,
  M1U09C01L3A1X: sumOrDifference,
  M1U09C01L3A2: findSolid,
  M1U09C01L5A1: byRelation,
  M1U09C01L5A1X: byRelation,
  M1U09C01L5A2: cut,
  M1U09C01L5A2X: cut,
}
