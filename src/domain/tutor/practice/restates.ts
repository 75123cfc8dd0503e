import { nameContrasts, readContrasts } from '../bank/contrasts.ts'
import { coverage, listContentWords } from '../explanation/coverage.ts'
import { listWords } from '../reading/word-stems.ts'

/** Each is in both texts or in neither: what they say is the same only then. */
const SIGNS: readonly RegExp[] = [
  /다[르른름]|달라/,
  /같/,
  /있/,
  /없|못|않|아[니닌님]|(?:^|\s)안\s?/,
  /항상|언제나|무조건|반드시|모든|모두|전부|늘\s|다\s/,
  /만(?=\s|이|을|은|[요이]?네|$)|뿐|밖에|오직/,
  /만|보다/,
  /면|때|경우|끼리/,
  /바[뀌뀐꾸꿔]/,
]
/** A statement that describes a mistake. */
const MISTAKEN = /라는|라고|하기\*|착각|헷갈|말은|틀[려린렸]|실수|생각/
/** How many of the statement's words the message needs: a left-out condition makes another statement of it. */
const MOST_LEFT_OUT = 0.5

const COUNTS = { 두: '2', 세: '3', 네: '4', 다섯: '5', 여섯: '6' } as const
/** The size of an angle is called the angle, too; 한 of one thing is mostly no number. */
const IDLE = /의?\s?크기(?=[가이는은도을를의])|(?<=^|\s)한\s(?=[가-힣])/g

function write(text: string): string {
  return text
    .replace(IDLE, '')
    .replace(
      /(?<![가-힣])(두|세|네|다섯|여섯)\s?(?=[가-힣])/g,
      (_, word: keyof typeof COUNTS) => `${COUNTS[word]} `,
    )
}

function numbersOf(text: string): string {
  return (text.match(/\d+|[-+^/×÷=<>]/g) ?? []).join(' ')
}

function hasWords(message: readonly string[], statement: readonly string[]): boolean {
  let from = 0
  return message.every((word) => {
    const at = statement.findIndex((other, index) => index >= from && coverage(word, other) === 1)
    from = at + 1
    return at >= 0
  })
}

/** Whether a message says what a statement says, in its words and their order. Strict: a text that only seems to say it does not. */
export function restates(typed: string, stated: string): boolean {
  const [message, statement] = [write(typed), write(stated)]
  const isAlike =
    !MISTAKEN.test(statement) &&
    numbersOf(message) === numbersOf(statement) &&
    SIGNS.every((sign) => sign.test(message) === sign.test(statement))
  if (!isAlike) return false
  const words = listContentWords(message)
  return (
    words.length >= 2 &&
    nameContrasts(readContrasts(message)) === nameContrasts(readContrasts(statement)) &&
    coverage(statement, message) >= 1 - MOST_LEFT_OUT &&
    hasWords(words, listWords(statement))
  )
}
