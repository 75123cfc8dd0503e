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
  const shown: string[] = []
  for (const { text } of part) {
    if (shown.length > 0 && shown.join('').length + text.length > LONGEST) break
    shown.push(text)
  }
  return shown
}

/** The part of an explanation whose heading says what a question, or one of the names in it, says, from its beginning; empty where there is none. */
export function findDerivation(
  question: string,
  names: readonly string[],
  { explanation }: TutorConcept,
): string[] {
  const said = [question, ...names].join(' ')
  const fitting = listParts(readExplanation(explanation).core).flatMap((part) => {
    const text = part.map((block) => block.text).join(' ')
    const heading = (HEADING.exec(text)?.[1] ?? '').replace(BESIDE_SUBJECT, ' ')
    const told = coverage(question, text)
    return coverage(heading, said) >= MOST_OF_HEADING &&
      told >= MOST_OF_QUESTION &&
      fitsSolids(question, text)
      ? [{ part, told }]
      : []
  })
  const best = fitting.toSorted((one, other) => other.told - one.told)[0]
  return best ? withinLength(best.part) : []
}
