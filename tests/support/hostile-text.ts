import type { SeededRandom } from '#domain/items/seeded-random.ts'

/** Fragments of messages and answers, complete and broken. */
export const PIECES = [
  String.raw`1\frac¦１\frac¦1\frac{¦\frac{1}{¦1 1/¦\sqrt{¦√¦√(¦(¦)¦{¦}¦[¦|¦|1+|¦^¦^{¦2^¦^999¦^-9¦(x+1)^9¦(x+y)^9`,
  '1/7^99¦3^999¦x^99¦√999999937¦0.123456(789)¦0.1\u03072\u0307¦1¦0¦9999999999¦1.5¦.¦...¦,¦, ¦&¦;¦\n¦ ¦  ¦:',
  '=¦<¦≤¦>¦≠¦±¦+¦-¦*¦/¦÷¦x¦y¦xy¦X¦abc¦π¦x=¦x=1,¦(1,2),¦x<1<¦3:4:¦1,000,¦ㅌ¦ㅛ¦ㅌ=1,¦뮻¦렁¦①¦²¦½¦１¦（',
  '분의¦2분의 1¦제곱¦루트¦과 ¦와¦또는¦이고¦답은 ¦정답¦입니다¦이에요¦인가¦번¦도¦cm¦m^2¦%¦시간 30분¦이상¦(단, ',
  '소인수분해¦최대공약수¦약수의 개수¦24랑 36¦2x+3=7¦맞아?¦풀어줘¦해 줘¦왜¦알려줘¦은 ¦의 ¦를 ¦그럼 ¦삼각형¦방정식¦ㅋㅋ¦?¦!¦안녕',
  '아님¦일듯¦지¦죠¦요¦나왔어¦같아¦인데¦이니까 ¦그래서 ¦이라고 생각해¦응¦아니¦모르겠어¦왜냐하면 ¦그러면 ',
  String.raw`\(¦\)¦\[¦$¦\¦\text{¦\left¦**¦_¦‘¦🙂¦` + '\u0307¦\u200b¦```',
].flatMap((line) => line.split('¦'))

/** Repeats or cuts a text to a length. */
export const fill = (text: string, length: number): string =>
  text.length >= length
    ? text.slice(0, length)
    : text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** A text of one to four fragments repeated to the length; half of the texts have another ending. */
export function makeText(length: number, random: SeededRandom): string {
  const unit = Array.from({ length: random.integer(1, 4) }, () => random.pick(PIECES)).join('')
  const tail = random.integer(0, 1) === 0 ? '' : random.pick(PIECES)
  return fill(unit, length - tail.length) + tail
}
