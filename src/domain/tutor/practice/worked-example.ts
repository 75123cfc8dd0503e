import { type Item, LEVEL, WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'
import type { ItemTemplate } from '../../items/template.ts'
import { flattenQuestion, makeFittingItem, SHOWN_SEEDS } from './item-text.ts'
import { hasPicture } from './thread-memory.ts'

interface ExampleRequest {
  conceptId: string
  /** Names that the example should be about, most wanted first. */
  names: readonly string[]
  items: readonly Item[]
  templates: readonly ItemTemplate[]
  /** The thread's replies, flattened. */
  said: string
  openItem: Item | null
  seed: number
}

const MAX_SOLUTION = 700
const MAX_QUESTION = 180

/** Types whose solution is a calculation from the question alone. */
const IS_WORKED_OUT: Record<WrittenTestType, boolean> = {
  [WRITTEN_TYPE.other]: false,
  [WRITTEN_TYPE.choice]: false,
  [WRITTEN_TYPE.shortAnswer]: true,
  [WRITTEN_TYPE.trueFalse]: false,
  [WRITTEN_TYPE.matching]: false,
  [WRITTEN_TYPE.combination]: false,
  [WRITTEN_TYPE.essay]: false,
}

function isShown(item: Item): boolean {
  return (
    IS_WORKED_OUT[item.writtenTestType] &&
    item.figures.length === 0 &&
    item.images.length === 0 &&
    item.question.length <= MAX_QUESTION &&
    item.solution.length <= MAX_SOLUTION &&
    !hasPicture(item.question + item.solution)
  )
}

function rankByName(item: Item, template: ItemTemplate | null, names: readonly string[]): number {
  const text = item.question + (template?.name ?? '')
  const at = names.findIndex((name) => text.includes(name))
  return at < 0 ? names.length : at
}

/**
 * An item with its solution to show as a worked example: of the concept, about the names where possible, easy before hard, and none whose
 * question is in the thread already. Null if there is none left.
 */
export function pickWorkedExample({
  conceptId,
  names,
  items,
  templates,
  said: earlierText,
  openItem,
  seed,
}: ExampleRequest): Item | null {
  const isFresh = (item: Item): boolean =>
    isShown(item) && item.id !== openItem?.id && !earlierText.includes(flattenQuestion(item.question))
  const made = templates
    .filter((template) => template.conceptId === conceptId && template.difficultyLevel <= LEVEL.standard)
    .flatMap((template) => {
      const item = makeFittingItem(template, { from: seed, seeds: SHOWN_SEEDS }, isFresh)
      return item ? [{ item, rank: rankByName(item, template, names) }] : []
    })
  const stored = items
    .filter((item) => item.templateId === null && item.difficultyLevel <= LEVEL.standard && isFresh(item))
    .map((item) => ({ item, rank: rankByName(item, null, names) }))
  const [best] = [...made, ...stored].sort(
    (first, second) => first.rank - second.rank || first.item.difficultyLevel - second.item.difficultyLevel,
  )
  return best?.item ?? null
}
