import { useMemo, useRef } from 'react'
import { FigureFence } from '#ui/figure/figure-view.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { type BlockPair, compareBlocks } from './compare-blocks.ts'

function renderFigure(text: string) {
  return <FigureFence text={text} framed />
}

interface RenderedDifferenceProps {
  label: string
  before: string
  after: string
  /** Names of the two sides. */
  names: readonly [before: string, after: string]
}

/** Two texts beside each other as a learner sees them; blocks that differ are marked with words and a line. */
export function RenderedDifference({ label, before, after, names }: RenderedDifferenceProps) {
  const pairs = useMemo(() => compareBlocks(before, after), [before, after])
  const count = pairs.filter((pair) => pair.before !== pair.after).length
  const place = useRef<HTMLElement>(null)
  const shown = useRef(-1)
  const showNext = () => {
    const changed = place.current?.querySelectorAll('.rendered-pair:not(.rendered-same)') ?? []
    shown.current = (shown.current + 1) % changed.length
    changed[shown.current]?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <div className="rendered-count">
        <span>{count === 0 ? '달라진 곳이 없어요.' : `달라진 곳 ${count}군데`}</span>
        {count > 0 && (
          <Button icon="arrow-down" onClick={showNext}>
            다음 달라진 곳
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <section ref={place} className="rendered" aria-label={label} tabIndex={0}>
        <div className="rendered-names">
          <b className="rendered-name">{names[0]}</b>
          <b className="rendered-name">{names[1]}</b>
        </div>
        {pairs.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
          <Pair key={at} {...pair} />
        ))}
      </section>
    </>
  )
}

function Pair({ before, after }: BlockPair) {
  const isSame = before === after
  const isReplaced = before !== null && after !== null
  return (
    <div className={joinClasses('rendered-pair', isSame && 'rendered-same')}>
      <Side text={before} mark={isSame ? null : isReplaced ? '고치기 전' : '뺀 곳'} side="before" />
      <Side text={after} mark={isSame ? null : isReplaced ? '고친 뒤' : '더한 곳'} side="after" />
    </div>
  )
}

interface SideProps {
  text: string | null
  mark: string | null
  side: 'before' | 'after'
}

function Side({ text, mark, side }: SideProps) {
  if (text === null) return <div className="rendered-none" />
  return (
    <div className={joinClasses('rendered-side', mark !== null && `rendered-${side}`)}>
      {mark && <Chip tone="line">{mark}</Chip>}
      <Markdown text={text} renderFigure={renderFigure} />
    </div>
  )
}
