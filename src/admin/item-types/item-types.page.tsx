import './item-types.css'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { SelectField } from '#ui/form/field.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { nodesQuery } from '../kit/nodes.query.ts'
import { GroupList } from './group-list.tsx'
import { TypeList } from './type-list.tsx'

const TABS = [
  { id: 'types', label: '성취기준별 유형' },
  { id: 'groups', label: '문항 묶음' },
] as const

/** `/admin/ExerciseTypeManager`: how items are classified. */
export function ItemTypesPage() {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const tab = TABS.find((one) => one.id === search.get('tab'))?.id ?? 'types'
  const change = (name: string, value: string) => {
    search.set(name, value)
    navigate(`${path}?${search}`, { replace: true })
  }
  return (
    <>
      <h1 className="admin-title">문항 유형</h1>
      <Tabs
        label="문항을 나누는 방법"
        tabs={TABS}
        selected={tab}
        onSelect={(next) => change('tab', next)}
        panelClassName="panel-body"
      >
        {tab === 'types' ? (
          <Types criterionId={search.get('criterion')} onChoose={(id) => change('criterion', id)} />
        ) : (
          <GroupList />
        )}
      </Tabs>
    </>
  )
}

function listCriteria(nodes: readonly TreeNode[]) {
  const criteria = nodes.flatMap(({ achievementCriterion }) => achievementCriterion)
  return [...new Map(criteria.map((one) => [one.id, one])).values()].sort((left, right) =>
    left.id.localeCompare(right.id),
  )
}

interface TypesProps {
  criterionId: string | null
  onChoose: (id: string) => void
}

function Types({ criterionId, onChoose }: TypesProps) {
  const { data, error, isPending, refetch } = useQuery(nodesQuery)
  if (isPending) return <LoadingState rows={4} label="성취기준을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState
        title="성취기준을 불러오지 못했어요"
        detail={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  const criteria = listCriteria(data)
  const chosen = criteria.find(({ id }) => id === criterionId)
  return (
    <div className="item-types">
      <SelectField
        label="성취기준"
        value={chosen?.id ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">골라 주세요</option>
        {criteria.map(({ id, code, text }) => (
          <option key={id} value={id}>
            {code} {text}
          </option>
        ))}
      </SelectField>
      {chosen ? (
        <>
          <p className="item-types-criterion">
            {chosen.code} {chosen.text}
          </p>
          <TypeList key={chosen.id} criterionId={chosen.id} />
        </>
      ) : (
        <EmptyState icon="note" title="성취기준을 고르면 그 유형이 나와요" />
      )}
    </div>
  )
}
