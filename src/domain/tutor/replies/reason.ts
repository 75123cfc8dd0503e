import { coverage, type FoundPassage, findPassages, hasContent } from '../explanation/find-passages.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import { firstSentences } from '../explanation/read-explanation.ts'
import type { Understanding } from '../reading/understand.ts'
import { properName } from '../reading/vocabulary.ts'
import type { Draft, Reply } from './draft.ts'
import { replyWithUsefulness } from './explain.ts'
import { isElsewhere, isSaid, summaryOf } from './know-names.ts'

const REASONING = /때문|므로|거든요|라서|래서|해서|니까|따라서|왜/
const ASKS_WHY = /^\*\*왜[^*]*\*\*|까닭은/

/** How much of a question a reason has to speak of. */
const HALF = 0.5

/** 'why is that so': the passage that gives the reason; where there is none, it is said so. */
export const replyWithReason: Reply = (read) => {
  if (!read.wishes.has('why') || !read.concept) return null
  if (isElsewhere(read, read.topics[0] ?? null)) return null
  const query = hasContent(read.text) ? read.text : `${read.subject?.name ?? ''} ${read.text}`
  const { concepts } = read.turn.unit
  const open = read.concept
  // Without a name in it, a question is about what is open.
  const searched = read.topics.length > 0 ? concepts : [open]
  // A summary says what is so, never why.
  const found = findPassages(query, searched, 16).filter(
    (passage) => passage.section !== 'summary' && tellsOf(passage, read, query),
  )
  const ranked = found.toSorted((a, b) => reasonScore(b, read) - reasonScore(a, read))
  const reasons = ranked.filter(({ text }) => REASONING.test(text))
  const near = reasons.filter(({ conceptId }) => conceptId === (read.turn.conceptId ?? open.concept.id))
  const told = near.length > 0 ? near : reasons
  const best = told.find(({ text }) => !isSaid(read, firstSentences(text, 2))) ?? told[0]
  if (best) return { blocks: quotePassage(best, 5, 400), question: 'auto' }
  if (!hasContent(read.text)) {
    return replyWithUsefulness({ ...read, wishes: new Set([...read.wishes, 'usefulness']) })
  }
  return admitNoReason(read, ranked[0] ?? null)
}

/** Whether a passage speaks of what is asked: of half of the words, the names aside where there are others. */
const tellsOf = ({ text, list }: FoundPassage, read: Understanding, query: string): boolean => {
  const rest = read.topics.reduce((left, { spelling, name }) => left.replace(spelling ?? name, ' '), query)
  const told = coverage(hasContent(rest) ? rest : query, `${text} ${list}`)
  const isOnNumber =
    /\d/.test(rest) && told > 0 && read.topics.some(({ name }) => text.includes(properName(name)))
  return (told >= HALF || isOnNumber) && !isReasonOfOther(text, read)
}

/** '엇각의 크기가 같은 까닭은 …' is no reason for 동위각. */
const isReasonOfOther = (text: string, read: Understanding): boolean => {
  const told = /^([^.]*)까닭은/.exec(text)?.[1]
  const [topic] = read.topics
  return told !== undefined && topic !== undefined && !told.includes(properName(topic.name))
}

const admitNoReason = (read: Understanding, nearest: FoundPassage | null): Draft => {
  const known = nearest ? quotePassage(nearest, 3) : []
  const [line] = read.concept ? summaryOf(read.concept) : []
  return {
    blocks: [
      '왜 그런지는 설명에 나와 있지 않아서 확실하게 말해 줄 수 없어요. 대신 아는 것부터 짚어 볼게요.',
      ...(known.length > 0 ? known : line === undefined ? [] : [line]),
    ],
    question: 'auto',
  }
}

const reasonScore = (passage: FoundPassage, read: Understanding): number =>
  scoreOf(passage, read) * (ASKS_WHY.test(passage.text) ? 3 : 1) * (passage.section === 'term' ? 0.5 : 1)

const scoreOf = ({ score, matched, conceptId, text }: FoundPassage, read: Understanding): number =>
  score *
  (1 + matched) *
  (conceptId === (read.turn.conceptId ?? read.concept?.concept.id) ? 1.6 : 1) *
  (REASONING.test(text) ? 1.3 : 1)
