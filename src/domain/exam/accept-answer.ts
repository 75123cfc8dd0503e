import { type ItemContent, WRITTEN_TYPE } from './item.ts'

/**
 * Returns the key that takes one more answer; null if a key cannot say so: only short answers have alternatives, which commas separate,
 * and `&` joins terms that must all be given.
 */
export function acceptAnswer(
  { correctAnswer, writtenTestType }: Pick<ItemContent, 'correctAnswer' | 'writtenTestType'>,
  answer: string,
): string | null {
  const added = answer.trim()
  if (writtenTestType !== WRITTEN_TYPE.shortAnswer || added === '') return null
  if (/[,&]/.test(added) || correctAnswer.includes('&')) return null
  return `${correctAnswer}, ${added}`
}
