import { readAnswer } from '../answer/read-answer.ts'
import { WRITTEN_TYPE } from '../exam/item.ts'
import type { InkPrior } from './recognition.ts'

const LABELS = /^(?:[ㄱㄴㄷㄹㅁ](?:, )?)+$/
const PAIRS = /^(?:[ㄱㄴㄷㄹㅁ]-[1-9](?:, )?)+$/
const CHOICES = /^(?:[①②③④⑤1-5](?:, )?)+$/
const FIGURE = /^(?:∠[xyabn]=\d+°|△[xyabn]*)$/

/** Whether a text can be read as an answer of the item's kind: as mathematics, or as labels, choices, O or X. */
export function isReadable(text: string, kind: InkPrior['kind']): boolean {
  if (/, $|,$|,,/.test(text)) return false
  switch (kind) {
    case WRITTEN_TYPE.trueFalse:
      return text === 'O' || text === 'X'
    case WRITTEN_TYPE.choice:
      return CHOICES.test(text)
    case WRITTEN_TYPE.matching:
      return PAIRS.test(text) || LABELS.test(text)
    case WRITTEN_TYPE.combination:
      return LABELS.test(text)
    default:
      return FIGURE.test(text) || readAnswer(text) !== null || LABELS.test(text) || CHOICES.test(text)
  }
}
