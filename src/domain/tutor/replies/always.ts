import {
  asksForGenerality,
  findGenerality,
  hasCondition,
  hasSameBeginning,
} from '../explanation/find-generality.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import { firstSentences } from '../explanation/read-explanation.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'
import { explainName } from './explain.ts'
import { isElsewhere, listOwnConcepts, wasMentioned } from './know-names.ts'

function admitNothing(read: Understanding): Draft | null {
  const [topic] = read.topics
  if (!topic || isElsewhere(read, topic) || read.wishes.size > 0) return null
  return {
    blocks: [
      '언제나 그런지는 내가 못 찾았어요. 대신 아는 것부터 짚어 볼게요.',
      ...explainName(read, topic).blocks.slice(0, 1),
    ],
    question: 'auto',
  }
}

/** 'is it always so?': when it is so, before that it is so; the explanation's words, never a bare yes. */
export function replyToAlways(read: Understanding): Draft | null {
  if (!asksForGenerality(read.text) || read.wishes.has('why') || read.wishes.has('confusion')) return null
  const [open, ...named] = listOwnConcepts(read)
  const isOfOpen = (conceptId: string | undefined): boolean => conceptId === open?.concept.id
  // Beside what the open concept itself teaches, only what is written to be read alone may come from elsewhere.
  const [best, ...others] = findGenerality(read.text, read.turn.unit.concepts, open).filter(
    ({ text, section, conceptId }) =>
      (section === 'mistakes' ||
        isOfOpen(conceptId) ||
        !isOfOpen(read.topics[0]?.conceptId) ||
        named.some(({ concept }) => concept.id === conceptId)) &&
      !wasMentioned(read, firstSentences(text, 2)),
  )
  if (!best) return admitNothing(read)
  // A rule and what is said of it belong together.
  const more = others.find((one) =>
    best.section === 'summary'
      ? one.section === 'core' && one.conceptId === best.conceptId && hasSameBeginning(read.text, one)
      : one.section === 'summary' && hasCondition(one.text),
  )
  return {
    blocks: [
      hasCondition(best.text) ? '언제 그런지부터 볼게요.' : '설명에는 이렇게 되어 있어요.',
      ...quotePassage(best),
      ...(more ? quotePassage(more) : []),
    ],
    question: 'auto',
  }
}
