import type { AllStatistics } from '#contract/statistics.ts'
import { METHOD_RULES } from '#domain/notify/notification-method.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { PURPOSE_NAMES } from '../kit/call-names.ts'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { PeriodChart } from '../kit/chart/period-chart.tsx'
import { ShareBars } from '../kit/chart/share-bars.tsx'
import {
  describeUnpriced,
  formatBriefly,
  formatCost,
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

function describeCosts({ calls, otherCalls, cost, unpriced }: AllStatistics['totals']): string {
  if (calls + otherCalls === 0) return '이 기간에는 모델을 부르지 않았어요.'
  if (cost === null) return '설정에 값이 없는 모델만 불러서 비용을 몰라요.'
  return `${[describeUnpriced(unpriced), '모두', formatCost(cost)].filter((part) => part !== undefined).join(' ')}이에요.`
}

/** The tutor's calls, and notifications. */
export function CallPanels({ statistics: { days, totals, methods }, range }: PanelsProps) {
  const periods = days.map(({ day }) => formatDay(day))
  const csvHref = allCsvHref(range, 'days')
  const callSummary = `모두 ${formatNumber(totals.calls)}번, 실패 ${formatNumber(totals.failedCalls)}번이에요. 방문자의 호출도 세요.`
  const tokenSummary = `모든 호출에서 입력 ${formatNumber(totals.tokensIn)}개, 출력 ${formatNumber(totals.tokensOut)}개예요.`
  const costSummary = describeCosts(totals)
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
        title="비용"
        summary={costSummary}
        csvHref={csvHref}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '비용', align: 'end', cell: ({ cost }) => formatCost(cost) },
          { label: '값을 모르는 호출', align: 'end', cell: ({ unpriced }) => formatNumber(unpriced) },
        ]}
      >
        <PeriodChart
          label={`날마다의 비용. ${costSummary}`}
          periods={periods}
          shape="bars"
          series={[{ label: '비용', tone: 'part', values: days.map(({ cost }) => cost) }]}
          formatValue={(won) => `${formatBriefly(won)}원`}
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

/** What models were called for, and what that took. */
export function CallPurposes({ statistics: { purposes }, range }: PanelsProps) {
  if (purposes.length === 0) return null
  const history = (purpose: string) =>
    `/admin/LLMHistoryManager?${new URLSearchParams({ ...range, purpose })}`
  return (
    <ChartPanel
      title="모델을 부른 까닭"
      summary="튜터 호출은 대화와 힌트예요. 나머지는 관리자가 한 일이에요."
      csvHref={allCsvHref(range, 'purposes')}
      isTable
      rows={purposes}
      idOf={({ purpose }) => purpose}
      columns={[
        {
          label: '까닭',
          cell: ({ purpose }) => (
            <PageLink href={history(purpose)} className="place-link">
              {PURPOSE_NAMES[purpose]}
            </PageLink>
          ),
        },
        { label: '호출', align: 'end', cell: ({ calls }) => `${formatNumber(calls)}번` },
        { label: '실패', align: 'end', cell: ({ failedCalls }) => `${formatNumber(failedCalls)}번` },
        { label: '입력 토큰', align: 'end', cell: ({ tokensIn }) => formatNumber(tokensIn) },
        { label: '출력 토큰', align: 'end', cell: ({ tokensOut }) => formatNumber(tokensOut) },
        { label: '비용', align: 'end', cell: ({ cost }) => formatCost(cost) },
        { label: '값을 모르는 호출', align: 'end', cell: ({ unpriced }) => `${formatNumber(unpriced)}번` },
      ]}
    />
  )
}
