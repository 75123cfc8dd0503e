import './documents.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { siteConfigQuery } from '#platform/site-config.ts'
import { useTitle } from '#platform/title.ts'
import { extractOutline } from '#ui/markdown/extract-outline.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { DocumentOutline } from './components/document-outline.tsx'
import { fillOperator } from './fill-operator.ts'
import { loadDocument } from './load-document.ts'

/** A guide, a policy, price or sales: Markdown of the repository with its outline. `name`: 'guide/start', 'price'. */
export function DocumentPage({ name }: { name: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['document', name],
    queryFn: () => loadDocument(name),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <LoadingState rows={8} label="글을 불러오는 중" />
  if (error || data === null)
    return <ErrorState title="글을 불러오지 못했어요" onRetry={() => void refetch()} />
  return <DocumentText text={data} />
}

function DocumentText({ text }: { text: string }) {
  const site = useQuery(siteConfigQuery)
  const shown = useRef<HTMLElement>(null)
  // Where nobody answers who the operator is, the rest is there to read.
  const operator = site.isError ? null : site.data?.operator
  const filled = useMemo(() => fillOperator(text, operator), [text, operator])
  useTitle(extractOutline(text)[0]?.text ?? '안내')
  return (
    <article className="document" ref={shown}>
      <DocumentOutline text={filled} document={shown} />
      <Markdown text={filled} />
    </article>
  )
}
