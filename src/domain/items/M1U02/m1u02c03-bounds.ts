/** One side of a range in words and with a sign of inequality. */
export interface Bound {
  word: string
  /** The end of a sentence about `x`, with the number set in. */
  say: (limit: string) => string
  /** The same as the first part of a longer sentence. */
  sayAnd: (limit: string) => string
  sign: '<' | '>' | '\\le' | '\\ge'
  isUpper: boolean
  isClosed: boolean
  meaning: string
}

function bound(
  word: string,
  sign: Bound['sign'],
  say: Bound['say'],
  sayAnd: Bound['sayAnd'],
  meaning: string,
): Bound {
  return {
    word,
    sign,
    say,
    sayAnd,
    isUpper: sign === '<' || sign === '\\le',
    isClosed: sign === '\\le' || sign === '\\ge',
    meaning,
  }
}

function endsLow(word: string, sign: Bound['sign'], meaning: string): Bound {
  return bound(
    word,
    sign,
    (limit) => `${limit} ${word}이다`,
    (limit) => `${limit} ${word}이고`,
    meaning,
  )
}

function endsIn(stem: string, sign: Bound['sign'], meaning: string): Bound {
  return bound(
    `보다 ${stem}다`,
    sign,
    (limit) => `${limit}보다 ${stem}다`,
    (limit) => `${limit}보다 ${stem}고`,
    meaning,
  )
}

/** Every way that school books say one side of a range. */
export const BOUNDS: readonly Bound[] = [
  endsLow('이상', '\\ge', '크거나 같다'),
  endsLow('이하', '\\le', '작거나 같다'),
  endsLow('초과', '>', '크다'),
  endsLow('미만', '<', '작다'),
  endsIn('작지 않', '\\ge', '크거나 같다'),
  endsIn('크지 않', '\\le', '작거나 같다'),
]

export const BARE_BOUNDS: readonly Bound[] = [...BOUNDS, endsIn('크', '>', '크다'), endsIn('작', '<', '작다')]
