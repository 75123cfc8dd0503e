import type { AllStatistics } from '#contract/statistics.ts'
import { MINUTE_MS } from '#domain/calendar/durations.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { PeriodChart } from '../kit/chart/period-chart.tsx'
import { formatBriefly, formatDay, formatNumber, formatStudied } from '../kit/describe-figures.ts'
import { allCsvHref } from './statistics.queries.ts'

interface PanelsProps {
  statistics: AllStatistics
  range: DayRange
}

function countPeople(value: number): string {
  return `${formatNumber(value)}명`
}

/** Who studied, and how long. */
export function LearnerPanels({ statistics: { days, weeks }, range }: PanelsProps) {
  const busiest = days.reduce((best, day) => (day.learners > best.learners ? day : best))
  const studied = days.reduce((sum, day) => sum + day.studied, 0)
  const daySummary =
    busiest.learners === 0
      ? '이 기간에는 공부한 학습자가 없어요.'
      : `가장 많은 날은 ${formatDay(busiest.day)} ${countPeople(busiest.learners)}이에요.`
  const weekSummary = '월요일부터 일요일까지, 한 사람을 한 번만 세요.'
  const studySummary = `하루 평균 ${formatStudied(studied / days.length)}이에요.`
  return (
    <>
      <ChartPanel
        title="날마다 공부한 학습자"
        summary={daySummary}
        csvHref={allCsvHref(range, 'days')}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '학습자', align: 'end', cell: ({ learners }) => countPeople(learners) },
        ]}
      >
        <PeriodChart
          label={`날마다 공부한 학습자. ${daySummary}`}
          periods={days.map(({ day }) => formatDay(day))}
          shape="bars"
          series={[{ label: '학습자', tone: 'part', values: days.map(({ learners }) => learners) }]}
          formatValue={formatBriefly}
        />
      </ChartPanel>
      <ChartPanel
        title="주마다 공부한 학습자"
        summary={weekSummary}
        csvHref={allCsvHref(range, 'weeks')}
        rows={weeks}
        idOf={({ week }) => week}
        columns={[
          { label: '시작하는 월요일', cell: ({ week }) => week },
          { label: '학습자', align: 'end', cell: ({ learners }) => countPeople(learners) },
          { label: '학습 시간', align: 'end', cell: (week) => formatStudied(week.studied) },
        ]}
      >
        <PeriodChart
          label={`주마다 공부한 학습자. ${weekSummary}`}
          periods={weeks.map(({ week }) => formatDay(week))}
          shape="bars"
          series={[{ label: '학습자', tone: 'part', values: weeks.map(({ learners }) => learners) }]}
          formatValue={formatBriefly}
        />
      </ChartPanel>
      <ChartPanel
        title="학습 시간"
        summary={studySummary}
        csvHref={allCsvHref(range, 'days')}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '학습 시간', align: 'end', cell: (day) => formatStudied(day.studied) },
        ]}
      >
        <PeriodChart
          label={`날마다의 학습 시간, 분. ${studySummary}`}
          periods={days.map(({ day }) => formatDay(day))}
          shape="bars"
          series={[
            {
              label: '학습 시간',
              tone: 'part',
              values: days.map((day) => Math.round(day.studied / MINUTE_MS)),
            },
          ]}
          formatValue={(minutes) => `${formatBriefly(minutes)}분`}
        />
      </ChartPanel>
    </>
  )
}
