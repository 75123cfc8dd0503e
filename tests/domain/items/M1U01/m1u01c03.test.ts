import { TEMPLATES } from '#domain/items/M1U01/m1u01c03-prime-factorization.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { countUp, divides, everyDivisor, hasTwoDivisors, keyOfOptions, loneNumbers } from './read-item.ts'
import { multiplyOut, readProduct, VERIFIERS } from './verify-m1u01c03.ts'

const HAND_WRITTEN: Verifiers = {
  'f1044a57-4002-407e-904a-ac934e4ca32f': (item) =>
    keyOfOptions(item, (option) => /순서를 생각하지 않으면 두 결과는 같아요/.test(option)),
  'c02eef57-a167-4574-83c0-ab826581e96d': (item) => {
    const [product = '', ...claimed] = [...item.question.matchAll(/\\\((\d[^)]*?)\\\)/g)].map(
      (match) => match[1]!,
    )
    const n = multiplyOut(readProduct(product))
    const primes = everyDivisor(n).filter(hasTwoDivisors)
    return claimed.map((latex) => multiplyOut(readProduct(latex))).join() === primes.join() ? 'O' : 'X'
  },
  'ecf55952-2e78-4782-9297-d45c6f90311e': (item) => {
    const [n = 0] = loneNumbers(item.question)
    const product = readProduct(/\\\((\d+\^[^)]*?)\\\)이다/.exec(item.question)?.[1] ?? '')
    const primes = everyDivisor(n).filter(hasTwoDivisors)
    const [count, factor = 0] = ['ㄴ', 'ㄷ'].map(
      (mark) => loneNumbers(item.question.split(`${mark}. `)[1] ?? '')[0],
    )
    const claims = {
      ㄱ: multiplyOut(product) === n && product.every(([base]) => hasTwoDivisors(base)),
      ㄴ: primes.length === count,
      ㄷ: primes.includes(factor),
      ㄹ: Number.isInteger(Math.sqrt(n * (loneNumbers(item.question.split('ㄹ. ')[1] ?? '')[1] ?? 0))),
    }
    return Object.entries(claims)
      .filter(([, isTrue]) => isTrue)
      .map(([mark]) => mark)
      .join('&')
  },
  '1f0b620b-c7af-4148-8131-7054b5e4d16f': (item) => {
    const [n = 0] = loneNumbers(item.question)
    const divisor = countUp(1, n).find((a) => divides(a, n) && Number.isInteger(Math.sqrt(n / a))) ?? 0
    return String(divisor + Math.sqrt(n / divisor))
  },
}

testTemplates('M1U01C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U01C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
