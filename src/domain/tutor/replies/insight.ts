import { searchBank, sureness } from '../bank/search-bank.ts'
import { coverage } from '../explanation/coverage.ts'
import { judgeGenerality } from '../practice/judge-generality.ts'
import { judgeTwoLines } from '../practice/judge-two-lines.ts'
import { restates } from '../practice/restates.ts'
import { listNumbers, quotesNumbers } from '../reading/list-numbers.ts'
import { normalizeMessage } from '../reading/normalize-message.ts'
import { tellsInsight } from '../reading/tells-insight.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'
import { nearestCheck, openConcept, SURE, tellStored } from './from-bank.ts'
import { summaryOf } from './know-names.ts'

const LONGEST = 40
const LEAD = /^(?:(?:아하?|오호?|음|그니까|그러니까|결국|즉|그럼|그러면|그래서|근데)[\s,!.]+)+/
/** Turns whose replies an insight may be about. */
const REMEMBERED_TURNS = 2
const MOST_COMPARED = 6
/** 그래서 그런 거구나: what was said last. */
const POINTS = /(?:그런|그런\s?거|그렇|이런\s?거|이렇)(?:구나|네|군)/
/** How many of its words a sentence needs to be about the same. */
const ABOUT = 0.5

/** What went wrong in a value, and what was done. */
const PAST = /[했었았됐겠]어요?\.$/

/** The sentences of the last replies, the latest first, without their questions, formulas in lines of their own and figures. */
function listSaid({ turn }: Understanding): string[] {
  return turn.history
    .slice(-REMEMBERED_TURNS)
    .toReversed()
    .flatMap(({ response }) =>
      response
        .replace(/```[\s\S]*?```|\\\[[\s\S]*?\\\]/g, '\n')
        .split(/\n+|(?<=[.!?])\s+/)
        .map((sentence) => sentence.replace(/^\s*(?:\d+\.|[->*])\s+|\*\*/g, '').trim())
        .filter(
          (sentence) => /\.$/.test(sentence) && !PAST.test(sentence) && !sentence.startsWith('바로 앞'),
        ),
    )
}

/** Of two angles at a crossing, what one is if the other is known. */
export function replyToTwoLines(read: Understanding): Draft | null {
  const concept = openConcept(read)
  if (!concept?.terms.some(({ term }) => term === '맞꼭지각')) return null
  const judged = judgeTwoLines(
    read.text,
    read.turn.history.map(({ message }) => normalizeMessage(message)),
  )
  return (
    judged && {
      blocks: [`${judged.holds ? '네, 맞아요. ' : '아니에요. '}${judged.verdict}`, judged.because],
      question: nearestCheck(read, concept, '맞꼭지각의 크기'),
    }
  )
}

const WHY = /\s?왜\s/g
const LEARNED_END = /(?:이?구나|이?군요?|인?거지|이?잖아요?)(?=[\s?!.]*$)/

/** What the learner has understood: confirmed where it is what the tutor said or a stored answer says, else what holds about it. */
export function replyToInsight(read: Understanding): Draft | null {
  const { text, turn } = read
  if (!tellsInsight(text) || text.length > LONGEST || turn.history.length === 0 || turn.openItem) return null
  const message = text.replace(LEAD, '')
  const general = judgeGenerality(message.replace(LEARNED_END, '야'))
  if (general)
    return {
      blocks: [`${general.holds ? '네, 맞아요. ' : '아니에요. '}${general.verdict}`, general.because],
      question: 'auto',
    }
  const said = listSaid(read)
  const clauses = (sentence: string) => sentence.split(/,\s|(?<=[고며])\s|(?<=지만)\s/)
  const concept = openConcept(read)
  const told = [...said, ...(concept ? summaryOf(concept) : [])]
  const same = told.find((sentence) => clauses(sentence).some((clause) => restates(message, clause)))
  if (same !== undefined) return { blocks: [`네, 맞아요. ${same}`], question: 'auto' }
  const found = searchBank(message, turn.unit, turn.conceptId)
  const stored = found
    .slice(0, MOST_COMPARED)
    .find(({ question }) =>
      question.asks.some((ask) => restates(message, normalizeMessage(ask).replace(WHY, ' '))),
    )
  if (stored) {
    const { question } = stored
    const states = question.asks.some(
      (ask) => ask.includes('왜') && restates(message, normalizeMessage(ask).replace(WHY, ' ')),
    )
    return tellStored(read, {
      ...question,
      verdict: question.verdict === 'none' && states ? 'yes' : question.verdict,
    })
  }
  const near = said
    .filter((sentence) => quotesNumbers(listNumbers(message), sentence))
    .map((sentence) => ({ sentence, share: coverage(message, sentence) }))
    .toSorted((a, b) => b.share - a.share)[0]
  const isStored =
    sureness(found) >= SURE || coverage(message, found[0]?.question.asks.join(' ') ?? '') > (near?.share ?? 0)
  const least = POINTS.test(message) ? 0 : ABOUT
  if (!near || near.share < least || isStored) return null
  return {
    blocks: [vary(read, '그 부분은 이렇게 말할 수 있어요.', '한 줄로 정리하면 이래요.'), near.sentence],
    question: 'auto',
  }
}
