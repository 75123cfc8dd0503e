import { foldCodas } from '../reading/hangul.ts'
import { listSentences } from './list-sentences.ts'
import { readPlainWords } from './plain-words.ts'
import { scoreDanger } from './score-danger.ts'
import { DANGER_RULES, type DangerKind, type Rule, SADNESS_RULES } from './trouble-rules.ts'
import { WORDS, type WordKind } from './trouble-words.ts'

/** What a child in trouble needs: who can help at once (`danger`, by what it is about), or a warm word and a grown-up (`sad`). */
export type Distress = { level: 'danger'; kind: DangerKind | 'unnamed' } | { level: 'sad' }

const DANGER_KINDS = Object.keys(DANGER_RULES) as DangerKind[]

/** A word begins behind a space, a sign or, written together, behind a particle or an ending: 학교에서애들이. */
const BEGINNING = '(?:(?<!§)|(?<=§[서에은는고데랑만로면을를며때게가이나아어해려테짜]))'
/** Bounded, so that a long message costs no more than its length. */
const BETWEEN = '[^\\n]{0,16}?'

/** A pattern of the words' beginnings over a message that `readPlainWords` has read. */
function toPattern(words: string): RegExp {
  const source = foldCodas(words)
    .replaceAll(' ?', ' ')
    .replaceAll('~?', '~')
    .replaceAll('~', BETWEEN)
    .replaceAll('.*', '.{0,40}')
    .replaceAll('[^ ]*', '[^ ]{0,12}')
    .replaceAll('[^ ]+', '[^ ]{1,12}')
  return new RegExp(
    `${BEGINNING}(?:${source})`.replaceAll(/(?<!\[\^) /g, ' *').replaceAll('§', '[가-힣]'),
    'm',
  )
}

const patterns = new Map<WordKind, RegExp>()
function patternOf(kind: WordKind): RegExp {
  const known = patterns.get(kind)
  if (known) return known
  const pattern = toPattern(WORDS[kind])
  patterns.set(kind, pattern)
  return pattern
}

/** What a story of numbers asks, in which things are taken, dropped and shared. */
const STORY = /몇|얼마|구하|구해|씩|나누|확률|평균|합은|남[아은]|속력|시속|초속|비율|(?:하루|매일)\s?\d+번/

const LAUGHTER = /ㅋㅋ|ㅎㅎ/

const LESSON: readonly WordKind[] = ['task', 'study', 'right']

const TALE: readonly WordKind[] = ['fiction', 'game', 'hero']

/** Where a message may turn from the lesson to the child: 답 36 맞죠? 근데 …; 방정식 풀다가 갑자기 …. */
const TURN = /[?!\n]+|\.{2,}|근데|그런데|갑자기|다가\s|니까\s|알겠고|모르겠고|됐고/
/** Beyond it a message is no child's sentence or two. */
const LONGEST_WITH_TURN = 200

/** Returns a function that checks whether a text contains words of a kind; each kind is searched once. */
function makeWordFinder(message: string): (kind: WordKind) => boolean {
  const words = readPlainWords(message)
  const known = new Map<WordKind, boolean>()
  return (kind) => {
    const found = known.get(kind) ?? patternOf(kind).test(words)
    known.set(kind, found)
    return found
  }
}

/** Distress in one part of a message. Figures of speech are looked for in the whole message, words of the lesson only in the part. */
function readPart(part: string, message: string, inMessage: (kind: WordKind) => boolean): Distress | null {
  const says = part === message ? inMessage : makeWordFinder(part)
  const isStory = /\d/.test(part) && STORY.test(readPlainWords(part))
  const excludes = (kind: WordKind) => (LESSON.includes(kind) ? says(kind) : inMessage(kind))
  const holds = ({ all, none = [], inStories = false, inEarnest = false, inWhole = false }: Rule): boolean =>
    (!isStory || inStories) &&
    !(inEarnest && LAUGHTER.test(message)) &&
    (!inWhole || part === message) &&
    all.every(says) &&
    !none.some(excludes)
  for (const kind of DANGER_KINDS) if (DANGER_RULES[kind].some(holds)) return { level: 'danger', kind }
  return SADNESS_RULES.some(holds) ? { level: 'sad' } : null
}

/** Messages of this score tell of danger about as often as not, among those that hold frightening words (`scoreDanger`, logits). */
const SUSPECT = 0
/** The limit for what is less certain: short messages, sentences without their context, fiction, and sadness, which has its own reply. */
const STRONGLY_SUSPECT = 0.5
/** The limit for a question of the lesson that names no one: 원주율은 왜 안 끝나고 계속 나와? */
const SUSPECT_IN_LESSON = 1.5
/** In characters. */
const SHORT = 16
/** Hardly any message of danger scores less, but a rule may see a word that is none: 패드 누나 꺼임. */
const HARMLESS = -2.5
/** In a shorter message a single word weighs too much, in a longer one too little. */
const SCORED_LENGTHS = { from: 6, to: 24 }

/** Whether the wording of a short message is plainly harmless. A wish to die is believed all the same. */
function isMisread(message: string, { kind }: { kind: DangerKind | 'unnamed' }): boolean {
  const { from, to } = SCORED_LENGTHS
  return kind !== 'life' && message.length >= from && message.length <= to && scoreDanger(message) < HARMLESS
}

/** Letters that are a name or a formula have no wording. */
const HAS_WORDS = /[가-힣ㄱ-ㅣ]|[a-z]{2,}\s+[a-z]{2,}/i

const LESSON_QUESTION =
  /^(?:소수|분수|정수|유리수|자연수|원주율|파이|순환소수|무한소수|나눗셈|나머지|그래프|직선|평행선|수직선)[은는이가도을를]?\s/

/** By wording: danger that no rule names, mostly told indirectly, also in one sentence among others. */
function isLikeDanger(message: string, says: (kind: WordKind) => boolean, isOtherwiseRead: boolean): boolean {
  if (!HAS_WORDS.test(message)) return false
  if (LESSON_QUESTION.test(message) && !says('me') && !says('person'))
    return scoreDanger(message) > SUSPECT_IN_LESSON
  if (isOtherwiseRead || message.length > LONGEST_WITH_TURN) return scoreDanger(message) > STRONGLY_SUSPECT
  if (scoreDanger(message) > (message.length < SHORT ? STRONGLY_SUSPECT : SUSPECT)) return true
  return listSentences(message).some((sentence) => scoreDanger(sentence) > STRONGLY_SUSPECT)
}

/**
 * Reads a message as it was typed for a child in trouble, before anything else is read in it; null if it tells of none. Mathematics that
 * is too hard is none.
 */
export function readDistress(message: string): Distress | null {
  const says = makeWordFinder(message)
  const whole = readPart(message, message, says)
  if (whole?.level === 'danger') return isMisread(message, whole) ? null : whole
  const parts =
    message.length > LONGEST_WITH_TURN ? [] : message.split(TURN).filter((part) => part.trim().length > 2)
  const found = parts.length < 2 ? [] : parts.flatMap((part) => readPart(part, message, says) ?? [])
  const named = found.find(({ level }) => level === 'danger')
  if (named) return named
  return isLikeDanger(message, says, whole !== null || TALE.some(says))
    ? { level: 'danger', kind: 'unnamed' }
    : whole
}

/** What is measured of people is data, as in lessons on averages: 반 애들 키는 뭘로 해? */
const MEASURED =
  /(?:키|몸무게|시력|발 ?크기)(?:는|은|를|을|로)? ?(?:뭘로|뭐로|뭐가|무엇으로|어떻게|어떤|평균)/

/** Whether a message is about people and not about a lesson: it may be distress that no rule matches. */
export function isAboutPeople(message: string): boolean {
  const words = readPlainWords(message)
  const says = (kind: WordKind) => patternOf(kind).test(words)
  return !/\d/.test(words) && says('person') && !LESSON.some(says) && !MEASURED.test(message)
}
