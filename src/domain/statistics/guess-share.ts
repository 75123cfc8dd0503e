import { WRITTEN_TYPE, type WrittenTestType } from '../exam/item.ts'

interface Choices {
  writtenTestType: WrittenTestType
  /** Options that are not empty. */
  options: number
}

/** Returns the expected share of right answers by guessing; 0 for items without choices. */
export function guessShare({ writtenTestType, options }: Choices): number {
  if (writtenTestType === WRITTEN_TYPE.trueFalse) return 0.5
  return writtenTestType === WRITTEN_TYPE.choice && options > 0 ? 1 / options : 0
}
