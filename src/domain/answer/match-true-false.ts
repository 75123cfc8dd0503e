import { DIFFERENT, type Finding, SAME } from './verdict.ts'

const TRUE_WORDS = new Set(
  'o 0 ○ ◯ ⭕ 〇 ● ⚪ ㅇ ㅐ 참 맞다 맞아요 맞음 맞습니다 맞아 맞는다 맞는말 옳다 옳음 옳아요 옳습니다 그렇다 그래요 네 예 응 true t yes y 오 동그라미 맞는 옳은 참인 맞다고 옳다고 참이라고 맞는듯'.split(
    ' ',
  ),
)
const FALSE_WORDS = new Set(
  'x × ㅌ 거짓 틀리다 틀려요 틀렸다 틀렸어요 틀림 틀린다 틀렸습니다 틀립니다 틀려 틀린말 아니다 아니요 아니오 아니에요 아님 아닙니다 옳지않다 옳지않아요 옳지않음 맞지않다 맞지않아요 맞지않음 false f no n 엑스 곱하기 가위표 가새표 틀린 거짓인 아닌 틀렸음 틀린듯 땡 틀리다고 거짓이라고 옳지않은 맞지않은'.split(
    ' ',
  ),
)

const UNSURE = /(?<=.)(?:것|거)?같(?:아요|습니다|아|음|네요)$/

/** What a sign or word says; null for anything else. */
export function readTruth(text: string): boolean | null {
  const word = text.replace(/[\s.!~()*]+/g, (mark) => (mark.includes('*') ? 'x' : '')).toLowerCase()
  const bare = word.replace(UNSURE, '')
  if (TRUE_WORDS.has(bare)) return true
  return FALSE_WORDS.has(bare) ? false : null
}

/** True or false in any of its signs and words; null if one side is neither. */
export function matchTrueFalse(answers: readonly string[], key: string): Finding | null {
  const expected = readTruth(key.split(/[,&]/)[0] ?? '')
  if (expected === null) return null
  return answers.some((answer) => readTruth(answer) === expected) ? SAME : DIFFERENT
}
