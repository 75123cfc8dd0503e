import { isContrary, readContrasts } from '../bank/contrasts.ts'
import { searchBank, sureness } from '../bank/search-bank.ts'
import { coverage, listContentWords } from '../explanation/coverage.ts'
import { findLastTask } from '../practice/find-task.ts'
import { judgeGenerality } from '../practice/judge-generality.ts'
import { restates } from '../practice/restates.ts'
import { listNumbers, quotesNumbers } from '../reading/list-numbers.ts'
import { tellsInsight } from '../reading/tells-insight.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Draft, vary } from './draft.ts'
import { draftVerdict, openConcept, SURE_OF_INSIGHT, tellStored } from './from-bank.ts'
import { summaryOf } from './know-names.ts'

const LONGEST = 40
const LEAD = /^(?:(?:아하?|오호?|음|그니까|그러니까|결국|즉|그럼|그러면|그래서|근데)[\s,!.]+)+/
/** Turns whose replies an insight may be about. */
const REMEMBERED_TURNS = 2
const MOST_COMPARED = 6
/** Likeness of a stored question that the learner may restate. */
const LEAST_RESTATED = 0.3
/** 그래서 그런 거구나: what was said last. */
const POINTS = /(?:그런|그런\s?거|그렇|이런\s?거|이렇)(?:구나|네|군)/
/** How many of its words a sentence needs to be about the same. */
const ABOUT = 0.5

/** What went wrong in a value, and what was done. */
const PAST = /[했었았됐겠]어요?\.$/
/** A heading: what the tutor is about to do, or what is to be done. */
const HEADING = /(?:볼게|구해)요?\.$/

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
          (sentence) =>
            /\.$/.test(sentence) &&
            !PAST.test(sentence) &&
            !HEADING.test(sentence) &&
            !sentence.startsWith('바로 앞'),
        ),
    )
}

const QUADRANT =
  /^제?\s?([1-4])\s?사분면(?:이?네|이?구나|인가|이?[지죠]|인?거[지네]|이?군|이?겠네)요?[\s?!.]*$/

/** 'So it is the second quadrant' of the point that was asked about last. */
function confirmQuadrant({ turn }: Understanding, message: string): Draft | null {
  const said = QUADRANT.exec(message)?.[1]
  const task = said === undefined ? null : findLastTask(turn.history.slice(-1))
  return task?.worked.task.includes('사분면') && task.worked.solution.answer === said
    ? { blocks: ['네, 맞아요!', task.worked.conclusion.replace(/^그래서 /, '')], question: 'auto' }
    : null
}

const DENIED = /없|못|않|아[니닌님]|(?:^|\s)안\s?/
const DIFFERENT = /다[르른름]|달라/
const SIGNED_NUMBER = /[-+]?\d+/g

/** Whether only one of two texts denies, or they speak of other numbers, signs or operations. */
function differsInSign(message: string, sentence: string): boolean {
  const told: readonly string[] = sentence.match(SIGNED_NUMBER) ?? []
  return (
    [DENIED, DIFFERENT].some((word) => word.test(message) !== word.test(sentence)) ||
    (message.match(SIGNED_NUMBER) ?? []).some((number) => !told.includes(number)) ||
    isContrary(readContrasts(message), readContrasts(sentence))
  )
}

/** How many words a message needs to be the same as a stored wording; a number is none. */
const LEAST_WORDS = 2
const WHY = /\s?왜\s/g
const LEARNED_END = /(?<!아[니닌])(?:이?구나|이?군요?|인?거지|이?잖아요?)(?=[\s?!.]*$)/

/** What the learner has understood: confirmed where it is what the tutor said or a stored answer says, else what holds about it. */
export function replyToInsight(read: Understanding): Draft | null {
  const { text, turn } = read
  if (!tellsInsight(text) || text.length > LONGEST || turn.history.length === 0 || turn.openItem) return null
  const message = text.replace(LEAD, '')
  const quadrant = confirmQuadrant(read, message)
  if (quadrant) return quadrant
  const general = judgeGenerality(message.replace(LEARNED_END, '야'))
  if (general) return { blocks: draftVerdict(general), question: 'auto' }
  const said = listSaid(read)
  const clauses = (sentence: string) => sentence.split(/,\s|(?<=[고며])\s|(?<=지만)\s/)
  const concept = openConcept(read)
  const told = [...said, ...(concept ? summaryOf(concept) : [])]
  const same = told.find((sentence) => clauses(sentence).some((clause) => restates(message, clause)))
  if (same !== undefined) return { blocks: [`네, 맞아요. ${same}`], question: 'auto' }
  const found = searchBank(message, turn.unit, turn.conceptId)
  const likely = found.slice(0, MOST_COMPARED).filter(({ likeness }) => likeness >= LEAST_RESTATED)
  const words = listContentWords(message).filter((word) => !/^\d+$/.test(word))
  for (const { question } of words.length < LEAST_WORDS ? [] : likely) {
    const ask = question.asks.find((one) => restates(message, one.replace(WHY, ' ')))
    const verdict = ask?.includes('왜') && question.verdict === 'none' ? 'yes' : question.verdict
    if (ask !== undefined) return tellStored(read, { ...question, verdict })
  }
  const near = said
    .filter((sentence) => quotesNumbers(listNumbers(message), sentence))
    .map((sentence) => ({ sentence, share: coverage(message, sentence) }))
    .toSorted((a, b) => b.share - a.share)[0]
  const isStored = sureness(found) >= SURE_OF_INSIGHT
  const least = POINTS.test(message) ? 0 : ABOUT
  if (!near || near.share < least || isStored) return null
  return {
    blocks: [
      differsInSign(message, near.sentence)
        ? '앞에서는 이렇게 말했어요. 방금 한 말과 같은지 견주어 봐요.'
        : vary(read, '그 부분은 이렇게 말할 수 있어요.', '한 줄로 정리하면 이래요.'),
      near.sentence,
    ],
    question: 'auto',
  }
}
