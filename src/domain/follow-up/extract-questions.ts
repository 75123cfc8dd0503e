import { closesFence, type Fence, readFenceOpening } from '../chat/read-fence.ts'

/**
 * The questions of the ```question blocks of a reply (specification section 4), in order, each once; a block is one question.
 * Empty blocks, unclosed ones and blocks inside another fence are none.
 */
export function extractQuestions(reply: string): string[] {
  const questions = new Set<string>()
  let fence: Fence | null = null
  let lines: string[] = []
  for (const line of reply.split(/\r?\n/)) {
    if (fence === null) {
      fence = readFenceOpening(line)
      lines = []
    } else if (!closesFence(line, fence)) {
      lines.push(line)
    } else {
      const question = lines.join('\n').trim()
      if (fence.kind === 'question' && question !== '') questions.add(question)
      fence = null
    }
  }
  return [...questions]
}
