import type { AllStatistics } from '#contract/statistics.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import {
  describeUnpriced,
  formatCost,
  formatLatency,
  formatNumber,
  formatShare,
  formatStudied,
} from '../kit/describe-figures.ts'
import { FigureList } from '../kit/figure-list.tsx'

interface AllFiguresProps {
  statistics: AllStatistics
  range: DayRange
}

/** The range in numbers. */
export function AllFigures({ statistics: { totals }, range }: AllFiguresProps) {
  const { learners, studied, answers, rightAnswers, calls, failedCalls, otherCalls } = totals
  const history = `/admin/LLMHistoryManager?${new URLSearchParams({ ...range })}`
  return (
    <FigureList
      title="이 기간 전체"
      figures={[
        {
          label: '학습자',
          value: `${formatNumber(learners)}명`,
          note: '여러 날 공부해도 한 번만 세요',
          href: '/admin/UserManager?role=user',
        },
        { label: '학습 시간', value: formatStudied(studied) },
        {
          label: '푼 답',
          value: `${formatNumber(answers)}개`,
          note: `정답률 ${formatShare(rightAnswers, answers)}`,
          href: '/admin/ExerciseManager',
        },
        {
          label: '튜터 호출',
          value: `${formatNumber(calls)}번`,
          note: `실패 ${formatNumber(failedCalls)}번`,
          href: `${history}&purpose=tutor`,
        },
        {
          label: '다른 호출',
          value: `${formatNumber(otherCalls)}번`,
          note: '시험과 만들기',
          href: `${history}&purpose=other`,
        },
        {
          label: '토큰',
          value: `${formatNumber(totals.tokensIn + totals.tokensOut)}개`,
          note: `입력 ${formatNumber(totals.tokensIn)}, 출력 ${formatNumber(totals.tokensOut)}`,
          href: history,
        },
        {
          label: '비용',
          value: formatCost(totals.cost),
          note: describeUnpriced(totals.unpriced),
          href: `${history}&sort=cost`,
        },
        {
          label: '응답 시간',
          value: formatLatency(totals.latencyHalf),
          ...(totals.latencyMost !== null && { note: `느린 5%는 ${formatLatency(totals.latencyMost)}부터` }),
          href: `${history}&purpose=tutor&sort=latencyMs`,
        },
        {
          label: '푸시',
          value: `${formatNumber(totals.sent)}건`,
          note: `누름 ${formatNumber(totals.clicked)}건 (${formatShare(totals.clicked, totals.sent)})`,
          href: '/admin/AnnouncementManager',
        },
        {
          label: '서버 오류',
          value: `${formatNumber(totals.errors)}번`,
          isAlarming: totals.errors > 0,
        },
      ]}
    />
  )
}
