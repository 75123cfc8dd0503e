import type { Pairing } from './item.ts'

/** How the left column of a matching item is labelled; the right one is by numbers. */
export const LEFT_LABELS: readonly string[] = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ']

/** Both columns of a matching item as lines of Markdown, each with its label. */
export function listColumnLines({ left, right }: Pairing): string[] {
  return [
    ...left.map((text, index) => `${LEFT_LABELS[index]}. ${text}`),
    ...right.map((text, index) => `${index + 1}. ${text}`),
  ]
}
