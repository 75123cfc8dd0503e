import { useEffect, useRef } from 'react'
import type { AllStatistics } from '#contract/statistics.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { EmptyState } from '#ui/states/list-state.tsx'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { formatNumber } from '../kit/describe-figures.ts'
import { ERRORS_HASH } from '../kit/errors-hash.ts'
import { allCsvHref } from './statistics.queries.ts'

interface ServerErrorsProps {
  statistics: AllStatistics
  range: DayRange
}

/** Requests that the server failed to answer, by address. */
export function ServerErrors({ statistics: { errorPaths }, range }: ServerErrorsProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.location.hash === ERRORS_HASH) part.current?.scrollIntoView()
  }, [])
  return (
    <div ref={part}>
      {errorPaths.length === 0 ? (
        <EmptyState icon="check" title="이 기간에는 서버 오류가 없어요" />
      ) : (
        <ChartPanel
          title="서버 오류"
          summary="서버가 답하지 못한 요청이에요(5xx). 많은 것부터 보여 주고, 까닭은 서버의 로그에 있어요."
          csvHref={allCsvHref(range, 'errors')}
          isTable
          rows={errorPaths}
          idOf={({ method, path, status }) => `${method} ${path} ${status}`}
          columns={[
            { label: '요청', cell: ({ method, path }) => `${method} ${path}` },
            { label: '상태', align: 'end', cell: ({ status }) => status },
            { label: '횟수', align: 'end', cell: ({ errors }) => `${formatNumber(errors)}번` },
          ]}
        />
      )}
    </div>
  )
}
