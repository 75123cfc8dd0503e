import './statistics.css'
import { useQuery } from '@tanstack/react-query'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { AllFigures } from './all-figures.tsx'
import { AnswerPanels, MissedItems } from './answer-panels.tsx'
import { CallPanels, CallPurposes } from './call-panels.tsx'
import { LearnerPanels } from './learner-panels.tsx'
import { Freshness, RangePicker } from './range-picker.tsx'
import { ServerErrors } from './server-errors.tsx'
import { allStatisticsQuery } from './statistics.queries.ts'
import { useRange } from './use-range.ts'

/** `/admin/statistics-all`: the whole product by day and week. */
export function AllStatisticsPage() {
  const addressed = useRange()
  const { range, fault } = addressed
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...allStatisticsQuery(range),
    enabled: fault === null,
  })
  return (
    <>
      <h1 className="admin-title">전체 통계</h1>
      <RangePicker addressed={addressed} />
      {isPending && fault === null && <LoadingState rows={6} label="통계를 불러오는 중" />}
      {error && (
        <ErrorState title="통계를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
      )}
      {data && fault === null && (
        <div className="statistics" aria-busy={isPlaceholderData || undefined}>
          <Freshness {...data} />
          <AllFigures statistics={data} range={range} />
          <div className="chart-panels">
            <LearnerPanels statistics={data} range={range} />
            <AnswerPanels statistics={data} range={range} />
            <CallPanels statistics={data} range={range} />
          </div>
          <CallPurposes statistics={data} range={range} />
          <MissedItems statistics={data} range={range} />
          <ServerErrors statistics={data} range={range} />
        </div>
      )}
    </>
  )
}
