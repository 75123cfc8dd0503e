/** E-mail addresses, phone and resident numbers and schools that a learner types: a model is never sent them (security.md 11). */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[이메일]'],
  [/(?<!\d)\d{6}\s*-\s*[1-4]\d{6}(?!\d)/g, '[주민등록번호]'],
  [/(?<!\d)01[016789][\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d)/g, '[전화번호]'],
  [/[가-힣]{1,10}(?:초등학교|중학교|고등학교|여중|여고|남중|남고)(?![가-힣]*\s*수학)/g, '[학교]'],
  [/(?<=(?:내|제)\s?이름은\s?)[가-힣]{2,4}(?=이야|야|이에요|예요|입니다|이고|고|[\s.,!]|$)/g, '[이름]'],
]

export function redactPersonal(text: string): string {
  return PATTERNS.reduce((redacted, [pattern, word]) => redacted.replace(pattern, word), text)
}
