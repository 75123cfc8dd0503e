import { isSameQuestion } from '#domain/exam/is-same-question.ts'
import type { Item } from '#domain/exam/item.ts'
import { type ContentFault, fault } from './content-fault.ts'
import type { ConceptItems } from './read-items.ts'

function nameOf({ templateId, seed, id }: Item) {
  return templateId === null ? id : `${templateId} with seed ${seed}`
}

/** The figures of data that an item shows, as text; drawings without numbers of their own may come again. */
function dataOf({ figures }: Item): string[] {
  return figures.filter(({ alt }) => /\d/.test(alt)).map((figure) => JSON.stringify(figure))
}

/** Whether two items are about one and the same data: a learner who has read it once need not read it again. */
export function findSharedData(one: Item, other: Item): boolean {
  const shown = dataOf(one)
  return dataOf(other).some((data) => shown.includes(data))
}

/** Stored items of a concept that a learner takes for an earlier one, or that show an earlier one's data. */
export function lintRepeats({ file, items }: ConceptItems): ContentFault[] {
  return items.flatMap(({ item, line }, index) => {
    const earlier = items.slice(0, index).map((entry) => entry.item)
    const same = earlier.find((other) => isSameQuestion(other, item))
    if (same) return [fault(file, line, `asks the same as ${nameOf(same)}`)]
    const shared = earlier.find((other) => findSharedData(other, item))
    return shared ? [fault(file, line, `shows the data of ${nameOf(shared)}`)] : []
  })
}
