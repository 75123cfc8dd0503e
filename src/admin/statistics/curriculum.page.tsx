import './statistics.css'
import { useQuery } from '@tanstack/react-query'
import type { TreeNode } from '#domain/curriculum/curriculum.ts'
import { SelectField } from '#ui/form/field.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { nodesQuery } from '../kit/nodes.query.ts'
import { CurriculumFigures } from './curriculum-figures.tsx'
import { PlacePanels } from './place-panels.tsx'
import { Freshness, RangePicker } from './range-picker.tsx'
import { curriculumStatisticsQuery } from './statistics.queries.ts'
import { type AddressedRange, useRange } from './use-range.ts'

/** `/admin/statistics-curriculum`: learners, completion and answers by unit and concept. */
export function CurriculumStatisticsPage() {
  const addressed = useRange()
  const { data: nodes, error, isPending, refetch } = useQuery(nodesQuery)
  return (
    <>
      <h1 className="admin-title">교육과정 통계</h1>
      {isPending && <LoadingState rows={6} label="교육과정을 불러오는 중" />}
      {error && (
        <ErrorState
          title="교육과정을 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {nodes && <CurriculumStatisticsOf nodes={nodes} addressed={addressed} />}
    </>
  )
}

/** Grades and units, in curriculum order. */
function listChoices(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.filter(({ depth }) => depth <= 1)
}

interface OfNodesProps {
  nodes: readonly TreeNode[]
  addressed: AddressedRange
}

function CurriculumStatisticsOf({ nodes, addressed }: OfNodesProps) {
  const choices = listChoices(nodes)
  const { range, fault, read, change } = addressed
  const id = choices.find((node) => node.id === read('node'))?.id ?? choices[0]?.id
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...curriculumStatisticsQuery(id ?? '', range),
    enabled: fault === null && id !== undefined,
  })
  if (id === undefined) return <EmptyState icon="list" title="아직 교육과정이 없어요" />
  return (
    <>
      <div className="statistics-choices">
        <SelectField
          label="학년이나 단원"
          value={id}
          onChange={({ target }) => change({ node: target.value })}
        >
          {choices.map(({ id: each, label, depth }) => (
            <option key={each} value={each}>
              {depth === 0 ? label : `— ${label}`}
            </option>
          ))}
        </SelectField>
        <RangePicker addressed={addressed} />
      </div>
      {isPending && fault === null && <LoadingState rows={6} label="통계를 불러오는 중" />}
      {error && (
        <ErrorState title="통계를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
      )}
      {data && fault === null && (
        <div className="statistics" aria-busy={isPlaceholderData || undefined}>
          <Freshness {...data} />
          <CurriculumFigures statistics={data} />
          <PlacePanels statistics={data} range={range} />
        </div>
      )}
    </>
  )
}
