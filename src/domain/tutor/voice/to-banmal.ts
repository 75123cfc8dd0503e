import { listFences } from '../../markdown/fences.ts'
import { rememberShortText } from '../reading/remember-text.ts'
import { hasCoda, toCasual } from './conjugate-casual.ts'

/**
 * Formulas, code and link targets, which no voice changes. None reaches over the next opening of its kind: looking for an end from
 * each of thousands of openings takes seconds.
 */
const KEPT = /\\\[(?:(?!\\\[)[\s\S])*?\\\]|\\\((?:(?!\\\()[\s\S])*?\\\)|\]\((?:(?!\]\()[^)\s])*\)|`[^`\n]*`/g

const WORDS: ReadonlyMap<string, string> = new Map([
  ['안녕하세요', '안녕'],
  ['저는', '나는'],
  ['제가', '내가'],
  ['저도', '나도'],
  ['저에게', '나에게'],
  ['마세요', '마'],
  ['주세요', '줘'],
  ['계세요', '있어'],
])

/** Nouns that end like a polite verb. */
const NOUN_IN_YO = /(필요|중요|주요|개요|소요|수요|강요|동요)$/

/** Bare imperatives that 'try it' (봐) does not suit. */
const PLAIN_IMPERATIVES = /(조심하|기억하|주의하|걱정하|안심하|말하|시작하|봐)$/

/** Endings whose casual form is not the polite one without 요; first match wins. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/아니에요$/, '아니야'],
  [/이에요$/, '이야'],
  [/예요$/, '야'],
  [/인가요$/, '일까'],
  [/드릴게요$/, '줄게'],
  [/드릴까요$/, '줄까'],
  [/드려요$/, '줘'],
  [/주세요$/, '줘'],
  [/보세요$/, '봐'],
  [/마세요$/, '마'],
  [/죠$/, '지'],
  [/되어요$/, '돼'],
  [/합니다$/, '해'],
  [/됩니다$/, '돼'],
  [/(있|없|않|같)습니다$/, '$1어'],
  [/([었았겠였했됐])습니다$/, '$1어'],
]

function fromImperative(word: string): string | null {
  const consonant = /^(.*[가-힣])으세요$/.exec(word)?.[1]
  if (consonant !== undefined && hasCoda(consonant.at(-1) ?? '')) return `${toCasual(consonant)} 봐`
  const stem = /^(.+)세요$/.exec(word)?.[1]
  if (stem === undefined) return null
  return PLAIN_IMPERATIVES.test(stem) ? toCasual(stem) : `${toCasual(stem)} 봐`
}

const toCasualWord = rememberShortText((word: string): string => {
  const whole = WORDS.get(word)
  if (whole !== undefined) return whole
  for (const [ending, casual] of ENDINGS) {
    if (ending.test(word)) return word.replace(ending, casual).replace('않어', '않아').replace('같어', '같아')
  }
  const formal = /^(.*?)입니다$/.exec(word)?.[1]
  if (formal !== undefined) return formal + (formal !== '' && !hasCoda(formal.at(-1) ?? '') ? '야' : '이야')
  const imperative = fromImperative(word)
  if (imperative !== null) return imperative
  const vowel = /^(.*[꾸누두루무부수우주추])어요$/.exec(word)?.[1]
  if (vowel !== undefined) return toCasual(vowel)
  if (!word.endsWith('요') || word.length < 2 || NOUN_IN_YO.test(word)) return word
  return word.slice(0, -1)
})

/** A yes of its own, not the number four: 네 각. */
const YES = /(?<=^|[.!?]\s|\n)네(?=[,.!])/g

function toBanmalText(text: string): string {
  const speak = (words: string) => words.replace(YES, '응').replace(/[가-힣]+/g, (word) => toCasualWord(word))
  let result = ''
  let from = 0
  for (const kept of text.matchAll(KEPT)) {
    result += speak(text.slice(from, kept.index)) + kept[0]
    from = kept.index + kept[0].length
  }
  return result + speak(text.slice(from))
}

/**
 * Turns polite Korean (해요체) into casual speech (해체) word by word: `구하세요` becomes `구해 봐`, `소수예요` `소수야`. Formulas, code,
 * figures and link targets stay; so do quoted plain forms (`소수이다`). Meant for study texts written in one even style.
 */
export function toBanmal(markdown: string): string {
  let result = ''
  let from = 0
  for (const { kind, start, end } of listFences(markdown)) {
    if (kind === 'question') continue
    result += toBanmalText(markdown.slice(from, start)) + markdown.slice(start, end)
    from = end
  }
  return result + toBanmalText(markdown.slice(from))
}
