/** Words that exclude one another: what is true of one is not said of another. */
const CONTRASTS: readonly (readonly RegExp[])[] = [
  [
    /더하|더한|더해|합[은이을의]|합하|덧셈|[+]/,
    /빼|뺀|뺄|차[는가를]\s/,
    /(?<!제)곱/,
    /나누|나눈|나눠|나눗|몫|[÷]/,
  ],
  [/양수|플러스|양의/, /음수|마이너스|음의/],
  [/홀수/, /짝수/],
  [/최대\s?공약/, /최소\s?공배/],
  [/내각|안쪽/, /외각|바깥/],
  [/동위각/, /엇각/, /맞꼭지각/],
  [/x\s?축/i, /y\s?축/i, /원점/],
  [/x\s?좌표/i, /y\s?좌표/i],
  [/정비례/, /반비례/],
  [/겉넓이/, /(?<!겉|밑)넓이/, /부피/, /둘레|호의?\s?길이/],
  [/평균/, /중앙값/, /최빈값/],
  [/기둥/, /뿔(?!\s?대)/, /뿔\s?대/],
  [/이상/, /이하/, /초과/, /미만/],
  [/항등식/, /(?<!연립)방정식/],
  [/계수/, /상수항/, /차수/],
  [/꼬인/, /평행/, /수직/],
  [/반직선/, /선분/],
  [/(?<!(?:중|가운데)\s?)하나|한\s?개/, /여러|두\s?개|둘/],
  [/SAS/i, /ASA/i, /SSS/i, /SSA|ASS/i, /AAA/i],
  [/예각/, /둔각/, /직각/],
  [/크[다지]|커[지져질]|큰|늘/, /작[다지아은]|줄/],
]

/** By their place, which words of each contrast a text has: one bit a word. */
export type Contrasts = readonly number[]

export function readContrasts(text: string): Contrasts {
  return CONTRASTS.map((words) =>
    words.reduce((bits, word, at) => (word.test(text) ? bits | (1 << at) : bits), 0),
  )
}

/** Whether one text has a word of a contrast and the other only words that exclude it. */
export function isContrary(said: Contrasts, stored: Contrasts): boolean {
  return said.some((words, at) => {
    const others = stored[at] ?? 0
    return words !== 0 && others !== 0 && (words & others) === 0
  })
}

/** Equal for texts that have the same words of every contrast. */
export function nameContrasts(contrasts: Contrasts): string {
  return contrasts.join()
}
