import { foldHangul } from '../reading/hangul.ts'
import { rememberText } from '../reading/remember-text.ts'
import { isParticle, listWords, wordStems } from '../reading/word-stems.ts'

/** Words that are in every question and tell nothing of its subject. */
const IDLE_WORDS = new Set(
  `뭐 왜 어떻게 그럼 그러면 그런데 근데 있어 있나 있는 있지 있을까 없어 없나 이거 그거
  저거 이게 그게 이건 그건 진짜 정말 혹시 설명 알려 알려줘 해줘 해주세요 해봐 말해 말해줘
  말해봐 가르쳐 가르쳐줘 보여줘 수 것 거 때 좀 나 너 다 더 안 못 그
  이 저 하나 무슨 어떤 경우 되는 되나 하는 하면 같은 우리 오늘 내일 많아 많이
  많은 아주 모두 전부 항상 언제나 처럼 그냥 이제 먼저 다시 계속 뭐야 뭐예요 뭐에요 뭔데
  뭔지 뭐임 뭐지 뭔가 머야 머임 먼지 먼데 모야 뭐라고 무엇 무엇인가요 뜻 뜻이 의미 정의
  개념 대해 대해서 관해 궁금 궁금해 이란 라는 라는게 모르겠 모르겠어 모르겠어요 모르겠는데 모르겟어 몰라 헷갈려
  헷갈리 어려워 쉽게 자세히 간단히 해요 해 돼 되 돼요 되요 하기 하자 하고 둘다 둘
  중 중에 가운데 이야 예요 이에요 맞아 맞나 맞지 아니 아니야 응 네 예 선생님 셈샘 배워 배우는 배워요 어디서 어디 단원`
    .split(/\s+/)
    .map(foldHangul),
)

/** The first two syllables of a longer word match its other endings: 나누면 meets 나누어. */
function withBeginning(stems: string[]): string[] {
  const [word = ''] = stems
  return /^[가-힣]{3,}$/.test(word) && !stems.includes(word.slice(0, 2))
    ? [...stems, word.slice(0, 2)]
    : stems
}

/** Verbs that change their beginning: 커져 meets 커지면 and 크다, 빼면 meets 뺀, 더해 meets 더하기. */
const VERBS: readonly RegExp[] = [
  /^같(?![은이])/,
  /^(?:커|큰|클|크(?!기))/,
  /^[빼뺀뺄뺐]/,
  /^나[누눠눌눈]/,
  /^바[꾸꿔꾼꿀뀌뀐]/,
  /^[쓰써쓴쓸]/,
  /^[고골](?:르|라|른|랐)/,
  /^작(?!도)/,
  /^더[하해할한함했]/,
  /^곱(?!셈)/,
  /^만[나난날]/,
]
function verbOf(word: string): string[] {
  const verb = VERBS.findIndex((one) => one.test(word))
  return verb < 0 ? [] : [`verb${verb}`]
}

const MARKUP = /\\[a-z]+|\*\*/gi

/** A question's words are held against every passage; those further in are not read, so that a long message costs little more than a short one. */
const MOST_WORDS = 60
const NOUN_OF_ONE =
  /^총?([가-힣])(?:은|는|이|가|을|를|의|과|와|도|만|에|로|인|야|예요|이야|인가|이지|이지만|이면|이랑|보다|에서|으로)$/

/** Forms of a word that a search by stems misses: the root of a verb, and a noun of one syllable without its particle (합 of 합이). */
function shapesOf(word: string): string[] {
  const noun = NOUN_OF_ONE.exec(word)?.[1]
  return [...verbOf(word), ...(noun === undefined ? [] : [foldHangul(noun)])]
}

const shapes = rememberText((word: string): readonly string[] =>
  [...withBeginning(wordStems(foldHangul(word))), ...shapesOf(word)].filter(
    (stem, index) => stem.length > 1 || index > 0 || /\d/.test(stem),
  ),
)

/** The words of a question that tell of its subject, in order. */
export const listContentWords = rememberText((question: string): readonly string[] =>
  listWords(question)
    .slice(0, MOST_WORDS)
    .filter((word) => {
      const all = shapes(word)
      return !isParticle(word) && all.length > 0 && !all.some((shape) => IDLE_WORDS.has(shape))
    }),
)

/** All words of a text in all their shapes. */
const listHeld = rememberText((text: string): ReadonlySet<string> => {
  const earlierText = listWords(text.replace(MARKUP, ' '))
  return new Set([...earlierText.map(foldHangul), ...earlierText.flatMap(shapes)])
})

const listContentShapes = rememberText((question) =>
  listContentWords(question).map((word) => ({ word, all: shapes(word) })),
)

/** How much of what a question asks is in a text, 0 to 1: its words by any of their shapes; every number of it must be there. */
export function coverage(question: string, text: string): number {
  const held = listHeld(text)
  const words = listContentShapes(question)
  if (words.some(({ word }) => /^\d/.test(word) && !held.has(word))) return 0
  const found = words.filter(({ all }) => all.some((shape) => held.has(shape)))
  return words.length === 0 ? 0 : found.length / words.length
}
