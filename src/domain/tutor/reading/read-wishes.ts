import { foldHangul } from './hangul.ts'
import { PHRASES, type PhraseKind } from './phrases.ts'

const FOLDED = Object.entries(PHRASES).map(
  ([kind, phrases]) => [kind as PhraseKind, phrases.map((phrase) => foldHangul(phrase))] as const,
)

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

/** 외 sounds like 왜 and asks nothing: 외각, 외접, 외우다. */
const LIKE_WHY = /제외|외(?=각|접|심|항|부|우|워|운)/g
const OF_WHY: ReadonlySet<PhraseKind> = new Set(['why', 'usefulness'])

/** 예 at the end, behind a noun, is an example; alone it is yes. */
const AN_EXAMPLE = /[가-힣]\s+예(?:는|를|좀|요)?\s*[?!.]*$/

/** 네 and 예 are yes as words of their own, not in 네모 and 예각. */
const startsWord = (message: string, phrase: string): boolean =>
  phrase.length > 1 ||
  new RegExp(`^${phrase}(?:요|에|엥)?(?![가-힣])`).test(foldHangul(message.replace(/^[\s!~.,'"]+/, '')))

/** Every kind of wish that the words of a normalized message tell of. */
export const readWishes = (message: string): Set<PhraseKind> => {
  const joined = message.toLowerCase().replace(/[\s!~.,'"]+/g, '')
  const compact = foldHangul(joined)
  const compactOfWhy = foldHangul(joined.replace(LIKE_WHY, ''))
  const length = compact.replace(/\?+$/, '').length
  const wishes = new Set<PhraseKind>()
  for (const [kind, phrases] of FOLDED) {
    const limit = SHORT_ONLY.get(kind)
    if (limit !== undefined && length > limit) continue
    const isSaid = LEADING.has(kind)
      ? phrases.some((phrase) => compact.startsWith(phrase) && startsWord(message, phrase))
      : phrases.some((phrase) => (OF_WHY.has(kind) ? compactOfWhy : compact).includes(phrase))
    if (isSaid) wishes.add(kind)
  }
  if (AN_EXAMPLE.test(message)) wishes.add('example')
  if (wishes.has('example') && !/^(?:응|웅|네|넵)/.test(message)) wishes.delete('agreement')
  return wishes
}
