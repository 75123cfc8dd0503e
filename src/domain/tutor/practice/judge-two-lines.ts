import { inline, inlineWith } from '#domain/math/steps/inline-math.ts'
import type { ClaimJudgement } from './judgement.ts'

const FACING = /맞은\s?편|마주|맞꼭지|반대\s?[편쪽]|건너편/
const NEXT_TO = /옆|이웃/
/** What makes another figure or question of it. */
const OTHER = /왜|[삼사오육칠팔][각]|다각|내각|외각|합|더하|빼|아니|몇|평행|동위|엇|[a-z]|다르/i
const DEGREES = '(\\d{1,3})\\s?(?:도|°)?'
const GIVEN = new RegExp(`${DEGREES}\\s?(?:이?면|일\\s?때|이?니까|이?라면)`)
const PAIR = new RegExp(`${GIVEN.source}[^\\d]*${DEGREES}[^\\d]*$`)
const ONE = new RegExp(`^[^\\d]*${DEGREES}[^\\d]*$`)

/** Whether an angle that is said to face another, or to be next to it, at two lines has that size; null if it is not said of which. */
export function judgeTwoLines(text: string, earlier: readonly string[]): ClaimJudgement | null {
  const isFacing = FACING.test(text)
  if (isFacing === NEXT_TO.test(text) || OTHER.test(text)) return null
  const pair = PAIR.exec(text)
  const last = earlier.findLast(
    (message) => GIVEN.test(message) && (FACING.test(message) || NEXT_TO.test(message)),
  )
  const given = pair?.[1] ?? GIVEN.exec(last ?? '')?.[1]
  const said = pair?.[2] ?? ONE.exec(text)?.[1]
  const angle = Number(given)
  if (given === undefined || said === undefined || angle <= 0 || angle >= 180) return null
  const size = isFacing ? angle : 180 - angle
  const [name, rule] = isFacing
    ? ['맞은편 각', '마주 보는 두 각은 맞꼭지각이라서 크기가 같아요.']
    : [
        '옆의 각',
        `이웃한 두 각을 합치면 평각이에요. ${inline(`180^\\circ - ${angle}^\\circ = ${size}^\\circ`)}`,
      ]
  return {
    holds: Number(said) === size,
    verdict: `${name}은 ${inlineWith(`${size}^\\circ`, '이에요/예요')}.`,
    because: rule,
  }
}
