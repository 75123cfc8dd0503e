const STEM = /(없|있|같|맞|옳|아니|크|작)(?:습니다|어요|아요|에요|다|음|어|아|ㅂ니다)$/
const POLITE_END = /(?:입니다|이에요|예요|에요|이다|임)$/
const LEADING = /^(?:제(?=[일이삼사\d])|점(?=[a-z]))/

const wordStem = (text: string): string =>
  text
    .replace(/[\s'"“”‘’{}]+|\.$/g, '')
    .toLowerCase()
    .replace(/[*×·]/g, 'x')
    .replace(LEADING, '')
    .replace(STEM, '$1')
    .replace(POLITE_END, '')

/** Whether two answers in words differ in space, case, quotes and polite endings alone. */
export const sameWords = (first: string, second: string): boolean => {
  const stem = wordStem(first)
  return stem !== '' && stem === wordStem(second)
}
