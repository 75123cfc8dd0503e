import type { Item } from '../exam/item.ts'
import { itemId } from './item-id.ts'
import { makeSeededRandom } from './seeded-random.ts'
import type { ItemTemplate } from './template.ts'

/** The item of `template` for `seed` (0 to 2^32 - 1): same arguments, same item, on every device. */
export function makeItem(template: ItemTemplate, seed: number): Item {
  const generated = template.generate(makeSeededRandom(seed))
  const [option1 = '', option2 = '', option3 = '', option4 = '', option5 = ''] = generated.options
  return {
    id: itemId(template.id, seed),
    itemVersion: 1,
    question: generated.question,
    option1,
    option2,
    option3,
    option4,
    option5,
    correctAnswer: generated.correctAnswer,
    solution: generated.solution,
    difficultyLevel: template.difficultyLevel,
    writtenTestType: generated.writtenTestType,
    performanceTestType: 0,
    figures: generated.figures,
    images: [],
    conceptIds: [template.conceptId],
    itemGroupId: null,
    criterionTypeIds: [],
    hints: [...generated.hints],
    mistakes: generated.mistakes,
    rubric: [],
    pairing: null,
    templateId: template.id,
    seed,
  }
}
