import './dashboard.css'
import { useQuery } from '@tanstack/react-query'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { nodesQuery } from './nodes.query.ts'

/** `/admin`: what there is. */
export function DashboardPage() {
  const { data, error, isPending, refetch } = useQuery(nodesQuery)
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
