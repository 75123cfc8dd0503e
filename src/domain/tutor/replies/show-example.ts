import { type Block, listSentences, readExplanation } from '../explanation/read-explanation.ts'
import { pickWorkedExample } from '../practice/worked-example.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { type Draft, vary } from './draft.ts'
import { isElsewhere, pointElsewhere, wasMentioned } from './know-names.ts'

/** 'for example': a fresh worked example, never one that the thread has seen. */
export function replyWithExample(read: Understanding): Draft | null {
  if (!read.wishes.has('example') || !read.concept) return null
  const [topic] = read.topics
  if (isElsewhere(read, topic ?? null)) return null
  return showExample(read, read.concept, read.subject)
}

/** A worked problem, else an example of the explanation. */
export function showExample(read: Understanding, concept: TutorConcept, subject: Name | null): Draft | null {
  const word = subject && concept.concept.id === subject.conceptId ? properName(subject.name) : null
  return showWorkedItem(read, concept, word) ?? quoteExample(read, concept)
}

function showWorkedItem(read: Understanding, concept: TutorConcept, word: string | null): Draft | null {
  const item = pickWorkedExample({
    conceptId: concept.concept.id,
    names: [...(word === null ? [] : [word]), ...concept.terms.map(({ term }) => term)],
    items: concept.items,
    templates: read.turn.templates,
    said: read.earlierText,
    openItem: read.turn.openItem,
    seed: read.seed,
  })
  if (!item || (word !== null && !`${item.question}${item.solution}`.includes(word))) return null
  const opening = vary(read, '예를 하나 들어 볼게요.', '이런 예는 어때요?', '다른 수로 하나 더 볼게요.')
  return { blocks: [opening, `**문제.** ${item.question}`, `**풀이.** ${item.solution}`], question: 'auto' }
}

/** The explanation's own examples, each with all of its working. */
function listExamples(concept: TutorConcept): Block[][] {
  const examples: Block[][] = []
  for (const block of readExplanation(concept.explanation).example) {
    if (block.text.startsWith('**예제')) examples.push([block])
    else examples.at(-1)?.push(block)
  }
  return examples
}

function quoteExample(read: Understanding, concept: TutorConcept): Draft | null {
  const fresh = listExamples(concept).filter(([task]) => task && !wasMentioned(read, task.text))
  const example = fresh.find((blocks) => blocks.every(({ kind }) => kind !== 'figure')) ?? fresh[0]
  return example ? { blocks: example.map(({ text }) => text), question: 'auto' } : null
}

function isNumbered({ kind, text }: Block): boolean {
  return kind === 'list' && /^\d+\./.test(text)
}

/** The numbered steps that follow a paragraph on `word`, with what leads up to them. */
export function findProcedure(concept: TutorConcept, word: string): { lead: string; steps: string } | null {
  const { core } = readExplanation(concept.explanation)
  const at = core.findIndex(
    (block, index) => isNumbered(block) && (core[index - 1]?.text.includes(word) ?? false),
  )
  const [before, list] = [core[at - 1], core[at]]
  if (!before || !list) return null
  return { lead: listSentences(before.text).slice(-2).join(' '), steps: list.text }
}

/** 'how do I do it': the method on fresh numbers, else the explanation's own steps. */
export function replyWithMethod(read: Understanding): Draft | null {
  if (!read.wishes.has('how') || !read.concept) return null
  if (!read.subject) return read.text.length <= 14 ? showExample(read, read.concept, null) : null
  if (isElsewhere(read, read.topics[0] ?? null)) return pointElsewhere(read, read.subject)
  const word = properName(read.subject.name)
  const procedure = findProcedure(read.concept, word)
  if (procedure && !wasMentioned(read, procedure.steps))
    return { blocks: [procedure.lead, procedure.steps], question: 'auto' }
  return showExample(read, read.concept, read.subject)
}
