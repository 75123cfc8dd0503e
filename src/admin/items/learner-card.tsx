import { type ReactNode, useState } from 'react'
import { DIFFICULTY_LABELS, type Item } from '#domain/exam/item.ts'
import { FigureView } from '#ui/figure/figure-view.tsx'
import { ItemCard } from '#ui/item-card/item-card.tsx'
import { readItemAnswer } from '#ui/item-card/read-item-answer.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'

type CardContent = Pick<Item, 'question' | 'solution' | 'hints' | 'figures' | 'difficultyLevel'> &
  Parameters<typeof readItemAnswer>[0]

interface LearnerCardProps {
  content: CardContent
  /** Below the solution and the hints. */
  children?: ReactNode
}

/** An item as a learner's card, with its solution and hints below. */
export function LearnerCard({ content, children }: LearnerCardProps) {
  const [written, setWritten] = useState('')
  const { question, solution, hints, figures, difficultyLevel } = content
  const answer = readItemAnswer(content, { written, attempt: null, isSolved: false }, setWritten)
  return (
    <>
      <ItemCard
        level={DIFFICULTY_LABELS[difficultyLevel]}
        number={1}
        total={1}
        question={question}
        figure={figures.length > 0 ? figures.map((one) => <FigureView key={one.alt} figure={one} />) : null}
        answer={answer}
      />
      <details className="learner-card-help">
        <summary>풀이와 힌트</summary>
        <Markdown text={solution} />
        <ol>
          {hints.map((hint, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hints have no other name
            <li key={at}>
              <Markdown text={hint} />
            </li>
          ))}
        </ol>
      </details>
      {children}
    </>
  )
}
