import type { Draft, Reply } from './draft.ts'

const SYMBOLS: readonly (readonly [symbol: RegExp, text: string])[] = [
  [/⊥/, "\\(\\perp\\)은 '수직이다'라고 읽어요. 두 직선이 직각으로 만난다는 뜻이에요."],
  [/∥|\/\//, "\\(\\parallel\\)은 '평행하다'라고 읽어요. 한 평면에서 두 직선이 만나지 않는다는 뜻이에요."],
  [/≡/, "\\(\\equiv\\)는 '합동이다'라고 읽어요. 모양과 크기가 똑같아서 꼭 포개진다는 뜻이에요."],
  [/∠/, "\\(\\angle\\)은 '각'이라고 읽어요. \\(\\angle \\mathrm{ABC}\\)는 꼭짓점이 가운데 글자인 각이에요."],
  [/△/, "\\(\\triangle\\)은 '삼각형'이라고 읽어요."],
  [
    /π|파이(?=\s?(?:기호|이거|어|뭐))/,
    "\\(\\pi\\)는 '파이'라고 읽어요. 원의 둘레를 지름으로 나눈 값, 곧 원주율이에요.",
  ],
  [/≤|<=/, "\\(\\le\\)는 '작거나 같다'라고 읽어요. 이하와 같은 뜻이에요."],
  [/≥|>=/, "\\(\\ge\\)는 '크거나 같다'라고 읽어요. 이상과 같은 뜻이에요."],
  [/≠/, "\\(\\ne\\)는 '같지 않다'라고 읽어요."],
]
const ASKS = /읽|뜻|뭐|머(?:야|임|지)|뭔|무슨|의미|기호|이름/
const LONGEST = 24

/** How a sign is read, and what it means. */
export const replyToSymbol: Reply = ({ turn, text }): Draft | null => {
  if (text.length > LONGEST || !ASKS.test(text) || /\d/.test(text)) return null
  const found = SYMBOLS.filter(([symbol]) => symbol.test(turn.message))
  const [first] = found
  return first && found.length === 1 ? { blocks: [first[1]], question: 'auto' } : null
}
