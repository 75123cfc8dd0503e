const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((digit, index) => [digit, `${index}`]),
)
const POWER_COUNTS: ReadonlyMap<string, string> = new Map([
  ['세', '3'],
  ['네', '4'],
  ['다섯', '5'],
  ['여섯', '6'],
])

/** Slang of initial letters, as whole words. */
const SLANG: ReadonlyMap<string, string> = new Map([
  ['ㅁㄹ', '모르겠어'],
  ['ㅁㄹㄱㄷ', '모르겠어'],
  ['ㄹㅇ', '정말'],
  ['ㅇㅇ', '응'],
  ['ㅇㅋ', '알겠어'],
  ['ㅇㅎ', '아하'],
  ['ㄴㄴ', '아니'],
  ['ㄱㅅ', '고마워'],
  ['ㅎㅇ', '안녕'],
  ['ㅂㅂ', '잘 가'],
  ['ㅂㅇ', '잘 가'],
  ['ㄱㄱ', '시작하자'],
  ['ㅈㅅ', '미안해'],
  ['ㅊㅋ', '축하해'],
  ['ㅇㅈ', '인정'],
  ['ㅁㅇ', '뭐야'],
  ['ㅁㅇㅁㅇ', '뭐야'],
  ['ㅈㄱㄴ', '제목이 내용'],
])

const fullWidth = (character: string): string =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0)

/** Slang of one letter, where it is the whole message: else it may name an option (ㄱ, ㄴ). */
const WHOLE_SLANG: ReadonlyMap<string, string> = new Map([
  ['ㅇ', '응'],
  ['ㄴ', '아니'],
  ['ㄱ', '시작하자'],
  ['응?', '무슨 말인지 모르겠어'],
  ['엥', '무슨 말인지 모르겠어'],
  ['엥?', '무슨 말인지 모르겠어'],
  ['뭐?', '무슨 말인지 모르겠어'],
  ['?', '모르겠어'],
  ['??', '모르겠어'],
  ['???', '모르겠어'],
])

/** Words for operations between numbers: `3 더하기 4` is 3+4. */
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/([\d)a-z])\s*(?:더하기|플러스)\s*(?=[\d(a-z-])/gi, '$1+'],
  [/([\d)a-z])\s*(?:빼기|마이너스)\s*(?=[\d(a-z-])/gi, '$1-'],
  [/([\d)a-z])\s*(?:곱하기)\s*(?=[\d(a-z-])/gi, '$1×'],
  [/([\d)a-z])\s*(?:나누기)\s*(?=[\d(a-z-])/gi, '$1÷'],
  [/([\d)a-z])\s*(?:은|는)?\s*이퀄\s*/gi, '$1='],
  [/마이너스\s*(?=\d)/g, '-'],
  [/(\d+)\s*의\s*(세|네|다섯|여섯|\d+)\s*제곱(?!근)/g, '$1^$2'],
  [/(\d+)\s*의?\s*제곱(?!근)/g, '$1^2'],
  [/([a-z])\s*제곱/gi, '$1^2'],
]

/**
 * A learner's message in one spelling: composed Hangul, half-width signs, `^` for superscripts, operations named in words as signs,
 * slang of initial letters (ㅁㄹ, ㅇㅇ) written out, laughter and crying gone. Lines stay lines.
 */
export const normalizeMessage = (message: string): string => {
  let text = message
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[！-～]/g, fullWidth)
    .replace(/\u3000/g, ' ')
    .replace(/[−–—]/g, '-')
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (digits) => `^${Array.from(digits, (digit) => SUPERSCRIPTS.get(digit) ?? '').join('')}`,
    )
    .replace(/(?<=[\d=(]|^)ㅡ(?=[\d(a-z])/gi, '-')
    .replace(/[ㅋㅎㅠㅜㅡ]{2,}|(?<![ㄱ-ㅎ])[ㅋㅎㅠㅜ](?![가-힣ㄱ-ㅎ])/g, ' ')
    .replace(/~+|\^\^|;{2,}|\.{3,}|…/g, ' ')
  for (const [pattern, sign] of OPERATIONS) text = text.replace(pattern, sign)
  text = text.replace(/\^(세|네|다섯|여섯)/g, (_, count: string) => `^${POWER_COUNTS.get(count) ?? count}`)
  const whole = WHOLE_SLANG.get(text.trim())
  if (whole !== undefined) return whole
  return text
    .replace(/(?<![가-힣ㄱ-ㅎ])[ㄱ-ㅎ]{2,4}(?![가-힣ㄱ-ㅎ])/g, (run) => SLANG.get(run) ?? run)
    .replace(/[ \t]+/g, ' ')
    .trim()
}
