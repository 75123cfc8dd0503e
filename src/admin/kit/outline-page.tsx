import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { outlineQuery } from './content.queries.ts'
import type { Outline } from './outline-entries.ts'

interface OutlinePageProps {
  title: string
  children: (outline: Outline) => ReactNode
}

/** A page over the whole curriculum, with its states of loading and failure. */
export function OutlinePage({ title, children }: OutlinePageProps) {
  const { data, error, isPending, refetch } = useQuery(outlineQuery)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {isPending && <LoadingState rows={10} label="교육과정을 불러오는 중" />}
      {error && (
        <ErrorState
          title="교육과정을 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && children(data)}
    </>
  )
}
