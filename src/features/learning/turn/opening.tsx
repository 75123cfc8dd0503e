import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { explanationQuery } from '#platform/curriculum-queries.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { Turn } from '#ui/thread/turn.tsx'
import { threadAtom } from '../thread/thread.state.ts'
import { renderFigureFence } from './render-figure.tsx'

interface OpeningProps {
  conceptId: string
  conceptName: string
  /** The first view is revealed step by step; later ones are shown at once. */
  isFirstView: boolean
}

/** How fast a first view is written, in characters a millisecond. */
const WRITING_PACE = 1.5
/** At least so many characters are put into the page in one go, as long as a slow tablet needs for a frame or two. */
const STEP_LENGTH = 200

/** The concept's explanation: how the tutor opens. */
export function Opening({ conceptId, conceptName, isFirstView }: OpeningProps) {
  const { data, error, isPending, refetch } = useQuery(explanationQuery(conceptId))
  const isThreadFailed = useAtomValue(threadAtom)?.status === 'failed'
  const text = data ? `# ${conceptName}\n\n${data.content}` : ''
  const [isPaced] = useState(
    () => isFirstView && !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const shown = useReveal(text, isPaced)
  // The conversation shows this failure too, and its retry loads both.
  if (error && isThreadFailed) return null
  return (
    <Turn persona={DEFAULT_PERSONA} name="개념 설명" id="opening">
      {isPending && <LoadingState rows={5} label="개념 설명을 불러오는 중" />}
      {error && (
        <ErrorState
          title="개념 설명을 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data === null && (
        <EmptyState
          icon="book"
          title="이 개념의 설명은 아직 준비하고 있어요"
          detail="궁금한 것은 지금 물어봐도 돼요. 준비된 개념은 차례에서 고를 수 있어요."
        />
      )}
      {data && (
        <Markdown
          text={shown}
          status={shown.length < text.length ? 'streaming' : 'done'}
          renderFigure={renderFigureFence}
          className={isPaced ? 'opening-text opening-written' : 'opening-text'}
        />
      )}
    </Turn>
  )
}

/**
 * How much of `text` is shown: a few paragraphs more with each step, so that neither reading nor touching ever waits for the whole.
 * Paced, the steps come as fast as one reads over them; else as soon as the page has drawn the last.
 */
function useReveal(text: string, isPaced: boolean): string {
  const [count, setCount] = useState(0)
  const end = Math.max(count, endOfStep(text, 0))
  const next = endOfStep(text, end)
  useEffect(() => {
    if (next === end) return
    const timer = setTimeout(() => setCount(next), isPaced ? (next - end) / WRITING_PACE : 0)
    return () => clearTimeout(timer)
  }, [next, end, isPaced])
  return text.slice(0, end)
}

/** Where the paragraph ends that a step from `from` on reaches. */
function endOfStep(text: string, from: number): number {
  const gap = text.indexOf('\n\n', from + STEP_LENGTH)
  return gap < 0 ? text.length : gap + 2
}
