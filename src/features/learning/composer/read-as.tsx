import { readAnswer } from '#domain/answer/read-answer.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'

/** A written answer as it will be read, typeset, before it is sent; nothing if that looks like the typed text. */
export function ReadAs({ text }: { text: string }) {
  const latex = readAnswer(text)
  if (latex === null || latex === text.trim()) return null
  return (
    <p className="read-as">
      이렇게 읽었어요 <Markdown text={`\\(${latex}\\)`} inline />
    </p>
  )
}
