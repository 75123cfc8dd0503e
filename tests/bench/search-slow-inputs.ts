import { makeSeededRandom, type SeededRandom } from '#domain/items/seeded-random.ts'
import { processorTimeMs } from '#tests/support/processor-time.ts'

const UNIT_CHARACTERS = 300
const WARM_UP = 60
const SEED = 20_261_122

/** How many texts are kept of a round, and how many rounds there are: a checker takes far more than a tutor in the same time. */
export interface Effort {
  survivors: number
  rounds: number
}

/** What messages and answers are made of, whole and torn. */
const PIECES = [
  String.raw`1\frac¦１\frac¦1\frac{¦\frac{1}{¦1 1/¦\sqrt{¦√¦√(¦(¦)¦{¦}¦[¦|¦|1+|¦^¦^{¦2^¦^999¦^-9¦(x+1)^9¦(x+y)^9`,
  '1/7^99¦3^999¦x^99¦√999999937¦0.123456(789)¦0.1\u03072\u0307¦1¦0¦9999999999¦1.5¦.¦...¦,¦, ¦&¦;¦\n¦ ¦  ¦:',
  '=¦<¦≤¦>¦≠¦±¦+¦-¦*¦/¦÷¦x¦y¦xy¦X¦abc¦π¦x=¦x=1,¦(1,2),¦x<1<¦3:4:¦1,000,¦ㅌ¦ㅛ¦ㅌ=1,¦뮻¦렁¦①¦²¦½¦１¦（',
  '분의¦2분의 1¦제곱¦루트¦과 ¦와¦또는¦이고¦답은 ¦정답¦입니다¦이에요¦인가¦번¦도¦cm¦m^2¦%¦시간 30분¦이상¦(단, ',
  '소인수분해¦최대공약수¦약수의 개수¦24랑 36¦2x+3=7¦맞아?¦풀어줘¦해 줘¦왜¦알려줘¦은 ¦의 ¦를 ¦그럼 ¦삼각형¦방정식¦ㅋㅋ¦?¦!¦안녕',
  '아님¦일듯¦지¦죠¦요¦나왔어¦같아¦인데¦이니까 ¦그래서 ¦이라고 생각해¦응¦아니¦모르겠어¦왜냐하면 ¦그러면 ',
  String.raw`\(¦\)¦\[¦$¦\¦\text{¦\left¦**¦_¦‘¦🙂¦` + '\u0307¦\u200b¦```',
].flatMap((line) => line.split('¦'))

const fill = (text: string, length: number): string =>
  text.length >= length
    ? text.slice(0, length)
    : text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** A text of one to four pieces that is repeated to the length, half of them with a tail of their own. */
function makeText(length: number, random: SeededRandom): string {
  const unit = Array.from({ length: random.integer(1, 4) }, () => random.pick(PIECES)).join('')
  const tail = random.integer(0, 1) === 0 ? '' : random.pick(PIECES)
  return fill(unit, length - tail.length) + tail
}

function mutate(text: string, length: number, random: SeededRandom): string {
  const at = random.integer(0, text.length)
  const to = Math.min(text.length, at + random.integer(1, 24))
  switch (random.integer(0, 5)) {
    case 0:
      return fill(text.slice(0, at) + random.pick(PIECES) + text.slice(at), length)
    case 1:
      return fill(text.slice(0, at) + text.slice(to), length)
    case 2:
      return fill(
        text.slice(0, at) + text.slice(at, to).repeat(random.integer(2, 12)) + text.slice(to),
        length,
      )
    case 3:
      return fill(text.slice(at, to) + random.pick(PIECES), length)
    case 4:
      return text.slice(0, at) + random.pick(PIECES) + text.slice(at, length - 8)
    default:
      return fill(text.slice(at) + text.slice(0, at), length)
  }
}

export interface Slow {
  text: string
  ms: number
}

/** Milliseconds for each 300 characters, the best of several runs where the first looks slow. */
function measure(text: string, run: (text: string) => void, worst: number): number {
  const scale = Math.max(1, text.length / UNIT_CHARACTERS)
  let best = processorTimeMs(() => run(text)) / scale
  for (let attempt = 0; attempt < 4 && best > worst; attempt += 1)
    best = Math.min(best, processorTimeMs(() => run(text)) / scale)
  return best
}

/** The slowest text that selection and mutation find. */
export function searchSlowest(
  run: (text: string) => void,
  lengths: readonly number[],
  { survivors, rounds }: Effort,
): Slow {
  const random = makeSeededRandom(SEED)
  // What the engine has not compiled yet is slow for a reason of its own.
  for (let call = 0; call < WARM_UP; call += 1) run(makeText(UNIT_CHARACTERS, random))
  let slowest: Slow = { text: '', ms: 0 }
  for (const length of lengths) {
    const weigh = (text: string): Slow => ({ text, ms: measure(text, run, slowest.ms) })
    let kept = Array.from({ length: survivors * 12 }, () => weigh(makeText(length, random)))
    for (let round = 0; round < rounds; round += 1) {
      kept = kept.toSorted((a, b) => b.ms - a.ms).slice(0, survivors)
      if (kept[0] && kept[0].ms > slowest.ms) slowest = kept[0]
      const children = kept.flatMap(({ text }) => [
        mutate(text, length, random),
        mutate(text, length, random),
      ])
      kept = [...kept, ...[...children, makeText(length, random)].map(weigh)]
    }
  }
  return slowest
}
