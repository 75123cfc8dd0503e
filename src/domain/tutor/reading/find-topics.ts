import { editDistance, foldHangul, toJamo } from './hangul.ts'
import { DECOYS, type Name } from './vocabulary.ts'
import { wordStems } from './word-stems.ts'

export interface Topic {
  name: Name
  /** Where it stands in the message. */
  at: number
}

const compact = (text: string): string => foldHangul(text.toLowerCase().replace(/\s+/g, ''))

/** Jamo edits forgiven: none for two syllables (소수 and 홀수 are two words), one for three or four, two for longer names. */
const typosAllowed = (name: string): number => (name.length < 3 ? 0 : name.length < 5 ? 1 : 2)

interface Word {
  text: string
  at: number
}

const listEojeols = (message: string): Word[] =>
  [...message.matchAll(/[가-힣a-z]+/gi)].map((match) => ({
    text: foldHangul(match[0].toLowerCase()),
    at: match.index,
  }))

/** Neighbours joined too, since learners write 소인수 분해 for 소인수분해. */
const withPairs = (words: readonly Word[]): Word[] => [
  ...words,
  ...words.flatMap((word, index) => {
    const next = words[index + 1]
    return next ? [{ text: word.text + next.text, at: word.at }] : []
  }),
]

const findExact = (words: readonly Word[], names: readonly Name[]): { topic: Topic; length: number }[] => {
  const found: { topic: Topic; length: number }[] = []
  for (const name of names) {
    const wanted = compact(name.name)
    for (const word of words) {
      const at = word.text.indexOf(wanted)
      const isWhole = wordStems(word.text).includes(wanted) || word.text === wanted
      const isInside = at >= 0 && wanted.length >= 3
      const starts =
        at === 0 && wanted.length === 2 && !DECOYS.some((decoy) => word.text.startsWith(compact(decoy)))
      if (isWhole || isInside || starts) {
        found.push({ topic: { name, at: word.at + Math.max(at, 0) }, length: wanted.length })
        break
      }
    }
  }
  return found
}

const findAlike = (words: readonly Word[], names: readonly Name[]): Topic[] => {
  const found: { topic: Topic; distance: number }[] = []
  for (const word of words) {
    const stems = wordStems(word.text).filter((stem) => stem.length >= 3)
    for (const name of names) {
      const limit = typosAllowed(name.name)
      if (limit === 0) continue
      const wanted = toJamo(compact(name.name))
      for (const stem of stems) {
        const distance = editDistance(toJamo(stem), wanted, limit)
        if (distance <= limit) found.push({ topic: { name, at: word.at }, distance })
      }
    }
  }
  return found.sort((first, second) => first.distance - second.distance).map(({ topic }) => topic)
}

/**
 * The names a message speaks of, in the order they stand there. Particles, joined and split words and slips of the finger are
 * survived; a name inside a longer one that is found too (약수 in 공약수) does not count.
 */
export const findTopics = (message: string, names: readonly Name[]): Topic[] => {
  const words = withPairs(listEojeols(message))
  const exact = findExact(words, names).sort((first, second) => second.length - first.length)
  const kept: { topic: Topic; length: number }[] = []
  for (const one of exact) {
    const wanted = compact(one.topic.name.name)
    const isInside = kept.some(
      ({ topic, length }) =>
        length > one.length &&
        compact(topic.name.name).includes(wanted) &&
        !standsAlone(words, wanted, topic.name),
    )
    const isSame = kept.some(({ topic }) => topic.at === one.topic.at || compact(topic.name.name) === wanted)
    if (!isInside && !isSame) kept.push(one)
  }
  const topics = kept.map(({ topic }) => topic)
  if (topics.length === 0) {
    const [best] = findAlike(words, names)
    if (best) topics.push(best)
  }
  return topics.sort((first, second) => first.at - second.at)
}

/** Whether a short name is a word of its own beside the longer one that holds it. */
const standsAlone = (words: readonly Word[], wanted: string, longer: Name): boolean =>
  words.some(({ text }) => !text.includes(compact(longer.name)) && wordStems(text).includes(wanted))
