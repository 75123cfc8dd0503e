import { WRITTEN_TYPE, type WrittenTestType } from '#domain/exam/item.ts'

/**
 * How an answer is entered: `picked` in the item's card (an option, ○ or ×, pairs), typed as a `formula` that is shown as it is read,
 * or typed as plain `text`.
 */
export const ANSWER_INPUT: Record<WrittenTestType, 'picked' | 'formula' | 'text'> = {
  [WRITTEN_TYPE.other]: 'formula',
  [WRITTEN_TYPE.choice]: 'picked',
  [WRITTEN_TYPE.shortAnswer]: 'formula',
  [WRITTEN_TYPE.trueFalse]: 'picked',
  [WRITTEN_TYPE.matching]: 'picked',
  [WRITTEN_TYPE.combination]: 'text',
  [WRITTEN_TYPE.essay]: 'text',
}
