import { coverage, type FoundPassage, findPassages } from '../explanation/find-passages.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import { firstSentences } from '../explanation/read-explanation.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { Reply } from './draft.ts'
import { isElsewhere, isSaid } from './know-names.ts'

const ALWAYS = /항상|언제나|무조건|반드시|(?:^|\s)늘\s/
/** What says when something holds, or that it does not. */
const CONDITION = /때만|때뿐|때에만|경우에만|않아도|수는 없|없어요|아니에요|않아요/
const SUPPOSITION = /[가-힣]면[\s,*]|때[는,\s]/
const SURE = /항상|언제나|모든 |모두 /

const weigh = ({ score, matched, text, section, conceptId }: FoundPassage, openId: string | null): number =>
  score *
  (1 + matched) *
  (CONDITION.test(text) ? 4 : SURE.test(text) ? 3 : SUPPOSITION.test(text) ? 2 : 0.5) *
  (section === 'mistakes' ? 1.3 : section === 'term' ? 0.4 : 1) *
  (conceptId === openId ? 1.6 : 1)

/** A line of another concept speaks of its own subject, unless it names the one asked about. */
const isOf = (topic: Name, { text, conceptId }: Pick<FoundPassage, 'text' | 'conceptId'>): boolean =>
  conceptId === topic.conceptId || text.includes(properName(topic.name))

/** How much of a question that names nothing of the unit its answer has to speak of. */
const MOST = 0.6

/** 'is it the same?' is not answered with what it is. */
const sharesPredicate = (question: string, text: string): boolean =>
  !/같[아은지다나]/.test(question) || text.includes('같')

/** 'is it always so?': when it is so, before that it is so; the explanation's words, never a bare yes. */
export const replyToAlways: Reply = (read) => {
  const [topic] = read.topics
  if (!ALWAYS.test(read.text) || read.wishes.has('why')) return null
  const openId = read.turn.conceptId ?? read.concept?.concept.id ?? null
  const words = read.topics.map(({ name }) => properName(name))
  const [best, ...others] = findPassages(read.text, read.turn.unit.concepts, 16)
    .filter(({ text, section }) => section !== 'why' && sharesPredicate(read.text, text))
    .filter(({ text, conceptId }) =>
      topic && !isElsewhere(read, topic)
        ? isOf(topic, { text, conceptId })
        : coverage(read.text, text) >= MOST && (!topic || words.some((word) => text.includes(word))),
    )
    .filter(({ text }) => !isSaid(read, firstSentences(text, 2)))
    .toSorted((first, second) => weigh(second, openId) - weigh(first, openId))
  if (!best) return null
  const rule = others.find(
    ({ section, text }) => section === 'summary' && (SUPPOSITION.test(text) || SURE.test(text)),
  )
  const isTold = CONDITION.test(best.text) || SUPPOSITION.test(best.text) || SURE.test(best.text)
  return {
    blocks: [
      isTold
        ? '언제 그런지부터 볼게요.'
        : '언제나 그런지는 설명에 따로 나와 있지 않아요. 설명에는 이렇게 되어 있어요.',
      ...quotePassage(best),
      ...(rule && best.section !== 'summary' ? quotePassage(rule) : []),
    ],
    question: 'auto',
  }
}
