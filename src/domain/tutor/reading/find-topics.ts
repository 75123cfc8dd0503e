import { editDistance, foldHangul, toJamo } from './hangul.ts'
import { rememberText } from './remember-text.ts'
import { DECOYS, type Name } from './vocabulary.ts'
import { isParticle, wordStems } from './word-stems.ts'

interface Topic {
  name: Name
  /** Its position in the message. */
  at: number
}

interface Word {
  text: string
  at: number
  stems: ReadonlySet<string>
  /** Where the second of two separate words begins; 0 in a single word. */
  joint?: number
}

/** Names further in are not looked for, so that a long message costs no more than a short one. */
const MOST_READ = 400
const MOST_WORDS_GUESSED = 24

const FOLDED_DECOYS = DECOYS.map(foldHangul)

/** Names are as many as the curriculum has, the same in every turn. */
const compact = rememberText((text: string): string => foldHangul(text.toLowerCase().replace(/\s+/g, '')))
const jamoOf = rememberText(toJamo)

/** Jamo edits forgiven: none for two syllables (소수 and 홀수 are two words), one for three or four, two for longer names. */
function typosAllowed(length: number): number {
  return length < 3 ? 0 : length < 5 ? 1 : 2
}

function toWord(text: string, at: number): Word {
  return { text, at, stems: new Set(wordStems(text)) }
}

/** A word: with the number before a counted one (3000원, 6각형), and with both parts of a verb that is split by a space (구 하는). */
const NAMED_WORD =
  /\d(?:원|호|면|변|각|구|현|항)[가-힣]*|(?<![가-힣])[구변] [하할해한함했][가-힣]*|[가-힣a-z]+/gi

/** Each word at its first position: names are looked for in every word. */
function distinct(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word>()
  for (const word of words) if (!seen.has(word.text)) seen.set(word.text, word)
  return [...seen.values()]
}

/** How many there are: it sounds like a name (계수). */
const COUNT = /^[개갯]수/
/** Words that no name begins with: 왜 직사각형 is no 외접사각형. */
const BEGINS_NONE = /^(?:[개갯]수|(?:왜|뭐|안|못|더|다|이|그|저)(?![가-힣]))/

/** The words of a message and neighbours joined, since learners write 소인수 분해 for 소인수분해. */
function listEojeols(message: string): Word[] {
  const words = [...message.matchAll(NAMED_WORD)].map((match) =>
    toWord(foldHangul(match[0].toLowerCase().replace(/\s/g, '')), match.index),
  )
  const names = words.filter(({ at }) => !COUNT.test(message.slice(at)))
  const pairs = words.slice(1).flatMap((word, index): Word[] => {
    const first = words[index]
    return first && !BEGINS_NONE.test(message.slice(first.at))
      ? [{ ...toWord(first.text + word.text, first.at), joint: first.text.length }]
      : []
  })
  return distinct([...names, ...pairs])
}

interface Found extends Topic {
  wanted: string
  /** Whether the word is the name, particles aside, and not only begins with it. */
  isWhole: boolean
}

/** Whether a name of one syllable (밑, 항, 해) is the whole word or a noun with a particle; in 구하기 it is part of a verb. */
function isOneSyllable(target: string, text: string): boolean {
  if (!text.startsWith(target)) return false
  const rest = text.slice(1)
  return rest === ''
    ? target !== '해'
    : isParticle(rest) && !/^(?:(?:요|서|줘|야|나|고|면|도|도되|인)$|[하해할한함했])/.test(rest)
}

/** 구의 부피 is not in 반구의 부피, 원의 넓이 not in 타원의 넓이. */
const LONE_HEAD = /^(?:구|원|각|호|현|변|면)(?:의|[가-힣])/

/** Over two words a name begins with the first (엄마가 수학 holds no 가수), or has its own blank between them (원뿔 겉넓이, 뿔 겉넓이). */
function fitsJoint(name: string, target: string, { text, joint = 0 }: Word): boolean {
  return (
    joint === 0 ||
    text.startsWith(target) ||
    text.indexOf(target) + compact(name.split(' ')[0] ?? '').length === joint
  )
}

function isInWord(target: string, { text, stems }: Word): boolean {
  if (target.length === 1) return isOneSyllable(target, text)
  if (stems.has(target)) return true
  if (target.length >= 3) return LONE_HEAD.test(target) ? text.startsWith(target) : text.includes(target)
  return (
    target.length === 2 && text.startsWith(target) && !FOLDED_DECOYS.some((decoy) => text.startsWith(decoy))
  )
}

function findExact(words: readonly Word[], names: readonly Name[]): Found[] {
  const all = words.map(({ text }) => text).join(' ')
  return names.flatMap((name): Found[] => {
    const target = compact(name.spelling ?? name.name)
    // Of more than a thousand names nearly none is in any word.
    if (!all.includes(target)) return []
    const word = words.find(
      (one) => isInWord(target, one) && fitsJoint(name.spelling ?? name.name, target, one),
    )
    if (!word) return []
    const isWhole = target.length === 1 || words.some(({ stems }) => stems.has(target))
    return [{ name, wanted: target, isWhole, at: word.at + Math.max(word.text.indexOf(target), 0) }]
  })
}

/** Which letters a text has: one bit for each, which a few letters share. */
const lettersOf = rememberText((text) => {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) % 31)
  return bits
})

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Whether so few edits may lead from one text to the other: each brings or takes one letter at most. */
function mayBeNear(left: string, right: string, edits: number): boolean {
  const [first, second] = [lettersOf(left), lettersOf(right)]
  return countBits(first & ~second) <= edits && countBits(second & ~first) <= edits
}

function findAlike(words: readonly Word[], names: readonly Name[]): Topic | null {
  const stems = words.flatMap(({ stems: all, at }) =>
    [...all]
      .filter((stem) => stem.length >= 3)
      .map((stem) => ({ length: stem.length, jamo: toJamo(stem), at })),
  )
  let best: { topic: Topic; distance: number } | null = null
  for (const name of names) {
    const target = compact(name.name)
    const limit = typosAllowed(target.length)
    if (limit === 0) continue
    const near = stems.filter(({ length }) => Math.abs(length - target.length) <= 1)
    if (near.length === 0) continue
    const jamo = jamoOf(target)
    for (const stem of near) {
      if (!mayBeNear(stem.jamo, jamo, limit)) continue
      const distance = editDistance(stem.jamo, jamo, limit)
      if (distance <= limit && distance < (best?.distance ?? limit + 1)) {
        best = { topic: { name, at: stem.at }, distance }
      }
    }
  }
  return best?.topic ?? null
}

/** Longest first; a name inside a longer one that is found too (약수 in 공약수) goes, unless it is alone elsewhere. */
function withoutInner(words: readonly Word[], found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found.toSorted((first, second) => second.wanted.length - first.wanted.length)) {
    const isRepeated = kept.some(({ at, wanted: target }) => at === one.at || target === one.wanted)
    const isInner = kept.some(
      ({ wanted: target, at }) =>
        target.length > one.wanted.length &&
        target.includes(one.wanted) &&
        ((one.at >= at && one.at <= at + target.length) ||
          !words.some(({ text, stems }) => !text.includes(target) && stems.has(one.wanted))),
    )
    if (!isRepeated && !isInner) kept.push(one)
  }
  return kept
}

/**
 * The names a message speaks of, in their order. Particles, joined and split words and (unless `exactly`) slips of
 * the finger are survived.
 */
export function findTopics(message: string, names: readonly Name[], exactly = false): Topic[] {
  const words = listEojeols(message.slice(0, MOST_READ))
  const found = withoutInner(words, findExact(words, names)).sort((first, second) => first.at - second.at)
  if (exactly || found.some(({ isWhole }) => isWhole)) return found.map(({ name, at }) => ({ name, at }))
  const alike = words.length > 2 * MOST_WORDS_GUESSED ? null : findAlike(words, names)
  const isLonger =
    alike !== null && found.every(({ wanted: target }) => compact(alike.name.name).length > target.length)
  return isLonger ? [alike] : found.map(({ name, at }) => ({ name, at }))
}
