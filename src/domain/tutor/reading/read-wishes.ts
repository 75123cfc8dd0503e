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

/** 예 at the end, behind a noun, is an example; alone it is yes. */
const AN_EXAMPLE = /[가-힣]\s+예(?:는|를|좀|요)?\s*[?!.]*$/

/** Every kind of wish that the words of a normalized message tell of. */
export const readWishes = (message: string): Set<PhraseKind> => {
  const compact = foldHangul(message.toLowerCase().replace(/[\s!~.,'"]+/g, ''))
  const length = compact.replace(/\?+$/, '').length
  const wishes = new Set<PhraseKind>()
  for (const [kind, phrases] of FOLDED) {
    const limit = SHORT_ONLY.get(kind)
    if (limit !== undefined && length > limit) continue
    const isSaid = LEADING.has(kind)
      ? phrases.some((phrase) => compact.startsWith(phrase))
      : phrases.some((phrase) => compact.includes(phrase))
    if (isSaid) wishes.add(kind)
  }
  if (AN_EXAMPLE.test(message)) wishes.add('example')
  return wishes
}
