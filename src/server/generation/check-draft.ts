import type { GenerationRequest } from '#contract/generation.ts'
import { itemContentSchema } from '#contract/item-editing.ts'
import type { Item, ItemContent } from '#domain/exam/item.ts'
import { performanceOf } from '../seed/read-items.ts'
import type { ModelDraft } from './draft-schema.ts'

type Kind = Pick<GenerationRequest, 'writtenTestType' | 'performanceTestType' | 'difficultyLevel'>

/** Control characters: PostgreSQL rejects NUL, the others are invisible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

function clean(text: string): string {
  return text.replace(CONTROL, '').trim()
}

/** Returns the content of a model's draft; null if something of it is too long or too many to be an item. */
export function toContent(draft: ModelDraft, kind: Kind): ItemContent | null {
  if (draft.options.length > 5) return null
  const [option1 = '', option2 = '', option3 = '', option4 = '', option5 = ''] = draft.options.map(clean)
  const content = {
    question: clean(draft.question),
    ...{ option1, option2, option3, option4, option5 },
    correctAnswer: clean(draft.correctAnswer),
    solution: clean(draft.solution),
    difficultyLevel: kind.difficultyLevel,
    writtenTestType: kind.writtenTestType,
    performanceTestType: kind.performanceTestType || performanceOf(kind.writtenTestType),
    figures: [],
    images: [],
    hints: draft.hints.map(clean),
    mistakes: draft.mistakes.map(({ answer, says }) => ({ answer: clean(answer), says: clean(says) })),
    rubric: draft.rubric.map(({ point, marks }) => ({ point: clean(point), marks })),
    pairing: draft.pairing && {
      left: draft.pairing.left.map(clean),
      right: draft.pairing.right.map(clean),
    },
  }
  const parsed = itemContentSchema.safeParse(content)
  return parsed.success ? parsed.data : null
}

/** The draft as an item, which the verification and the checker read. */
export function toDraftItem(content: ItemContent, conceptIds: readonly string[]): Item {
  return {
    ...content,
    ...{ id: '', itemVersion: 1, conceptIds: [...conceptIds], itemGroupId: null, criterionTypeIds: [] },
    ...{ templateId: null, seed: null },
  }
}
