import './review.css'
import { reviewPath } from '#contract/paths.ts'
import type { ReviewSummary } from '#domain/review/summarize-reviews.ts'
import { Button } from '#ui/primitives/button.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { StatusBar } from '#ui/states/status-bar.tsx'

interface ReviewBarProps {
  summary: ReviewSummary
  conceptId: string
  nameOf: (conceptId: string) => string
  /** Starts the remaining items of this concept; null while a set of it is open. */
  onMore: (() => void) | null
}

/** Bar shown during review: how much is left, and the next step. */
export function ReviewBar({ summary, conceptId, nameOf, onMore }: ReviewBarProps) {
  const here = summary.due.find((concept) => concept.conceptId === conceptId)?.items.length ?? 0
  const others = summary.due.filter((concept) => concept.conceptId !== conceptId)
  const [next] = others
  const left = summary.dueCount - here
  const detail = here > 0 ? `이 개념에서 다시 볼 문항 ${here}개` : '이 개념의 오답은 모두 다시 풀었어요'
  return (
    <StatusBar icon="note" title="오답 노트" detail={left > 0 ? `${detail} · 다른 개념 ${left}개` : detail}>
      {here > 0 && onMore && (
        <Button variant="text" onClick={onMore}>
          남은 문항 풀기
        </Button>
      )}
      {next && (
        <PageLink className="review-bar-go" href={reviewPath(next.unitId, next.conceptId)}>
          다음: {nameOf(next.conceptId)}
        </PageLink>
      )}
      {!next && here === 0 && (
        <PageLink className="review-bar-go" href="/">
          홈으로
        </PageLink>
      )}
    </StatusBar>
  )
}
