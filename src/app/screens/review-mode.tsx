import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { findConcept } from '#domain/curriculum/find-concept.ts'
import { LEVEL } from '#domain/exam/item.ts'
import { summarizeReviews } from '#domain/review/summarize-reviews.ts'
import { isBeginningExamAtom } from '#features/learning/practice/exam.state.ts'
import { beginReviewAtom } from '#features/learning/practice/review-exam.state.ts'
import { threadAtom } from '#features/learning/thread/thread.state.ts'
import { ReviewBar } from '#features/review/review-bar.tsx'
import { unsentCountAtom } from '#platform/outbox-view.ts'
import { reviewsQuery } from '#platform/review-queries.ts'

interface ReviewModeProps {
  userId: string
  conceptId: string
  grades: readonly CurriculumEntry[]
}

/** `?review`: starts the concept's due items once its conversation is open, and shows the notebook's next step. */
export function ReviewMode({ userId, conceptId, grades }: ReviewModeProps) {
  const { data, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...reviewsQuery(userId),
    staleTime: 0,
  })
  const thread = useAtomValue(threadAtom)
  const unsent = useAtomValue(unsentCountAtom)
  const begin = useSetAtom(beginReviewAtom)
  const isBeginning = useAtomValue(isBeginningExamAtom)
  const hasBegun = useRef(false)
  // An answer in the outbox counts as given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is part of what is read
  useEffect(() => void refetch(), [unsent, refetch])
  const summary = data && summarizeReviews(data.concepts, Date.now())
  const isReady = thread?.status === 'ready' && thread.place.conceptId === conceptId
  const due = summary?.due.find((concept) => concept.conceptId === conceptId)?.items ?? []
  const beginDue = () => begin(due.map(({ evaluationId }) => evaluationId))
  const beginOnce = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void beginDue()
  })
  const isKnown = isReady && isFetchedAfterMount && summary !== undefined
  useEffect(() => {
    if (isKnown) beginOnce()
  }, [isKnown])
  if (!summary) return null
  const nameOf = (id: string) => findConcept(grades, id)?.concept.content ?? id
  const isOpen = thread?.exams.some((exam) => exam.difficultyLevel === LEVEL.wrongAnswers && !exam.finished)
  const canBegin = isReady && !isOpen && !isBeginning && !isFetching
  return (
    <ReviewBar
      summary={summary}
      conceptId={conceptId}
      nameOf={nameOf}
      onMore={canBegin ? () => void beginDue() : null}
    />
  )
}
