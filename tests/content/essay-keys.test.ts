import { expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { cleanLatex } from '#domain/answer/clean-latex.ts'
import type { Item } from '#domain/exam/item.ts'
import { particleFor } from '#domain/korean/attach-particle.ts'
import { equalForms, normalizeExpression } from '#domain/math/normalize-expression.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { checkItem } from '../domain/items/check-item.ts'
import type { EssayKeys } from './essay-keys/essay-keys.ts'
import { M1U01 } from './essay-keys/m1u01.ts'
import { M1U02 } from './essay-keys/m1u02.ts'
import { M1U03 } from './essay-keys/m1u03.ts'
import { M1U04 } from './essay-keys/m1u04.ts'
import { M1U05 } from './essay-keys/m1u05.ts'
import { M1U06 } from './essay-keys/m1u06.ts'
import { M1U07 } from './essay-keys/m1u07.ts'
import { M1U08 } from './essay-keys/m1u08.ts'
import { M1U09 } from './essay-keys/m1u09.ts'
import { M1U10 } from './essay-keys/m1u10.ts'
import { M1U11 } from './essay-keys/m1u11.ts'
import { readShippedContent } from './shipped-content.ts'

const KEYS: EssayKeys = {
  ...M1U01,
  ...M1U02,
  ...M1U03,
  ...M1U04,
  ...M1U05,
  ...M1U06,
  ...M1U07,
  ...M1U08,
  ...M1U09,
  ...M1U10,
  ...M1U11,
}

const ESSAY = 6
const SHORT_ANSWER = 2
const GRADE = 'M1'

const content = await readShippedContent()
const concepts = content.items.filter(({ conceptId }) => conceptId.startsWith(GRADE))
const essays = concepts.flatMap(({ conceptId, items }) =>
  items.filter(({ item }) => item.writtenTestType === ESSAY).map(({ item }) => ({ conceptId, item })),
)

/** Compared as a short answer: an essay's own rule is to the letter. */
const verdictOn = (answer: string, correctAnswer: string) =>
  checkAnswer({ answer, correctAnswer, writtenTestType: SHORT_ANSWER }).verdict

const textsOf = ({ question, solution, hints, mistakes, rubric }: Item): string[] => [
  question,
  solution,
  ...hints,
  ...mistakes.map(({ says }) => says),
  ...rubric.map(({ point }) => point),
]

const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g

/** Neighbouring sides of `=` in one line, where both are numbers (π may stand in them). */
function* listNumericEquations(text: string): Generator<readonly [string, string]> {
  for (const [, inline = '', display = ''] of text.matchAll(FORMULA)) {
    const whole = (inline + display).replace(/\\(?:begin|end)\{aligned\}|&|\\\\(?=\s*=)/g, ' ')
    for (const line of whole.split('\\\\')) {
      const sides = line.split('=').map((side) =>
        cleanLatex(side)
          .replace(/:|\\div/g, '÷')
          .replaceAll('\\times', '×')
          .replaceAll('°', '')
          .replace(/\\[{}]/g, (brace) => (brace === '\\{' ? '(' : ')')),
      )
      for (const [index, side] of sides.slice(1).entries()) {
        const before = sides[index] ?? ''
        if (
          [before, side].every(
            (one) => /\d/.test(one) && !/[a-zA-Z가-힣□]/.test(one.replace(/\\(?:frac|pi)/g, '')),
          )
        )
          yield [before, side]
      }
    }
  }
}

function isTrueEquation([left, right]: readonly [string, string]): boolean {
  const [one, other] = [left, right].map((side) => {
    const parsed = parseExpression(side)
    return parsed && normalizeExpression(parsed)
  })
  if (!one || !other) throw new Error(`${left} = ${right} cannot be read`)
  return equalForms(one, other)
}

const PARTICLES = ['은/는', '을/를', '과/와', '으로/로', '이에요/예요', '이라/라'] as const

/** Wrong particles directly behind a formula; the linter looks at those behind words. */
function* listWrongParticles(text: string): Generator<string> {
  for (const [whole, formula = '', word = ''] of text.matchAll(/\\\(((?:(?!\\\)).)*)\\\)([가-힣]+)/g)) {
    for (const pair of PARTICLES) {
      const written = pair.split('/').find((form) => word === form)
      if (written && particleFor(formula, pair) !== written) yield whole
    }
  }
  // 센티미터, 퍼센트 and the like end in a vowel.
  for (const [whole] of text.matchAll(/\((?:\\\()?(?:\\mathrm\{)?(?:c?m|%)[^가-힣]*\)(?:이에요|으로)/g))
    yield whole
}

test('every concept of grade one has an essay', () => {
  const written = new Set(essays.map(({ conceptId }) => conceptId))
  expect(concepts.map(({ conceptId }) => conceptId).filter((id) => !written.has(id))).toEqual([])
})

test('every key belongs to an essay', () => {
  const ids = new Set(essays.map(({ item }) => item.id))
  expect(Object.keys(KEYS).filter((id) => !ids.has(id))).toEqual([])
})

for (const { conceptId, item } of essays) {
  test(`the essay ${item.id} of ${conceptId} is sound and its key is confirmed another way`, () => {
    const computed = [KEYS[item.id]?.() ?? []].flat()
    expect(computed, 'the key has exactly one value').toHaveLength(1)
    expect(verdictOn(String(computed[0]), item.correctAnswer), `${computed[0]}`).toBe('correct')
    const [first = '', second = '', third = ''] = item.hints
    // As a short answer: no hint may state the value, no mistake may equal it.
    checkItem({ ...item, options: [], hints: [first, second, third], writtenTestType: SHORT_ANSWER })
  })

  test(`the essay ${item.id} of ${conceptId} shows true equations, right particles and a whole rubric`, () => {
    const texts = textsOf(item)
    const worked = [item.solution, ...item.rubric.map(({ point }) => point)]
    const equations = worked.flatMap((text) => [...listNumericEquations(text)])
    expect(equations.filter((equation) => !isTrueEquation(equation))).toEqual([])
    expect(texts.flatMap((text) => [...listWrongParticles(text)])).toEqual([])
    const marks = item.rubric.reduce((sum, point) => sum + point.marks, 0)
    expect(item.rubric.length).toBeLessThanOrEqual(4)
    expect(marks).toBeGreaterThanOrEqual(4)
    expect(marks).toBeLessThanOrEqual(8)
  })
}
