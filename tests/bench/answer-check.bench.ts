import { expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'

const ROUNDS = 5
const CALLS = 2_000

const check = (answer: string, correctAnswer: string) =>
  checkAnswer({ answer, correctAnswer, writtenTestType: 2 })

const LENGTH = 20

const LITERAL = ['y = 2x + 1, x = 10', '이등변삼각형이고 두 변이 같은 삼각형'].map((text) =>
  text.padEnd(LENGTH),
)
const TOLERANT = [
  ['3x-7x^2+5y-12+9xy', '9xy-7x^2+3x+5y-12'],
  ['(x-12)(x+34)(2x-567)', '(x+34)(2x-567)(x-12)'],
  ['답은 2루트3+3루트5예요', '3√5+2√3'],
  ['３．７５ ≧ ｘ ＞ －１２．５', '-12.5<x≤3.75'],
  ['\\frac{12}{35}x+0.25y', '1/4y+12/35x'],
].map(([answer = '', key = '']) => [answer.padEnd(LENGTH), key] as const)

const YARDSTICK_TEXT = '{"answer":"2ㅌ＋3","key":[1,2,3]}'

const candidates: Record<string, () => void> = {
  yardstick: () => {
    JSON.parse(YARDSTICK_TEXT.normalize('NFC'))
  },
  literal: () => {
    for (const text of LITERAL) check(text, text)
  },
  tolerant: () => {
    for (const [answer, key] of TOLERANT) check(answer, key)
  },
}

const callsInside: Record<string, number> = {
  yardstick: 1,
  literal: LITERAL.length,
  tolerant: TOLERANT.length,
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const countPerSecond = (name: string, run: () => void): number => {
  const start = performance.now()
  for (let call = 0; call < CALLS; call += 1) run()
  return (CALLS * (callsInside[name] ?? 1)) / ((performance.now() - start) / 1000)
}

test('checks of 20-character answers per second, next to normalize and JSON.parse on this machine', () => {
  for (const text of LITERAL) expect(text).toHaveLength(LENGTH)
  for (const [answer, key] of TOLERANT) {
    expect(answer).toHaveLength(LENGTH)
    expect(check(answer, key), answer).toMatchObject({ verdict: 'correct', stage: 'tolerant' })
  }
  for (const run of Object.values(candidates)) for (let call = 0; call < CALLS; call += 1) run()

  const rates: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(candidates)) {
      rates[name] = [...(rates[name] ?? []), countPerSecond(name, run)]
    }
  }

  const medians = Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]))
  const yardstick = medians.yardstick ?? Number.NaN
  const rows = Object.entries(medians).map(
    ([name, rate]) =>
      `${name.padEnd(10)} ${Math.round(rate).toLocaleString('en').padStart(12)}/s  ${(rate / yardstick).toFixed(3)} of the yardstick`,
  )
  process.stdout.write(`${rows.join('\n')}\n`)

  // A check of 200 characters may take 1 ms, so a thousand short ones a second is the least.
  expect(medians.tolerant).toBeGreaterThan(1_000)
  expect(medians.literal).toBeGreaterThan(10_000)
})
