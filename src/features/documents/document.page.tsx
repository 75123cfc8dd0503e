import './documents.css'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo, useRef } from 'react'
import { siteConfigQuery } from '#platform/site-config.ts'
import { useTitle } from '#platform/title.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { DocumentOutline } from './components/document-outline.tsx'
import { OperatorFacts } from './components/operator-facts.tsx'
import { documentQuery } from './document-query.ts'
import { splitDocument } from './split-document.ts'

/** A guide, a policy, price or sales: Markdown of the repository with its outline. `name`: 'guide/start', 'price'. */
export function DocumentPage({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(documentQuery(name))
  if (error && !data) return <ErrorState title="글을 불러오지 못했어요" onRetry={() => void refetch()} />
  return data ? <DocumentText text={data} /> : <LoadingState rows={8} label="글을 불러오는 중" />
}

function DocumentText({ text }: { text: string }) {
  const site = useQuery(siteConfigQuery)
  const shown = useRef<HTMLElement>(null)
  // If the operator cannot be fetched, the rest is still shown.
  const operator = site.isError ? null : site.data?.operator
  const { title, parts } = useMemo(() => splitDocument(text), [text])
  useTitle(title)
  return (
    <div className="document">
      <DocumentOutline text={parts.join('\n\n')} document={shown} />
      <article ref={shown}>
        <h1>{title}</h1>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document's parts never move
          <Fragment key={index}>
            {index > 0 && <OperatorFacts operator={operator} />}
            <Markdown text={part} />
          </Fragment>
        ))}
      </article>
    </div>
  )
}
