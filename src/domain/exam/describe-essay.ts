import { checkEssayLines } from './check-essay-lines.ts'
import type { Item } from './item.ts'
import { getRubric } from './mark-essay.ts'

/**
 * Markdown reply to a submitted essay: remarks on its lines, the model solution and the rubric.
 * Page and server make the same of it.
 */
export function describeEssay(
  item: Pick<Item, 'correctAnswer' | 'solution' | 'rubric'>,
  text: string,
): string {
  const points = getRubric(item).map(({ point, marks }) => `- ${point} (${marks}점)`)
  const parts = [
    '모범 풀이와 비교하며 스스로 채점해 보세요.',
    ...checkEssayLines(text, item),
    `**모범 풀이**\n\n${item.solution}`,
    `**채점 기준**\n\n${points.join('\n')}`,
  ]
  return parts.join('\n\n')
}
