import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { DEFAULT_PERSONA } from '#domain/access/roles.ts'
import { explanationQuery } from '#platform/curriculum-queries.ts'
import { adoptText, findFirstText, removeFirstScreen } from '#platform/first-screen.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { AdoptedText, StaticText } from '#ui/markdown/static-text.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { Turn } from '#ui/thread/turn.tsx'
import { threadAtom } from '../thread/thread.state.ts'
import { renderFigureFence } from './render-figure.tsx'

interface OpeningProps {
  conceptId: string
  conceptName: string
}

/** The concept's explanation: how the tutor opens. */
export function Opening({ conceptId, conceptName }: OpeningProps) {
  const { data, error, isPending, refetch } = useQuery(explanationQuery(conceptId))
  const isThreadFailed = useAtomValue(threadAtom)?.status === 'failed'
  const [first] = useState(() => {
    const text = findFirstText(conceptId)
    return text && { digest: text.digest, adopt: (host: HTMLElement) => adoptText(text, host) }
  })
  const isFirstCurrent = first !== null && (!data?.rendered || data.rendered.digest === first.digest)
  const isShown = first !== null || !isPending
  useLayoutEffect(() => {
    if (isShown) removeFirstScreen()
  }, [isShown])
  if (first && isFirstCurrent) {
    return (
      <OpeningTurn>
        <AdoptedText adopt={first.adopt} className="opening-text" />
      </OpeningTurn>
    )
  }
  // The conversation shows this failure too, and its retry loads both.
  if (error && data === undefined && isThreadFailed) return null
  return (
    <OpeningTurn>
      {isPending && <LoadingState rows={5} label="개념 설명을 불러오는 중" />}
      {error && data === undefined && (
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
      {data?.rendered && <StaticText html={data.rendered.html} className="opening-text" />}
      {data && !data.rendered && (
        <Markdown
          text={`# ${conceptName}\n\n${data.content}`}
          renderFigure={renderFigureFence}
          className="opening-text"
        />
      )}
    </OpeningTurn>
  )
}

function OpeningTurn({ children }: { children: ReactNode }) {
  return (
    <Turn persona={DEFAULT_PERSONA} name="개념 설명" id="opening">
      {children}
    </Turn>
  )
}
