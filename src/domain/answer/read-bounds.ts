const BOUND =
  /^(?:([a-zA-Z])\s*[은는이가=]?\s*)?([^\s가-힣<>=≤≥]+)\s*(이상|이하|초과|미만|보다\s*크거나\s*같다|보다\s*작거나\s*같다|보다\s*크다|보다\s*작다)$/
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['이상', '≥'],
  ['이하', '≤'],
  ['초과', '>'],
  ['미만', '<'],
  ['보다크거나같다', '≥'],
  ['보다작거나같다', '≤'],
  ['보다크다', '>'],
  ['보다작다', '<'],
])

/** 'x는 3 이상' as x≥3; without its letter, '3 이상' takes the one given. Null for anything else. */
export function readBound(text: string, letter: string): string | null {
  const [, named, value = '', word = ''] = BOUND.exec(text.trim()) ?? []
  const sign = SIGNS.get(word.replace(/\s+/g, ''))
  return sign ? `${named ?? letter}${sign}${value}` : null
}
