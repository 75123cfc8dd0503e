import type { ReactNode } from 'react'

export interface MarkdownProps {
  text: string
  /** `streaming` while more may come: the last block is shown as far as it goes, with a caret. */
  status?: 'streaming' | 'done' | undefined
  /** Within a line: no paragraph, the size and weight of the text around. */
  inline?: boolean | undefined
  /** Called with the Markdown of a question box whose '이 질문에 답하기' was pressed; without it there is no button. */
  onAnswer?: ((question: string) => void) | undefined
  /** Draws a `figure` fence from its text. Keep the function's identity, or every figure is drawn anew. */
  renderFigure?: ((text: string) => ReactNode) | undefined
  className?: string | undefined
}
