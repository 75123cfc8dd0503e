/** Korean writing around and inside an answer, rewritten as mathematics. */

const QUESTION = /(?:\?|인가요?|일까요?|인지|맞나요?|맞죠)\s*\??$/
const OPENING = /^(?:제\s*)?(?:정답|답안|해답|답)\s*(?:은|는|:|=|이)?\s*/
const ENDING = /\s*(?:입니다|이에요|이예요|예요|에요|이다|이야|이요|임|요|야|다)?\s*[.!~]*$/
const TAKES_ENDING = /[0-9a-zπ)}\]°%가-힣ㄱ-ㅎ²³]$/i

const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/마이너스\s*/g, '-'],
  [/플러스마이너스\s*/g, '±'],
  [/플러스\s*/g, '+'],
  [/(?:제곱근|루트)\s*/g, '√'],
  [/파이/g, 'π'],
  [/의?\s*세제곱/g, '^3'],
  [/의?\s*제곱/g, '^2'],
  [/\s*곱하기\s*/g, '×'],
  [/\s*나누기\s*/g, '÷'],
  [/\s*더하기\s*/g, '+'],
  [/\s*빼기\s*/g, '-'],
]

const PART = String.raw`-?(?:\d+(?:\.\d+)?)?(?:√\d+)?[a-zπ]?`
const FRACTION = new RegExp(`(${PART})\\s*분의\\s*(-?)(${PART})`, 'gi')
const MIXED = /(\d+)\s*(?:과|와|하고)\s*(\d+\/\d+)/g
const CONJUNCTION = /\s*(?:또는|이거나|거나|그리고|혹은|및|이랑|랑|하고|과|와)\s+|\s*(?:또는|그리고|및)\s*/g

/** Whether the learner asks rather than answers: '12인가?' */
export const asksBack = (text: string): boolean => QUESTION.test(text.trim())

/** The answer without what is said around it: '정답은 3번입니다' is '3번'. */
export const stripSentence = (text: string): string => {
  const opened = text.trim().replace(OPENING, '')
  const bare = opened.replace(ENDING, '')
  if (bare === '' || !TAKES_ENDING.test(bare)) return opened.replace(/[.!~]+$/, '').trim()
  return bare.trim()
}

/** Korean words for operations, fractions and lists, as signs: '2분의 1' is '1/2', '1과 1/2' '1 1/2', '2와 3' '2,3'. */
export const readKoreanMath = (text: string): string => {
  if (!/[가-힣]/.test(text)) return text
  let read = text
  for (const [word, sign] of OPERATIONS) read = read.replace(word, sign)
  read = read.replace(FRACTION, (whole, below: string, sign: string, above: string) =>
    below === '' || above === '' ? whole : `${sign}${above}/${below}`,
  )
  return read.replace(MIXED, '$1 $2').replace(CONJUNCTION, ',')
}
