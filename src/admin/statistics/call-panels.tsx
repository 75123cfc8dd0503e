import type { AllStatistics } from '#contract/statistics.ts'
import { METHOD_RULES } from '#domain/notify/notification-method.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { PeriodChart } from '../kit/chart/period-chart.tsx'
import { ShareBars } from '../kit/chart/share-bars.tsx'
import {
  formatBriefly,
  formatDay,
  formatLatency,
  formatNumber,
  formatShare,
} from '../kit/describe-figures.ts'
import { allCsvHref } from './statistics.queries.ts'

interface PanelsProps {
  statistics: AllStatistics
  range: DayRange
}

/** The tutor's calls, and notifications. */
export function CallPanels({ statistics: { days, totals, methods }, range }: PanelsProps) {
  const periods = days.map(({ day }) => formatDay(day))
  const csvHref = allCsvHref(range, 'days')
  const callSummary = `모두 ${formatNumber(totals.calls)}번, 실패 ${formatNumber(totals.failedCalls)}번이에요. 방문자의 호출도 세요.`
  const tokenSummary = `입력 ${formatNumber(totals.tokensIn)}개, 출력 ${formatNumber(totals.tokensOut)}개예요.`
  const latencySummary =
    totals.latencyHalf === null
      ? '성공한 호출이 없어요.'
      : `절반은 ${formatLatency(totals.latencyHalf)}, 95%는 ${formatLatency(totals.latencyMost)} 안에 끝났어요.`
  return (
    <>
      <ChartPanel
        title="튜터 호출"
        summary={callSummary}
        csvHref={csvHref}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '호출', align: 'end', cell: ({ calls }) => formatNumber(calls) },
          { label: '실패', align: 'end', cell: ({ failedCalls }) => formatNumber(failedCalls) },
        ]}
      >
        <PeriodChart
          label={`날마다의 튜터 호출과 실패. ${callSummary}`}
          periods={periods}
          shape="bars"
          series={[
            { label: '호출', tone: 'whole', values: days.map(({ calls }) => calls) },
            { label: '실패', tone: 'fault', values: days.map(({ failedCalls }) => failedCalls) },
          ]}
          formatValue={formatBriefly}
        />
      </ChartPanel>
      <ChartPanel
        title="토큰"
        summary={tokenSummary}
        csvHref={csvHref}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '입력', align: 'end', cell: ({ tokensIn }) => formatNumber(tokensIn) },
          { label: '출력', align: 'end', cell: ({ tokensOut }) => formatNumber(tokensOut) },
        ]}
      >
        <PeriodChart
          label={`날마다의 토큰. ${tokenSummary}`}
          periods={periods}
          shape="bars"
          series={[
            {
              label: '입력과 출력',
              tone: 'whole',
              values: days.map(({ tokensIn, tokensOut }) => tokensIn + tokensOut),
            },
            { label: '출력', tone: 'part', values: days.map(({ tokensOut }) => tokensOut) },
          ]}
          formatValue={formatBriefly}
        />
      </ChartPanel>
      <ChartPanel
        title="응답 시간"
        summary={latencySummary}
        csvHref={csvHref}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '중앙값', align: 'end', cell: ({ latencyHalf }) => formatLatency(latencyHalf) },
          { label: '95%', align: 'end', cell: ({ latencyMost }) => formatLatency(latencyMost) },
        ]}
      >
        <PeriodChart
          label={`날마다의 응답 시간. ${latencySummary}`}
          periods={periods}
          shape="lines"
          series={[
            { label: '95%', tone: 'whole', values: days.map(({ latencyMost }) => latencyMost) },
            { label: '중앙값', tone: 'part', values: days.map(({ latencyHalf }) => latencyHalf) },
          ]}
          formatValue={formatLatency}
        />
      </ChartPanel>
      <ChartPanel
        title="보낸 알림"
        summary="보낸 날로 세요. 누른 것은 언제 눌러도 보낸 날에 들어가요."
        csvHref={allCsvHref(range, 'methods')}
        rows={methods}
        idOf={({ method }) => method}
        columns={[
          { label: '방법', cell: ({ method }) => METHOD_RULES[method].label },
          { label: '보냄', align: 'end', cell: ({ sent }) => formatNumber(sent) },
          { label: '누름', align: 'end', cell: ({ clicked }) => formatNumber(clicked) },
        ]}
      >
        <PeriodChart
          label={`날마다 보낸 푸시와 누른 푸시. 보냄 ${formatNumber(totals.sent)}건, 누름 ${formatNumber(totals.clicked)}건.`}
          periods={periods}
          shape="bars"
          series={[
            { label: '보낸 푸시', tone: 'whole', values: days.map(({ sent }) => sent) },
            { label: '누른 푸시', tone: 'part', values: days.map(({ clicked }) => clicked) },
          ]}
          formatValue={formatBriefly}
        />
        <ShareBars
          label="알림을 누른 비율"
          bars={methods.map(({ method, sent, clicked }) => ({
            id: method,
            label: METHOD_RULES[method].label,
            href: null,
            share: sent === 0 ? null : clicked / sent,
            text: sent === 0 ? '보낸 것 없음' : `${formatShare(clicked, sent)} (${formatNumber(sent)}건)`,
          }))}
        />
      </ChartPanel>
    </>
  )
}
