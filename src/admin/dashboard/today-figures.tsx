import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Today } from '#contract/statistics.ts'
import { nameJob } from '#domain/statistics/job-names.ts'
import { call } from '#platform/http.ts'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import {
  describeUnpriced,
  formatCost,
  formatLatency,
  formatNumber,
  formatShare,
  formatStudied,
} from '../kit/describe-figures.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ERRORS_HASH } from '../kit/errors-hash.ts'
import { FigureList } from '../kit/figure-list.tsx'

const REFRESH_MS = 60_000
const MEGABYTE = 1024 * 1024

const todayQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'today'],
  queryFn: ({ signal }) => call(adminApi.statistics.today(undefined, { signal })),
  refetchInterval: REFRESH_MS,
})

/** Today so far, and the server's own work. */
export function TodayFigures() {
  const { data, error, isPending, refetch } = useQuery(todayQuery)
  if (isPending) return <LoadingState rows={3} label="오늘의 숫자를 불러오는 중" />
  if (error && !data)
    return (
      <ErrorState
        title="오늘의 숫자를 불러오지 못했어요"
        detail={error.message}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <FigureList title="오늘" figures={describeToday(data)}>
        <p className="field-note">
          {data.asOf === null ? '아직 집계하지 않았어요.' : `집계 기준 ${describeMoment(data.asOf)}`}
          {data.isStale && data.asOf !== null && ' · 집계가 늦어지고 있어요'}
        </p>
      </FigureList>
      <FigureList title="서버" figures={describeServer(data)} />
      <Jobs jobs={data.jobs} />
    </>
  )
}

/** The last run of each job, the failing ones first. */
function Jobs({ jobs }: Pick<Today, 'jobs'>) {
  return (
    <ChartPanel
      title="작업"
      summary="서버가 정해진 때에 스스로 하는 일의 마지막 결과예요."
      csvHref={null}
      rows={jobs.toSorted((a, b) => Number(b.isFailing) - Number(a.isFailing))}
      idOf={({ name }) => name}
      columns={[
        { label: '작업', cell: ({ name }) => nameJob(name) },
        { label: '결과', cell: describeResult },
        { label: '시작', cell: ({ startedAt }) => describeMoment(startedAt) },
        {
          label: '마지막 실패',
          cell: ({ failedAt }) => (failedAt === null ? '없음' : describeMoment(failedAt)),
        },
      ]}
    />
  )
}

function describeResult({ endedAt, isFailing }: Today['jobs'][number]): string {
  if (endedAt === null) return '하는 중'
  return isFailing ? '실패' : '끝남'
}

function describeToday({ day, figures }: Today) {
  const { learners, studied, answers, rightAnswers, calls, failedCalls, otherCalls } = figures
  const { tokensIn, tokensOut, cost, unpriced, errors } = figures
  const statistics = `/admin/statistics-all?from=${day}&to=${day}`
  const history = `/admin/LLMHistoryManager?from=${day}&to=${day}`
  return [
    { label: '학습자', value: `${formatNumber(learners)}명`, href: statistics },
    { label: '학습 시간', value: formatStudied(studied), href: statistics },
    {
      label: '푼 답',
      value: `${formatNumber(answers)}개`,
      note: `정답률 ${formatShare(rightAnswers, answers)}`,
      href: statistics,
    },
    {
      label: '튜터 호출',
      value: `${formatNumber(calls)}번`,
      ...(figures.latencyMost !== null && { note: `느린 5%는 ${formatLatency(figures.latencyMost)}부터` }),
      href: `${history}&purpose=tutor`,
    },
    {
      label: '실패한 호출',
      value: `${formatNumber(failedCalls)}번`,
      note: '튜터 호출 가운데',
      href: `${history}&purpose=tutor&status=failed`,
      isAlarming: failedCalls > 0,
    },
    {
      label: '다른 호출',
      value: `${formatNumber(otherCalls)}번`,
      note: '시험과 만들기',
      href: `${history}&purpose=other`,
    },
    {
      label: '토큰',
      value: `${formatNumber(tokensIn + tokensOut)}개`,
      note: '모든 호출',
      href: history,
    },
    { label: '비용', value: formatCost(cost), note: describeUnpriced(unpriced), href: history },
    {
      label: '서버 오류',
      value: `${formatNumber(errors)}번`,
      href: `${statistics}${ERRORS_HASH}`,
      isAlarming: errors > 0,
    },
  ]
}

function describeServer({ jobs, waitingSends, waitingDays, storage }: Today) {
  const failing = jobs.filter(({ isFailing }) => isFailing)
  const { databaseBytes, files, fileBytes } = storage
  return [
    {
      label: '실패한 작업',
      value: `${failing.length}개`,
      note: failing.map(({ name }) => nameJob(name)).join(', ') || `작업 ${jobs.length}개가 돌아요`,
      href: '/admin/health',
      isAlarming: failing.length > 0,
    },
    { label: '보낼 알림', value: `${formatNumber(waitingSends)}건`, href: '/admin/AnnouncementManager' },
    { label: '집계할 날', value: `${formatNumber(waitingDays)}일` },
    { label: '데이터베이스', value: formatBytes(databaseBytes) },
    { label: '올린 그림', value: `${formatNumber(files)}개`, note: formatBytes(fileBytes) },
  ]
}

function formatBytes(bytes: number): string {
  const megabytes = bytes / MEGABYTE
  return megabytes < 1024 ? `${Math.ceil(megabytes)}MB` : `${(megabytes / 1024).toFixed(1)}GB`
}
