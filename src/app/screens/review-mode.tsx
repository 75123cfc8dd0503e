import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { findConcept } from '#domain/curriculum/find-concept.ts'
import { summarizeReviews } from '#domain/review/summarize-reviews.ts'
import { beginReviewAtom } from '#features/learning/review-exam.state.ts'
import { threadAtom } from '#features/learning/thread.state.ts'
import { ReviewBar } from '#features/review/review-bar.tsx'
import { unsentCountAtom } from '#platform/outbox.ts'
import { reviewsQuery } from '#platform/review-queries.ts'

interface ReviewModeProps {
  userId: string
  conceptId: string
  grades: readonly CurriculumEntry[]
}

/** `?review`: begins the concept's due items once its conversation is open, and shows how the notebook goes on. */
export function ReviewMode({ userId, conceptId, grades }: ReviewModeProps) {
  const { data, isFetchedAfterMount, refetch } = useQuery({ ...reviewsQuery(userId), staleTime: 0 })
  const thread = useAtomValue(threadAtom)
  const unsent = useAtomValue(unsentCountAtom)
  const begin = useSetAtom(beginReviewAtom)
  const hasBegun = useRef(false)
  // An answer that waits here counts as one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is part of what is read
  useEffect(() => void refetch(), [unsent, refetch])
  const summary = data && summarizeReviews(data.concepts, Date.now())
  const isReady = thread?.status === 'ready' && thread.place.conceptId === conceptId
  useEffect(() => {
    if (!isReady || !isFetchedAfterMount || !summary || hasBegun.current) return
    hasBegun.current = true
    const due = summary.due.find((concept) => concept.conceptId === conceptId)?.items ?? []
    void begin(due.map(({ evaluationId }) => evaluationId))
  }, [isReady, isFetchedAfterMount, summary, conceptId, begin])
  if (!summary) return null
  const nameOf = (id: string) => findConcept(grades, id)?.concept.content ?? id
  return <ReviewBar summary={summary} conceptId={conceptId} nameOf={nameOf} />
}
