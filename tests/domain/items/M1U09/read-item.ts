export { keyOfNumber, keyOfOptions, statementOf } from '../M1U04/read-item.ts'
export { judgeByWords, namesIn } from '../M1U07/read-item.ts'
export { numbersOf } from '../M1U08/read-item.ts'

const COUNTS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구', '십', '십일', '십이']

export interface NamedSolid {
  kind: string
  sides: number
}

/** 오각뿔대 and the like, as they stand in a text. */
export function solidsIn(text: string): NamedSolid[] {
  return [...text.matchAll(/(십일|십이|십|삼|사|오|육|칠|팔|구)(각기둥|각뿔대|각뿔)/g)].map(
    ([, count = '', kind = '']) => {
      return { kind, sides: COUNTS.indexOf(count) }
    },
  )
}
