export { keyOfNumber, keyOfOptions, keyOfStatements, statementOf } from '../M1U04/read-item.ts'
export { judgeByWords, namesIn, pointsOf, type Spot } from '../M1U07/read-item.ts'

const TENS = ['', '십', '이십']
const ONES = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/** The sides of each polygon named in a text: 육각형, 정십이각형. */
export function sidesNamed(text: string): number[] {
  return [...text.matchAll(/(이십|십)?([일이삼사오육칠팔구]?)각형/g)].map(
    ([, tens = '', ones = '']) => TENS.indexOf(tens) * 10 + ONES.indexOf(ones),
  )
}

/** The whole numbers of a text in reading order. */
export function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
}
