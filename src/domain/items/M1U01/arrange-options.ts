import type { SeededRandom } from '../seeded-random.ts'
import type { GeneratedItem } from '../template.ts'

/** An option that is wrong, as it is shown, and the mistake that leads to it. */
export interface WrongOption {
  shown: string
  says: string
  conceptId?: string
}

/** The right option and the wrong ones in the order the seed decides, with the key (its number) and the named mistakes. */
export function arrangeOptions(
  random: SeededRandom,
  right: string,
  wrong: readonly WrongOption[],
): Pick<GeneratedItem, 'options' | 'correctAnswer' | 'mistakes'> {
  const rightOption = { shown: right, says: '' }
  const arranged = random.shuffle<WrongOption>([rightOption, ...wrong])
  return {
    options: arranged.map((option) => option.shown),
    correctAnswer: `${arranged.indexOf(rightOption) + 1}`,
    mistakes: arranged.flatMap(({ says, conceptId }, index) =>
      says === '' ? [] : [{ answer: `${index + 1}`, says, ...(conceptId ? { conceptId } : {}) }],
    ),
  }
}
