import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { call } from '#platform/http.ts'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { conceptQuery } from '../kit/content.queries.ts'
import { HistoryTab } from '../kit/history-tab.tsx'
import { ORIGIN_NAMES } from '../kit/origin-names.ts'
import { useTab } from '../kit/use-tab.ts'
import { ConceptForm } from './concept-form.tsx'
import { conceptFormSchema } from './forms.ts'
import { LinksTab } from './links-tab.tsx'
import { TermsTab } from './terms-tab.tsx'

const ExplanationTab = lazy(() =>
  import('./explanation-tab.tsx').then((part) => ({ default: part.ExplanationTab })),
)

const TABS = [
  { id: 'concept', label: '개념' },
  { id: 'explanation', label: '설명' },
  { id: 'links', label: '링크' },
  { id: 'terms', label: '용어' },
  { id: 'history', label: '기록' },
] as const

const CONCEPT_FIELDS = {
  content: '이름',
  description: '한 줄 소개',
  imageRequired: '그림이 꼭 있어야 함',
  hidden: '숨김',
  nodeId: '소단원',
  order: '링크나 용어의 차례',
}

interface ConceptPanelProps {
  conceptId: string
  /** Buttons beside the name. */
  acts: ReactNode
}

/** One concept: its fields, explanation, links, terms and history. */
export function ConceptPanel({ conceptId, acts }: ConceptPanelProps) {
  const { data, error, isPending, refetch } = useQuery(conceptQuery(conceptId))
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={8} label="개념을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="개념을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  const { concept, explanations, links, terms, deletedLinks, deletedTerms } = data
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{concept.content}</h2>
          <p>
            <span className="panel-id">{concept.id}</span>
            <Chip>{ORIGIN_NAMES[concept.origin]}</Chip>
            {concept.hidden && <Chip tone="line">학습자에게 숨김</Chip>}
          </p>
        </div>
        {acts}
      </header>
      <Tabs
        label="개념에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'concept' && <ConceptForm concept={concept} />}
        {tab === 'explanation' && (
          <Suspense fallback={<LoadingState rows={8} label="편집기를 여는 중" />}>
            <ExplanationTab concept={concept} explanations={explanations} />
          </Suspense>
        )}
        {tab === 'links' && <LinksTab conceptId={conceptId} links={links} deleted={deletedLinks} />}
        {tab === 'terms' && <TermsTab conceptId={conceptId} terms={terms} deleted={deletedTerms} />}
        {tab === 'history' && (
          <HistoryTab
            entity="concept"
            entityId={conceptId}
            fieldNames={CONCEPT_FIELDS}
            restore={{
              label: '이때로 되돌리기',
              note: '자리와 차례는 그대로예요. 되돌린 것도 기록에 남아요.',
              schema: conceptFormSchema,
              current: conceptFormSchema.parse(concept),
              write: (values) =>
                call(
                  adminApi.content.updateConcept({
                    ...{ id: concept.nodeId, conceptId, version: concept.version },
                    ...values,
                  }),
                ),
            }}
          />
        )}
      </Tabs>
    </>
  )
}
