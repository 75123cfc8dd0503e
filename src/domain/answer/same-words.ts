import { sinoNumber } from '../korean/sino-number.ts'

const STEM = /(없|있|같|맞|옳|아니|크|작|많)(?:습니다|어요|아요|에요|다|음|어|아|ㅂ니다)$/
/** 평행하다, 볼록해요, 정비례한다 by their nouns. */
const DOING = /(?:가있|하|한|합니|해|함)(?:다|요)?$/
/** 해가 없다, 해는 없다, 해 없음. */
const SUBJECT = /(?<=^(?:해|근|답))[가는이은](?=없|있|많|무수)/
const POLITE_END = /(?:입니다|이에요|예요|에요|이다|임)$/
const LEADING = /^(?:제(?=[일이삼사\d])|(?:(?:꼭[짓지])?점|기호)(?=[a-z]))/
/** 8각형, 정12면체: the number of a figure's name. */
const COUNT_IN_NAME = /(?<!\d)[1-9]\d?(?=각|면체)/g

function wordStem(text: string): string {
  return text
    .replace(/[\s'"“”‘’{}]+|\.$/g, '')
    .toLowerCase()
    .replace(/[*×·]/g, 'x')
    .replace(LEADING, '')
    .replace(COUNT_IN_NAME, (digits) => sinoNumber(Number(digits)))
    .replace(SUBJECT, '')
    .replace(/^해(?=무수히)/, '')
    .replace(STEM, '$1')
    .replace(DOING, '')
    .replace(/관계$/, '')
    .replace(POLITE_END, '')
}

/** Whether two answers in words differ in space, case, quotes, polite endings and the digits of a figure’s name alone. */
export function sameWords(first: string, second: string): boolean {
  const stem = wordStem(first)
  return stem !== '' && stem === wordStem(second)
}
