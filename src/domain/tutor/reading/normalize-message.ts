import { rememberShortText } from './remember-text.ts'
import { writeMathematics } from './write-mathematics.ts'

const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((digit, index) => [digit, `${index}`]),
)

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
  ['ㄱㅅㄱㅅ', '고마워'],
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

function fullWidth(character: string): string {
  return String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0)
}

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

/**
 * A learner's message in one spelling: composed Hangul, half-width signs, `^` for superscripts, mathematics said in words as signs,
 * slang of initial letters (ㅁㄹ, ㅇㅇ) written out, laughter and crying gone. Lines stay lines.
 */
export const normalizeMessage = rememberShortText((message: string): string => {
  const text = message
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[！-～]/g, fullWidth)
    .replace(/\u3000/g, ' ')
    .replace(/[−–—]/g, '-')
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (digits) => `^${Array.from(digits, (digit) => SUPERSCRIPTS.get(digit) ?? '').join('')}`,
    )
    // A => 216: an arrow before the value that is said.
    .replace(/^([^=]*\d)\s*(?:=+>|-+>|→)\s*(-?[\d./]+)(?=\s*(?:[?!가-힣]|$))/, '$1 = $2')
    .replace(/(?<=[\d=(]|^)ㅡ(?=[\d(a-z])/gi, '-')
    .replace(/[ㅋㅎㅠㅜㅡ]{2,}|(?<![ㄱ-ㅎ])[ㅋㅎㅠㅜ](?![가-힣ㄱ-ㅎ])/g, ' ')
    .replace(/~+|\^\^|;{2,}|\.{2,}|…/g, ' ')
    .replace(/(?<=\S[은는면도만데에])[욤염여](?=\s*[?!.]*\s*$)/, '요')
  const whole = WHOLE_SLANG.get(text.trim())
  if (whole !== undefined) return whole
  return writeMathematics(
    text
      .replace(/(?<![가-힣ㄱ-ㅎ])[ㄱ-ㅎ]{2,4}(?![가-힣ㄱ-ㅎ])/g, (run) => SLANG.get(run) ?? run)
      .replace(/ㄳ+/g, '고마워')
      .replace(/[ \t]+/g, ' ')
      .trim(),
  )
})
