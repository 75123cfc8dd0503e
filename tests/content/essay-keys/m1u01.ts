import type { EssayKeys } from './essay-keys.ts'
import { divisorsOf, integers, isPrime } from './numbers.ts'

const commonDivisors = (a: number, b: number) => divisorsOf(a).filter((divisor) => b % divisor === 0)
const leastCommonMultiple = (a: number, b: number) => (a * b) / Math.max(...commonDivisors(a, b))
const isSquare = (number: number) => integers(1, number).some((root) => root * root === number)

export const M1U01: EssayKeys = {
  // C01
  '75887c2f-d831-4933-b45b-9493f613ba9f': () =>
    integers(10, 99).filter((number) => {
      const [tens, ones] = [Math.floor(number / 10), number % 10]
      const turned = ones * 10 + tens
      return isPrime(number) && tens + ones === 10 && isPrime(turned) && turned < number
    }),
  // C02
  'bf12b777-0e84-42ba-817a-fdbf0fb267d5': () => {
    const heardOn = [3]
    while (heardOn.length < 4) heardOn.push(heardOn.at(-1)! * 3)
    return heardOn.reduce((sum, count) => sum + count)
  },
  // C03
  'c5ab9817-0569-4841-be8f-4756d4b35068': () =>
    integers(1, 100).filter((factor) => isSquare(126 * factor))[1]!,
  // C04
  'c05f4d0b-352b-4130-865a-fac881b6ddbc': () => divisorsOf(108).filter((divisor) => divisor % 2 === 0).length,
  // C05
  '5fb1eaee-d597-4a94-b5c9-06655e01002f': () =>
    commonDivisors(54, 90).reduce((sum, divisor) => sum + divisor),
  // C06
  'fe85846d-5f70-4d0c-a64b-5c16824176ca': () =>
    integers(10, 99).flatMap((a) =>
      integers(a + 1, 99)
        .filter((b) => Math.max(...commonDivisors(a, b)) === 6 && leastCommonMultiple(a, b) === 90)
        .map((b) => b - a),
    ),
}
