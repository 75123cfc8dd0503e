import { foldHangul } from './hangul.ts'
import { phraseSource } from './has-phrase.ts'
import { PHRASES, type PhraseKind } from './phrases.ts'

/** Kinds whose words begin a word of the message: 이게임 holds no 게임, and neither does 대칭축 구하기 hold 축구. */
const WHOLE_WORDS: ReadonlySet<PhraseKind> = new Set(['offTopic', 'example'])
const WORD_START = '(?<![가-힣a-z])(?<!\\d)|(?<=[랑은는을를도와과고])'

function patternOf(kind: PhraseKind): RegExp {
  const phrases = PHRASES[kind].map(phraseSource).join('|')
  if (LEADING.has(kind)) return new RegExp(`^(?:${phrases})`)
  return new RegExp(WHOLE_WORDS.has(kind) ? `(?:${WORD_START})(?:${phrases})` : phrases)
}

/** Kinds that only count when a message says little else. */
const SHORT_ONLY: ReadonlyMap<PhraseKind, number> = new Map([
  ['greeting', 12],
  ['thanks', 16],
  ['bye', 14],
  ['agreement', 8],
  ['disagreement', 6],
])
/** Kinds that count only at the beginning: 네 is yes, 그런데 is not. */
const LEADING: ReadonlySet<PhraseKind> = new Set(['agreement', 'disagreement', 'greeting', 'bye'])

const PATTERNS = (Object.keys(PHRASES) as PhraseKind[]).map((kind) => [kind, patternOf(kind)] as const)

/** 외 sounds like 왜 but is no question: 외각, 외접, 외우다. */
const LIKE_WHY = /제외|외(?=각|접|심|항|부|우|워|운)/g
const OF_WHY: ReadonlySet<PhraseKind> = new Set(['why', 'usefulness'])

/** 예 at the end, behind a noun, is an example; alone it is yes. */
const AN_EXAMPLE = /[가-힣]\s+예(?:는|를|좀|요)?\s*[?!.]*$/

/** 네 and 예 are yes as words of their own, not in 네모 and 예각. */
const PART_OF_WORD = /^(?:네|에|노|응|웅|와|넵|굿)(?!(?:요|에|엥)?(?![가-힣]))/

/** 애들 sounds like 예들, but asks for no example. */
const CHILDREN = /[애얘]들/g

/** Verbs that end like 내다, to set a task: 식으로 나타내 줘. */
const WITH_GIVE = /(나타|보|꺼|끝|지|알아|찾아)내/g

/** Every kind of wish that the words of a normalized message tell of. */
export function readWishes(message: string): Set<PhraseKind> {
  const plain = message
    .toLowerCase()
    .replace(CHILDREN, '아이들')
    .replace(WITH_GIVE, '$1')
    .replace(/[\s!~.,'"]+/g, ' ')
    .trim()
  const text = foldHangul(plain)
  const textOfWhy = foldHangul(plain.replace(LIKE_WHY, ''))
  const length = text.replace(/ |\?+$/g, '').length
  const wishes = new Set<PhraseKind>()
  for (const [kind, pattern] of PATTERNS) {
    const limit = SHORT_ONLY.get(kind)
    if (limit !== undefined && length > limit) continue
    if (LEADING.has(kind) && PART_OF_WORD.test(text)) continue
    if (pattern.test(OF_WHY.has(kind) ? textOfWhy : text)) wishes.add(kind)
  }
  if (AN_EXAMPLE.test(message)) wishes.add('example')
  if (wishes.has('example') && !/^(?:응|웅|네|넵)/.test(message)) wishes.delete('agreement')
  return wishes
}
