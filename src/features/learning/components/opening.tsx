import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { explanationQuery } from '#platform/curriculum-queries.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { Turn } from '#ui/thread/turn.tsx'
import { renderFigureFence } from './render-figure.tsx'

interface OpeningProps {
  conceptId: string
  conceptName: string
  /** The first view is written before the eyes; later ones stand at once. */
  isFirstView: boolean
}

/** Characters that appear with each frame of the first view. */
const CHARACTERS_A_FRAME = 24

/** The concept's explanation: how the tutor opens. */
export function Opening({ conceptId, conceptName, isFirstView }: OpeningProps) {
  const { data, error, isPending, refetch } = useQuery(explanationQuery(conceptId))
  const text = data ? `# ${conceptName}\n\n${data.content}` : ''
  const shown = useReveal(text, isFirstView)
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
          detail="궁금한 것은 지금 물어봐도 돼요. 준비된 개념은 왼쪽 차례에서 고를 수 있어요."
        />
      )}
      {data && (
        <Markdown
          text={shown}
          status={shown.length < text.length ? 'streaming' : 'done'}
          renderFigure={renderFigureFence}
        />
      )}
    </Turn>
  )
}

/** How much of `text` is shown: all of it, or for a first view a little more with each frame. */
function useReveal(text: string, enabled: boolean): string {
  const [count, setCount] = useState(0)
  const [isOn] = useState(() => enabled && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const isRunning = isOn && count < text.length
  useEffect(() => {
    if (!isRunning) return
    const frame = requestAnimationFrame(() => setCount(count + CHARACTERS_A_FRAME))
    return () => cancelAnimationFrame(frame)
  }, [isRunning, count])
  return isOn ? text.slice(0, count) : text
}
