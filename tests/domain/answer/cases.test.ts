import { describe, expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { CaseTable } from './cases/check-case.ts'

const tables = Object.values(
  import.meta.glob<Record<string, CaseTable>>(['./cases/*.ts', '!./cases/check-case.ts'], { eager: true }),
).flatMap((file) => Object.values(file))

test('covers every written question type with cases that are not repeated', () => {
  const cases = tables.flatMap((table) =>
    table.cases.map(([answer, key]) => JSON.stringify([table.writtenTestType, answer, key])),
  )
  expect(new Set(tables.map(({ writtenTestType }) => writtenTestType))).toEqual(
    new Set([0, 1, 2, 3, 4, 5, 6]),
  )
  expect(cases.length).toBeGreaterThanOrEqual(1000)
  expect(cases.filter((each, at) => cases.indexOf(each) !== at)).toEqual([])
})

for (const { theme, writtenTestType, cases } of tables) {
  describe(`${theme} (type ${writtenTestType})`, () => {
    for (const [answer, key, verdict, note] of cases) {
      test(`${JSON.stringify(answer)} is ${verdict} for ${JSON.stringify(key)} (${note})`, () => {
        const result = checkAnswer({ answer, correctAnswer: key, writtenTestType })
        if (verdict === 'refused')
          expect(['incorrect', 'nudge'], `reason ${result.reason}`).toContain(result.verdict)
        else expect(result.verdict, `reason ${result.reason}`).toBe(verdict)
      })
    }
  })
}
