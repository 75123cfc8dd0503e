import '#ui/primitives/rows.css'
import './review.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reviewPath } from '#contract/paths.ts'
import { describeSyncTime } from '#domain/chat/describe-sync-time.ts'
import { DIFFICULTY_LABELS, DIFFICULTY_LEVELS } from '#domain/exam/item.ts'
import { describeDueDay } from '#domain/review/describe-due-day.ts'
import type { ConceptReviews, ReviewItem } from '#domain/review/review.ts'
import { type ReviewSummary, summarizeReviews } from '#domain/review/summarize-reviews.ts'
import { reviewsQuery } from '#platform/review-queries.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Mark } from '#ui/primitives/mark.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'

/** Concepts listed at a time. */
const ROWS = 4

interface ReviewSectionProps {
  userId: string
  nameOf: (conceptId: string) => string
  /** Whether to scroll to this section and focus it, as the address asked. */
  isWanted: boolean
  onShown: () => void
}

/** The wrong-answer notebook: items due today by concept, and a button to start. */
export function ReviewSection({ userId, nameOf, isWanted, onShown }: ReviewSectionProps) {
  const { data, error, isPending, refetch } = useQuery(reviewsQuery(userId))
  const now = Date.now()
  const summary = data && summarizeReviews(data.concepts, now)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted || isPending) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
    onShown()
  }, [isWanted, isPending, onShown])
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        오답 노트
        {summary && summary.dueCount > 0 && <small>오늘 다시 볼 문항 {summary.dueCount}개</small>}
      </h2>
      {isPending && <LoadingState rows={3} label="오답 노트를 불러오는 중" />}
      {error && !data && (
        <ErrorState
          title="오답 노트를 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {summary && <ReviewList summary={summary} now={now} nameOf={nameOf} />}
      {data?.copiedAt != null && (
        <p className="review-note">오프라인 · 마지막 동기화 {describeSyncTime(data.copiedAt, now)}</p>
      )}
    </section>
  )
}

interface ReviewListProps {
  summary: ReviewSummary
  now: number
  nameOf: (conceptId: string) => string
}

function ReviewList({ summary: { due, dueCount, nextDueAt }, now, nameOf }: ReviewListProps) {
  const [first] = due
  if (!first) {
    return (
      <p className="review-note">
        {nextDueAt === null
          ? '아직 모아 둔 오답이 없어요. 틀린 문항은 잊을 때쯤 여기에서 다시 만나요.'
          : `오늘 다시 볼 문항은 없어요. 다음 문항은 ${describeDueDay(Date.parse(nextDueAt), now)} 만나요.`}
      </p>
    )
  }
  const hidden = due.slice(ROWS).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <ul className="rows">
        {due.slice(0, ROWS).map((concept) => (
          <ReviewRow key={concept.conceptId} concept={concept} name={nameOf(concept.conceptId)} />
        ))}
      </ul>
      {hidden > 0 && <p className="review-note">이 밖에 {hidden}개가 더 있어요.</p>}
      <ButtonLink className="review-go" href={reviewPath(first.unitId, first.conceptId)}>
        {dueCount}개 다시 풀기
      </ButtonLink>
    </>
  )
}

/** '기본 2개 · 도전 1개'. */
function describeLevels(items: readonly ReviewItem[]): string {
  return DIFFICULTY_LEVELS.flatMap((level) => {
    const count = items.filter(({ difficultyLevel }) => difficultyLevel === level).length
    return count === 0 ? [] : [`${DIFFICULTY_LABELS[level]} ${count}개`]
  }).join(' · ')
}

function ReviewRow({ concept, name }: { concept: ConceptReviews; name: string }) {
  const { unitId, conceptId, items } = concept
  return (
    <li>
      <Mark verdict="wrong" size={20} strokeWidth={6} animated={false} silent />
      <span>
        <PageLink href={reviewPath(unitId, conceptId)}>{name}</PageLink>
        <small>{describeLevels(items)}</small>
      </span>
      <span>{items.length}개</span>
    </li>
  )
}
