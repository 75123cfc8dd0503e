import { countStudyMinutes, describeStudyTime } from '#domain/activity/describe-study-time.ts'
import type { AnswerCounts } from '#domain/statistics/sum-answers.ts'

const NUMBER = new Intl.NumberFormat('ko-KR')
const BRIEF = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 })

/** '1,234' */
export function formatNumber(value: number): string {
  return NUMBER.format(value)
}

/** '1.2만': for a chart's scale. */
export function formatBriefly(value: number): string {
  return BRIEF.format(value)
}

/** '2시간 5분', '0분' of milliseconds. */
export function formatStudied(milliseconds: number): string {
  return describeStudyTime(countStudyMinutes(milliseconds)) || '0분'
}

/** '1.2초', '350ms'; '-' if it is unknown. */
export function formatLatency(milliseconds: number | null): string {
  if (milliseconds === null) return '-'
  return milliseconds < 1000 ? `${milliseconds}ms` : `${(milliseconds / 1000).toFixed(1)}초`
}

const WON = new Intl.NumberFormat('ko-KR', { maximumSignificantDigits: 3 })

/** '0.28원', '1,234원'; '모름' if no price is known, which is never 0. */
export function formatCost(cost: number | null): string {
  if (cost === null) return '모름'
  return `${cost >= 100 ? formatNumber(Math.round(cost)) : WON.format(cost)}원`
}

/** '값을 모르는 호출 3번은 빼고', nothing if every price is known. */
export function describeUnpriced(unpriced: number): string | undefined {
  return unpriced === 0 ? undefined : `값을 모르는 호출 ${formatNumber(unpriced)}번은 빼고`
}

/** '71%', '-' of nothing. */
export function formatShare(hits: number, all: number): string {
  return all === 0 ? '-' : `${Math.round((100 * hits) / all)}%`
}

/** '71% (52개 가운데 37개)', '푼 답 없음'. */
export function describeRight({ answers, rightAnswers }: AnswerCounts): string {
  if (answers === 0) return '푼 답 없음'
  const share = formatShare(rightAnswers, answers)
  return `${share} (${formatNumber(answers)}개 가운데 ${formatNumber(rightAnswers)}개)`
}

/** '11. 3.' of a day. */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(month)}. ${Number(date)}.`
}
