import type { TutorConcept } from '../tutor-turn.ts'
import { coverage } from './find-passages.ts'
import { fitsSolids } from './fits-solids.ts'
import { type Block, readExplanation } from './read-explanation.ts'

const HEADING = /^\*\*([^*]+)\.\*\*/
/** What a heading says beside its subject, and learners leave out. */
const BESIDE_SUBJECT = /[크길][기이]의|의 (?:성질|특징|뜻)|^(?:한|두|세) /g
const MOST_OF_HEADING = 0.75
const MOST_OF_QUESTION = 0.6
const LONGEST = 480

function listParts(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = []
  for (const block of blocks) {
    if (HEADING.test(block.text)) parts.push([block])
    else if (block.kind === 'paragraph' || block.kind === 'formula') parts.at(-1)?.push(block)
  }
  return parts
}

function withinLength(part: readonly Block[]): string[] {
  const display: string[] = []
  for (const { text } of part) {
    if (display.length > 0 && display.join('').length + text.length > LONGEST) break
    display.push(text)
  }
  return display
}

/** The part of an explanation whose heading says what a question, or one of the names in it, says, from its beginning; empty if there is none. */
export function findDerivation(
  question: string,
  names: readonly string[],
  { explanation }: TutorConcept,
): string[] {
  const earlierText = [question, ...names].join(' ')
  const fitting = listParts(readExplanation(explanation).core).flatMap((part) => {
    const text = part.map((block) => block.text).join(' ')
    const heading = (HEADING.exec(text)?.[1] ?? '').replace(BESIDE_SUBJECT, ' ')
    const premise = coverage(question, text)
    return coverage(heading, earlierText) >= MOST_OF_HEADING &&
      premise >= MOST_OF_QUESTION &&
      fitsSolids(question, text)
      ? [{ part, told: premise }]
      : []
  })
  const best = fitting.toSorted((a, b) => b.told - a.told)[0]
  return best ? withinLength(best.part) : []
}
