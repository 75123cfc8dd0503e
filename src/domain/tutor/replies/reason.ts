import { findDerivation } from '../explanation/find-derivation.ts'
import {
  coverage,
  type FoundPassage,
  findPassages,
  hasContent,
  listContentWords,
} from '../explanation/find-passages.ts'
import { nearestSentences } from '../explanation/nearest-sentences.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import { firstSentences } from '../explanation/read-explanation.ts'
import { dropNegation } from '../reading/drop-negation.ts'
import type { Understanding } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import type { Draft } from './draft.ts'
import { replyWithUsefulness } from './explain.ts'
import { isElsewhere, listOwnConcepts, summaryOf, wasMentioned } from './know-names.ts'

const REASONING = /때문|므로|거든요|라서|래서|니까|따라서|그러니|까닭/
const ASKS_WHY = /^\*\*왜[^*]*\*\*|까닭은/
/** A number that is only stated (왜 360도야); one that something is done with (왜 2로 나눠) or that is asked about (0은 왜) is a word like others. */
const TOLD_NUMBER =
  /(?<![\d.])\d+(?:\.\d+)?(?![\d.]|[은는을를로]|으로|가(?!지)|이(?![야에지라다])|\s?[더곱빼])[^\s?]*/g
/** x분의 1, 1/x: what explanations say of letters in denominators. */
const UNKNOWN_BELOW = /(?:[a-z]\s?분의\s?\d*|\d+\s?\/\s?[a-z])[은는이가]?/g
/** What asks why, and what points at something without naming it. */
const ASKING =
  /(?:이유|까닭)[가-힣]*|구할\s?때|(?:성립|가능|나오|나와)[가-힣]*|(?<![가-힣])(?:그런|그렇|그래|이런|이렇)[가-힣]*/g

/** How much of a question a reason has to speak of. */
const MOST = 0.6
/** The least share of it for a passage that is only close. */
const HALF = 0.5

function queryOf({ text }: Understanding): string {
  return dropNegation(text.replace(UNKNOWN_BELOW, '분모에 문자가 ').replace(TOLD_NUMBER, ' ')).replace(
    ASKING,
    ' ',
  )
}

/** '엇각의 크기가 같은 까닭은 …' is no reason for 동위각. */
function isReasonOfOther(text: string, read: Understanding): boolean {
  const premise = /^([^.]*)까닭은/.exec(text)?.[1]
  const [topic] = read.topics
  return premise !== undefined && topic !== undefined && !premise.includes(properName(topic.name))
}

interface ReasonPassage extends FoundPassage {
  /** How much of the question it speaks of, 0 to 1. */
  told: number
}

/** Passages of `concepts` on a question, nearest first; of others than the open concept those that name what it names. */
function findReasonPassages(
  read: Understanding,
  query: string,
  concepts: readonly TutorConcept[],
): ReasonPassage[] {
  const own = listOwnConcepts(read)
  const names = read.topics.map(({ name }) => properName(name))
  const numbers = read.text.match(/\d+/g)?.join(' ') ?? ''
  const weigh = ({ score, matched, told: premise, conceptId, text, section }: ReasonPassage): number =>
    score *
    (1 + matched) *
    (premise + coverage(query, text)) ** 2 *
    (conceptId === own[0]?.concept.id ? 2.5 : 1) *
    (coverage(numbers, text) > 0 ? 1.5 : 1) *
    (ASKS_WHY.test(text) ? 3 : /않아도/.test(text) ? 0.5 : 1) *
    (section === 'term' || section === 'why' ? 0.5 : 1)
  return findPassages(query, concepts, 24)
    .flatMap((passage): ReasonPassage[] => {
      const { conceptId, section, follow, list } = passage
      const text = `${passage.text} ${follow} ${list}`
      const home = own.find(({ concept }) => concept.id === conceptId)?.concept.content ?? ''
      const premise = coverage(query, `${home} ${text}`)
      const isNamed = conceptId === own[0]?.concept.id || names.every((name) => text.includes(name))
      const isNew =
        coverage(query, text) > 0 && (premise > coverage(query, `${home} ${names[0] ?? ''}`) || premise === 1)
      // A summary says what is so, never why.
      return isNamed &&
        isNew &&
        section !== 'summary' &&
        !/^거꾸로/.test(text) &&
        !isReasonOfOther(text, read)
        ? [{ ...passage, told: premise }]
        : []
    })
    .toSorted((a, b) => weigh(b) - weigh(a))
}

function isReason(query: string, { text }: ReasonPassage): boolean {
  return REASONING.test(nearestSentences(query, text, REASONING)) || ASKS_WHY.test(text)
}

/** Whether a passage itself speaks of what a question begins with. */
function isOnSubject(query: string, { text, list }: ReasonPassage): boolean {
  return coverage(listContentWords(query)[0] ?? '', `${text} ${list}`) > 0
}

function draftReason(read: Understanding, query: string, found: readonly ReasonPassage[]): Draft | null {
  const names = read.topics.map(({ name }) => properName(name))
  const derived = listOwnConcepts(read).map((concept) => findDerivation(query, names, concept))
  const fresh = derived.find(
    ([first]) => first !== undefined && !wasMentioned(read, firstSentences(first, 2)),
  )
  if (fresh) return { blocks: fresh, question: 'auto' }
  const mostTold = Math.max(...found.map(({ told: premise }) => premise))
  const reasons = found.filter(
    (passage) =>
      passage.told >= (/\d/.test(query) ? MOST : Math.max(MOST, 0.75 * mostTold)) &&
      isReason(query, passage) &&
      isOnSubject(query, passage),
  )
  const best = reasons.find(({ text }) => !wasMentioned(read, firstSentences(text, 2))) ?? reasons[0]
  return best ? { blocks: quotePassage(best, 5, 400), question: 'auto' } : null
}

function draftNearest(query: string, found: readonly ReasonPassage[]): Draft | null {
  const near = found.filter(({ told: premise }) => premise >= HALF)
  const [first] = near
  const isWhole = first !== undefined && coverage(query, first.text) === 1
  const best = isWhole
    ? first
    : (near.find(
        (one) => one.conceptId === first?.conceptId && one.section !== 'why' && isReason(query, one),
      ) ?? first)
  return best
    ? { blocks: ['이 이야기와 가장 가까운 설명이에요.', ...quotePassage(best, 4, 400)], question: 'auto' }
    : null
}

function admitNoReason(read: Understanding): Draft {
  const name = properName(read.topics[0]?.name ?? '')
  const lines = read.concept ? summaryOf(read.concept) : []
  const known = lines.find((line) => line.includes(name)) ?? lines[0]
  return {
    blocks: [
      '왜 그런지는 내가 못 찾았어요. 대신 아는 것부터 짚어 볼게요.',
      ...(known === undefined ? [] : [known]),
    ],
    question: 'auto',
  }
}

/** 'why is that so': the passage with the reason; if there is none, the reply says so. */
export function replyWithReason(read: Understanding): Draft | null {
  if (!read.wishes.has('why') || !read.concept) return null
  if (isElsewhere(read, read.topics[0] ?? null)) return null
  const asked = queryOf(read)
  const query = hasContent(asked) ? asked : `${read.subject?.name ?? ''} ${asked}`
  const own = listOwnConcepts(read)
  const found = findReasonPassages(read, query, own)
  const reason = draftReason(read, query, found)
  if (reason) return reason
  if (!hasContent(asked)) {
    return replyWithUsefulness({ ...read, wishes: new Set([...read.wishes, 'usefulness']) })
  }
  const others = read.topics.length > 0 ? read.turn.unit.concepts.filter((one) => !own.includes(one)) : []
  return (
    draftNearest(query, found) ??
    draftNearest(query, findReasonPassages(read, query, others)) ??
    admitNoReason(read)
  )
}
