import { useDeferredValue, useState } from 'react'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { type ItemValues, toContent } from './item-values.ts'
import { LearnerCard } from './learner-card.tsx'

const THEMES = [
  { value: 'page', label: '이 화면' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
] as const

/** The text as it is written now, as a learner sees it. */
export function ItemPreview({ values }: { values: ItemValues }) {
  const content = useDeferredValue(toContent(values))
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('page')
  if (!content) return null
  return (
    <section className="item-preview" aria-label="학습자가 보는 모습">
      <header>
        <h3>학습자가 보는 모습</h3>
        <Segmented label="미리 보기의 색" segments={THEMES} value={theme} onChange={setTheme} quiet />
      </header>
      <div className="item-preview-page" data-theme={theme === 'page' ? undefined : theme}>
        <LearnerCard content={content} />
      </div>
    </section>
  )
}
