import './dashboard.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { currentUserAtom } from '#platform/session.ts'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { conflictsQuery } from '../kit/content.queries.ts'
import { itemDraftsQuery, openReportsQuery } from '../kit/item-counts.queries.ts'
import { nodesQuery } from '../kit/nodes.query.ts'

/** `/admin`: what there is. */
export function DashboardPage() {
  const { data, error, isPending, refetch } = useQuery(nodesQuery)
  const isFullAdmin = useAtomValue(currentUserAtom)?.roles.includes('admin') ?? false
  return (
    <>
      <h1 className="admin-title">대시보드</h1>
      {isPending && <LoadingState rows={3} label="교육과정을 불러오는 중" />}
      {error && (
        <ErrorState
          title="교육과정을 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && <CurriculumFigures nodes={data} />}
      <ToDecide hasConflicts={isFullAdmin} />
    </>
  )
}

function CurriculumFigures({ nodes }: { nodes: readonly TreeNode[] }) {
  const concepts = nodes.flatMap((node) => node.curriculumConcepts)
  const figures = [
    { label: '단원', value: nodes.filter(({ depth }) => depth === 1).length },
    { label: '개념', value: concepts.length },
    { label: '숨긴 단원·소단원', value: nodes.filter(({ hidden }) => hidden).length },
    { label: '숨긴 개념', value: concepts.filter(({ hidden }) => hidden).length },
  ]
  return (
    <section className="admin-figures" aria-labelledby="figures-of-curriculum">
      <h2 id="figures-of-curriculum">교육과정</h2>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('ko-KR')}개</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ToDecideProps {
  /** Conflicts are an administrator's to decide. */
  hasConflicts: boolean
}

/** What waits for somebody's decision: each figure leads to its list. */
function ToDecide({ hasConflicts }: ToDecideProps) {
  const conflicts = useQuery({ ...conflictsQuery, enabled: hasConflicts })
  const reports = useQuery(openReportsQuery)
  const drafts = useQuery(itemDraftsQuery)
  const figures = [
    {
      label: '학습자가 알린 문항',
      href: '/admin/ExerciseManager?view=reports&state=open',
      value: reports.data?.open,
      error: reports.error,
    },
    {
      label: '공개한 적 없는 문항',
      href: '/admin/ExerciseManager?status=draft',
      value: drafts.data?.drafts,
      error: drafts.error,
    },
    {
      label: '고치고 공개하지 않은 문항',
      href: '/admin/ExerciseManager?hasDraft=true',
      value: drafts.data?.edits,
      error: drafts.error,
    },
    ...(hasConflicts
      ? [
          {
            label: '새 배포판과 다른 것',
            href: '/admin/ConceptManager?view=conflicts',
            value: conflicts.data?.length,
            error: conflicts.error,
          },
        ]
      : []),
  ]
  return (
    <section className="admin-figures" aria-labelledby="figures-to-decide">
      <h2 id="figures-to-decide">손볼 것</h2>
      <dl>
        {figures.map(({ label, href, value, error }) => (
          <div key={label}>
            <dt>
              <PageLink href={href}>{label}</PageLink>
            </dt>
            <dd>{value !== undefined ? `${value.toLocaleString('ko-KR')}개` : error ? '모름' : '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
