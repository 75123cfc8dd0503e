import { coverage, type FoundPassage, findPassages, listContentWords } from '../explanation/find-passages.ts'
import { nearestSentences } from '../explanation/nearest-sentences.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import { firstSentences } from '../explanation/read-explanation.ts'
import type { Understanding } from '../reading/understand.ts'
import { listWords, wordStems } from '../reading/word-stems.ts'
import type { Draft, Reply } from './draft.ts'
import { explainName } from './explain.ts'
import { isElsewhere, isSaid } from './know-names.ts'

const ALWAYS = /항상|언제나|무조건|반드시|(?:^|\s)늘\s/
const ONLY = /때만|때뿐|때에만|경우에만/
/** What says that something does not hold, or has to. */
const CONDITION = /않아도|수는 없|[일를] 수 있|수도 있|없어요|아니에요|않아요|[같작커]아?야 /
const SUPPOSITION = /[가-힣]면[\s,*]|때[는,\s]/
const SURE = /모든 |모두 /
const COUNTER = /^[한두세네]개/
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['홀수', '짝수'],
  ['짝수', '홀수'],
  ['양수', '음수'],
  ['음수', '양수'],
]

/** How much of a question its answer has to speak of. */
const MOST = 0.6
/** Within how many words a sentence names its subject. */
const BEGINNING = 4

/** At which word a text first speaks of `word`; -1 for nowhere. */
const placeOf = (word: string, text: string): number =>
  listWords(text).findIndex((one) => coverage(word, one) > 0)

/** What a question speaks of: its words up to the first that ends as a subject, every other subject, and what it supposes. */
const listSubjects = (words: readonly string[]): string[] => {
  const end = words.findIndex((word) => /[은는이가]$/.test(word))
  return words.filter((word, index) => index <= end || /[은는이가면]$/.test(word))
}

const headingOf = (text: string): string => /^\*\*[^*]+\*\*/.exec(text)?.[0] ?? ''

/** '짝수는 모두 합성수라고 하기' does not answer whether 합성수 are 짝수. */
const isConverse = (first: string, last: string, text: string): boolean => {
  const heading = headingOf(text)
  const end = placeOf(last, heading)
  return end >= 0 && end < placeOf(first, heading)
}

/** 'are 소수 always 홀수?' is answered where 짝수인 소수 are spoken of. */
const holdsException = (first: string, last: string, text: string): boolean =>
  OPPOSITES.some(
    ([one, other]) =>
      last.startsWith(one) && wordStems(first).some((stem) => text.includes(`${other}인 ${stem}`)),
  )

const admitNothing = (read: Understanding): Draft | null => {
  const [topic] = read.topics
  if (!topic || isElsewhere(read, topic) || read.wishes.size > 0) return null
  return {
    blocks: [
      '언제나 그런지는 설명에 나와 있지 않아서 확실하게 말해 줄 수 없어요. 대신 아는 것부터 짚어 볼게요.',
      ...explainName(read, topic).blocks.slice(0, 1),
    ],
    question: 'auto',
  }
}

/** 'is it always so?': when it is so, before that it is so; the explanation's words, never a bare yes. */
export const replyToAlways: Reply = (read) => {
  if (!ALWAYS.test(read.text) || read.wishes.has('why') || read.wishes.has('confusion')) return null
  const openId = read.turn.conceptId ?? read.concept?.concept.id ?? null
  const query = read.text
    .replace(ALWAYS, ' ')
    .replace(/(^|\s)(?:안|못)\s?(?=[가-힣]{2})/g, '$1')
    .replace(/(^|\s)([두세네])(?=[수변각점])/g, '$1$2 ')
  const words = listContentWords(query).filter((word) => !COUNTER.test(word))
  const asked = words.join(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const subjects = listSubjects(words)
  const isAbout = (text: string): boolean => {
    const place = placeOf(first, text)
    return place >= 0 && place < BEGINNING
  }
  const answers = ({ text, section }: FoundPassage): boolean => {
    if (holdsException(first, last, text)) return true
    const near = nearestSentences(asked, text)
    return (
      section !== 'why' &&
      coverage(asked, near) >= MOST &&
      subjects.every((word) => coverage(word, near) > 0) &&
      !isConverse(first, last, text) &&
      (words.length > 1 || (placeOf(first, text) === 0 && (CONDITION.test(text) || ALWAYS.test(text))))
    )
  }
  const weigh = ({ score, matched, text, section, conceptId }: FoundPassage): number => {
    if (holdsException(first, last, text)) return Number.MAX_VALUE
    const near = nearestSentences(asked, text)
    return (
      score *
      (1 + matched) *
      coverage(asked, near) ** 2 *
      (ALWAYS.test(near) || ONLY.test(text)
        ? 4
        : CONDITION.test(near)
          ? 2.5
          : SURE.test(near)
            ? 2
            : SUPPOSITION.test(near)
              ? 1.5
              : 1) *
      (isAbout(near) ? 2 : 1) *
      (section === 'mistakes'
        ? placeOf(first, headingOf(text)) < 0
          ? 0.7
          : 1.2
        : section === 'term'
          ? 0.4
          : 1) *
      (conceptId === openId ? 1.6 : 1)
    )
  }
  const [best, ...others] = findPassages(query, read.turn.unit.concepts, 24)
    .filter((passage) => answers(passage) && !isSaid(read, firstSentences(passage.text, 2)))
    .toSorted((one, other) => weigh(other) - weigh(one))
  if (!best) return admitNothing(read)
  const more = others.find(({ section, text, conceptId }) =>
    best.section === 'summary'
      ? section === 'core' && CONDITION.test(text) && isAbout(text) && conceptId === best.conceptId
      : section === 'summary' && (SUPPOSITION.test(text) || SURE.test(text) || ALWAYS.test(text)),
  )
  const isTold = [ONLY, CONDITION, SUPPOSITION, SURE, ALWAYS].some((one) => one.test(best.text))
  return {
    blocks: [
      isTold ? '언제 그런지부터 볼게요.' : '설명에는 이렇게 되어 있어요.',
      ...quotePassage(best),
      ...(more ? quotePassage(more) : []),
    ],
    question: 'auto',
  }
}
