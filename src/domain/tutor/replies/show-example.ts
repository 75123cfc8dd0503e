import { type FoundPassage, findPassages } from '../explanation/find-passages.ts'
import { listSolids } from '../explanation/fits-solids.ts'
import { listPassages } from '../explanation/list-passages.ts'
import { quotePassage } from '../explanation/quote-passage.ts'
import {
  type Block,
  firstSentences,
  listSentences,
  readExplanation,
} from '../explanation/read-explanation.ts'
import { canAskAbout, drawQuestion } from '../practice/draw-question.ts'
import { flattenQuestion } from '../practice/item-text.ts'
import { judgeClaim } from '../practice/judge-claim.ts'
import { readClaim } from '../practice/read-claim.ts'
import { readExercise } from '../practice/read-exercise.ts'
import { solveExercise } from '../practice/solve-exercise.ts'
import { pickWorkedExample } from '../practice/worked-example.ts'
import type { Understanding } from '../reading/understand.ts'
import { type Name, properName } from '../reading/vocabulary.ts'
import type { TutorConcept } from '../tutor-turn.ts'
import { type Draft, vary } from './draft.ts'
import { definitionOf, isElsewhere, placeNote, pointElsewhere, wasMentioned } from './know-names.ts'
import { announceTask, showSteps } from './show-steps.ts'

/** 'for example': a fresh worked example, never one that the thread has seen. */
export function replyWithExample(read: Understanding): Draft | null {
  if (!read.wishes.has('example') || !read.concept) return null
  const [topic] = read.topics
  if (isElsewhere(read, topic ?? null)) return null
  return showExample(read, read.concept, read.subject)
}

const EXAMPLES_ASKED = /예시|예를|예 |예좀|예제/

/** First an instance of the very thing, then worked problems. */
export function showExample(read: Understanding, concept: TutorConcept, subject: Name | null): Draft | null {
  const isFirst = !read.turn.history.some(({ message }) => EXAMPLES_ASKED.test(message))
  const word = subject && concept.concept.id === subject.conceptId ? properName(subject.name) : null
  const instance = word === null ? null : (showInstance(read, word) ?? demonstrate(read, word))
  return (
    (isFirst ? instance : null) ??
    showWorkedItem(read, concept, word) ??
    instance ??
    quoteInstance(read, concept, word) ??
    quoteExample(read, concept)
  )
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

/** A passage that shows `word` on a formula. */
function quoteInstance(read: Understanding, concept: TutorConcept, word: string | null): Draft | null {
  const passage = listPassages(concept).find(
    ({ text }) =>
      word !== null &&
      text.includes(word) &&
      text.includes('\\(') &&
      !wasMentioned(read, firstSentences(text, 3)),
  )
  return passage ? { blocks: quotePassage(passage, 3), question: 'auto' } : null
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

/** The rule that answers the question, in the explanation's words: a definition or a passage with its formula. */
function quoteRule(read: Understanding, concept: TutorConcept): Draft | null {
  const name = read.topics.at(-1)
  if (!name) return null
  const definition = listSolids(read.text).length === 0 ? definitionOf(read, name) : null
  if (definition?.includes('\\(') && !wasMentioned(read, definition)) {
    return { blocks: [definition, ...placeNote(read, name)], question: 'auto' }
  }
  const asked = read.text.replace(name.spelling ?? name.name, properName(name.name))
  const best = findPassages(asked, read.turn.unit.concepts, 16)
    .filter(
      ({ text, section }) =>
        section !== 'why' && section !== 'mistakes' && namesWord(text, name) && namesSolid(read.text, text),
    )
    .filter(({ text }) => !wasMentioned(read, firstSentences(text, 2)))
    .toSorted((first, second) => ruleScore(second, concept) - ruleScore(first, concept))[0]
  return best ? { blocks: quotePassage(best), question: 'auto' } : null
}

/** A question about a solid needs an example with one. */
function namesSolid(question: string, text: string): boolean {
  return listSolids(question).length === 0 || listSolids(text).length > 0
}

/** '원뿔의 겉넓이는 …' for the name 뿔의 겉넓이: its last word is enough, the solids are compared by the search. */
function namesWord(text: string, name: Name): boolean {
  return text.includes(properName(name.name).split(' ').at(-1) ?? name.name)
}

function ruleScore(
  { score, text, follow, section, conceptId }: FoundPassage,
  { concept }: TutorConcept,
): number {
  return (
    score *
    (conceptId === concept.id ? 1.6 : 1) *
    (follow !== '' || text.includes('\\(') || text.includes('×') ? 2 : 0.4) *
    (section === 'term' ? 1.5 : 1)
  )
}

const INSTANCES_TRIED = 12

/** Shows numbers that are an example of `word`, with the reason: a prime for 소수, two coprime numbers for 서로소. */
function showInstance(read: Understanding, word: string): Draft | null {
  for (let attempt = 0; attempt < INSTANCES_TRIED; attempt += 1) {
    const question = drawQuestion(word, read.seed + 17 + attempt * 31, () => false)
    const claim = question === null ? null : readClaim(question)
    const judgement = claim && judgeClaim(claim)
    if (!judgement) return null
    const isInstance =
      claim.kind === 'prime-or-composite' ? judgement.verdict.includes(`${word}예요`) : judgement.holds
    const text = `예를 들어 ${judgement.verdict} ${judgement.because}`
    if (isInstance && !wasMentioned(read, text)) return { blocks: [text], question: 'auto' }
  }
  return null
}

/** A method shown on numbers drawn for this turn. */
function demonstrate(read: Understanding, word: string): Draft | null {
  if (!canAskAbout(word)) return null
  const earlierText = read.earlierText
  const question = drawQuestion(word, read.seed + 17, (one) => earlierText.includes(flattenQuestion(one)))
  const exercise = question === null ? null : readExercise(question)
  const worked = exercise && solveExercise(exercise)
  if (!worked) return null
  return {
    blocks: [announceTask(worked.task), showSteps(worked.solution.steps), worked.conclusion],
    question: 'auto',
  }
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
  const display = demonstrate(read, word) ?? (procedure === null ? showInstance(read, word) : null)
  if (display) return display
  if (procedure && !wasMentioned(read, procedure.steps))
    return { blocks: [procedure.lead, procedure.steps], question: 'auto' }
  const rule = quoteRule(read, read.concept)
  if (rule) return rule
  return showExample(read, read.concept, read.subject)
}
