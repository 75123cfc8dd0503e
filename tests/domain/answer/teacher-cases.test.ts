import { describe, expect, test } from 'vitest'
import { findOutcome, isJudgedWell, teacherCases } from './cases/teacher/count-outcomes.ts'

const themes = new Map<string, typeof teacherCases>()
for (const one of teacherCases) {
  const name = `${one.judgement}: ${one.theme} (type ${one.writtenTestType})`
  themes.set(name, [...(themes.get(name) ?? []), one])
}

const KINDS = ['right', 'form', 'wrong', 'refused', 'spared'] as const

describe('answers as a teacher would judge them', () => {
  test('are many, and none is repeated', () => {
    const texts = teacherCases.map(({ answer, key, writtenTestType }) =>
      JSON.stringify([answer, key, writtenTestType]),
    )
    expect(texts.length).toBeGreaterThanOrEqual(1_500)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test.each([...themes])('%s', (_, cases) => {
    const failed = cases
      .filter((one) => !isJudgedWell(one))
      .map((one) => `${one.answer} for ${one.key}: ${findOutcome(one)}`)
    expect(failed).toEqual([])
  })

  test.each(KINDS)('prints how many that are %s it judges well', (kind) => {
    const cases = teacherCases.filter(({ judgement }) => judgement === kind)
    const well = cases.filter(isJudgedWell).length
    process.stdout.write(
      `${kind.padEnd(8)} ${well} of ${cases.length} (${((100 * well) / cases.length).toFixed(1)} %)\n`,
    )
    expect(well).toBe(cases.length)
  })
})
