import { useDeferredValue, useState } from 'react'
import { DIFFICULTY_LABELS, LEVEL } from '#domain/exam/item.ts'
import type { Figure } from '#domain/figure/figure.ts'
import { FigureView } from '#ui/figure/figure-view.tsx'
import { ItemCard } from '#ui/item-card/item-card.tsx'
import { readItemAnswer } from '#ui/item-card/read-item-answer.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { type ItemValues, toContent } from './item-values.ts'

const THEMES = [
  { value: 'page', label: '이 화면' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
] as const

/** The item as a learner's card, with its solution and hints below. */
export function ItemPreview({ values }: { values: ItemValues }) {
  const content = useDeferredValue(toContent(values))
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('page')
  const [written, setWritten] = useState('')
  if (!content) return null
  const level = Object.values(LEVEL).find((one) => one === content.difficultyLevel) ?? LEVEL.basic
  const answer = readItemAnswer(content, { written, attempt: null, isSolved: false }, setWritten)
  const figures = content.figures as Figure[]
  return (
    <section className="item-preview" aria-label="학습자가 보는 모습">
      <header>
        <h3>학습자가 보는 모습</h3>
        <Segmented label="미리 보기의 색" segments={THEMES} value={theme} onChange={setTheme} quiet />
      </header>
      <div className="item-preview-page" data-theme={theme === 'page' ? undefined : theme}>
        <ItemCard
          level={DIFFICULTY_LABELS[level]}
          number={1}
          total={1}
          question={content.question}
          figure={figures.length > 0 ? figures.map((one) => <FigureView key={one.alt} figure={one} />) : null}
          answer={answer}
        />
        <details>
          <summary>풀이와 힌트</summary>
          <Markdown text={content.solution} />
          <ol>
            {content.hints.map((hint, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hints have no other name
              <li key={at}>
                <Markdown text={hint} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}
