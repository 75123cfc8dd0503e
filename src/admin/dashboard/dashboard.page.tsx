import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { currentUserAtom } from '#platform/session.ts'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { conflictsQuery } from '../kit/content.queries.ts'
import { FigureList } from '../kit/figure-list.tsx'
import { flaggedItemsQuery, itemDraftsQuery, openReportsQuery } from '../kit/item-counts.queries.ts'
import { nodesQuery } from '../kit/nodes.query.ts'
import { TodayFigures } from './today-figures.tsx'

/** `/admin`: today's figures, open tasks, and the size of the content. */
export function DashboardPage() {
  const { data, error, isPending, refetch } = useQuery(nodesQuery)
  const isFullAdmin = useAtomValue(currentUserAtom)?.roles.includes('admin') ?? false
  return (
    <>
      <h1 className="admin-title">대시보드</h1>
      {isFullAdmin && <TodayFigures />}
      <ToDecide hasConflicts={isFullAdmin} />
      {isPending && <LoadingState rows={3} label="교육과정을 불러오는 중" />}
      {error && (
        <ErrorState
          title="교육과정을 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && <CurriculumFigures nodes={data} />}
    </>
  )
}

function CurriculumFigures({ nodes }: { nodes: readonly TreeNode[] }) {
  const concepts = nodes.flatMap((node) => node.curriculumConcepts)
  const figures = [
    { label: '단원', count: nodes.filter(({ depth }) => depth === 1).length, href: '/admin/ConceptManager' },
    { label: '개념', count: concepts.length, href: '/admin/ConceptManager' },
    {
      label: '숨긴 단원·소단원',
      count: nodes.filter(({ hidden }) => hidden).length,
      href: '/admin/CurriculumShowManager',
    },
    {
      label: '숨긴 개념',
      count: concepts.filter(({ hidden }) => hidden).length,
      href: '/admin/CurriculumShowManager',
    },
  ]
  return (
    <FigureList
      title="교육과정"
      figures={figures.map(({ label, count, href }) => ({
        label,
        href,
        value: `${count.toLocaleString('ko-KR')}개`,
      }))}
    />
  )
}

interface ToDecideProps {
  /** Conflicts are an administrator's to decide. */
  hasConflicts: boolean
}

/** Open tasks: each number links to its list. */
function ToDecide({ hasConflicts }: ToDecideProps) {
  const conflicts = useQuery({ ...conflictsQuery, enabled: hasConflicts })
  const reports = useQuery(openReportsQuery)
  const drafts = useQuery(itemDraftsQuery)
  const flagged = useQuery(flaggedItemsQuery)
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
    {
      label: '답을 보니 손볼 문항',
      href: '/admin/ExerciseManager?flagged=true',
      value: flagged.data?.total,
      error: flagged.error,
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
    <FigureList
      title="손볼 것"
      figures={figures.map(({ label, href, value, error }) => ({
        label,
        href,
        value: value !== undefined ? `${value.toLocaleString('ko-KR')}개` : error ? '모름' : '…',
      }))}
    />
  )
}
