import { useQuery } from '@tanstack/react-query'
import type { AllStatistics } from '#contract/statistics.ts'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { EmptyState } from '#ui/states/list-state.tsx'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { PeriodChart } from '../kit/chart/period-chart.tsx'
import { ShareBars } from '../kit/chart/share-bars.tsx'
import {
  describeRight,
  formatBriefly,
  formatDay,
  formatNumber,
  formatShare,
} from '../kit/describe-figures.ts'
import { nodesQuery } from '../kit/nodes.query.ts'
import { allCsvHref } from './statistics.queries.ts'

interface PanelsProps {
  statistics: AllStatistics
  range: DayRange
}

/** What was answered, by day and level. */
export function AnswerPanels({ statistics: { days, levels, totals }, range }: PanelsProps) {
  const summary =
    totals.answers === 0 ? '이 기간에는 푼 답이 없어요.' : `정답률은 ${describeRight(totals)}예요.`
  return (
    <>
      <ChartPanel
        title="푼 답과 맞은 답"
        summary={summary}
        csvHref={allCsvHref(range, 'days')}
        rows={days}
        idOf={({ day }) => day}
        columns={[
          { label: '날짜', cell: ({ day }) => day },
          { label: '푼 답', align: 'end', cell: ({ answers }) => formatNumber(answers) },
          { label: '맞은 답', align: 'end', cell: ({ rightAnswers }) => formatNumber(rightAnswers) },
          {
            label: '정답률',
            align: 'end',
            cell: ({ answers, rightAnswers }) => formatShare(rightAnswers, answers),
          },
        ]}
      >
        <PeriodChart
          label={`날마다 푼 답과 맞은 답. ${summary}`}
          periods={days.map(({ day }) => formatDay(day))}
          shape="bars"
          series={[
            { label: '푼 답', tone: 'whole', values: days.map(({ answers }) => answers) },
            { label: '맞은 답', tone: 'part', values: days.map(({ rightAnswers }) => rightAnswers) },
          ]}
          formatValue={formatBriefly}
        />
      </ChartPanel>
      <ChartPanel
        title="난이도별 정답률"
        csvHref={allCsvHref(range, 'levels')}
        rows={levels}
        idOf={({ difficultyLevel }) => String(difficultyLevel)}
        columns={[
          { label: '난이도', cell: ({ difficultyLevel }) => DIFFICULTY_LABELS[difficultyLevel] },
          { label: '푼 답', align: 'end', cell: ({ answers }) => formatNumber(answers) },
          { label: '맞은 답', align: 'end', cell: ({ rightAnswers }) => formatNumber(rightAnswers) },
        ]}
      >
        {levels.length === 0 ? (
          <EmptyState icon="answer" title="이 기간에는 푼 답이 없어요" />
        ) : (
          <ShareBars
            label="난이도별 정답률"
            bars={levels.map((level) => ({
              id: String(level.difficultyLevel),
              label: DIFFICULTY_LABELS[level.difficultyLevel],
              href: `/admin/ExerciseManager?difficultyLevel=${level.difficultyLevel}`,
              share: level.rightAnswers / level.answers,
              text: describeRight(level),
            }))}
          />
        )}
      </ChartPanel>
    </>
  )
}

/** The items that were missed most. */
export function MissedItems({ statistics: { missed }, range }: PanelsProps) {
  const { data: nodes } = useQuery(nodesQuery)
  const names = new Map(
    nodes?.flatMap(({ curriculumConcepts }) =>
      curriculumConcepts.map(({ id, content }) => [id, content] as const),
    ),
  )
  if (missed.length === 0)
    return (
      <EmptyState
        icon="answer"
        title="많이 틀린 문항이 아직 없어요"
        detail="답이 10개 이상 모인 문항을 정답률이 낮은 것부터 보여 줘요."
      />
    )
  return (
    <ChartPanel
      title="많이 틀린 문항"
      summary="답이 10개 이상 모인 문항을 정답률이 낮은 것부터 보여 줘요. 연습으로 새로 만든 문항은 빼요."
      csvHref={allCsvHref(range, 'missed')}
      isTable
      rows={missed}
      idOf={({ id }) => id}
      columns={[
        {
          label: '문제',
          cell: ({ id, question }) => (
            <PageLink href={`/admin/ExerciseManager?id=${id}&tab=statistics`} className="missed-question">
              <Markdown text={question.trim().split(/\n\s*\n/)[0] ?? id} inline />
            </PageLink>
          ),
        },
        {
          label: '개념',
          cell: ({ conceptId }) => (conceptId === null ? '-' : (names.get(conceptId) ?? conceptId)),
        },
        { label: '난이도', cell: ({ difficultyLevel }) => DIFFICULTY_LABELS[difficultyLevel] },
        { label: '정답률', align: 'end', cell: (item) => formatShare(item.rightAnswers, item.answers) },
        { label: '푼 답', align: 'end', cell: ({ answers }) => `${formatNumber(answers)}개` },
      ]}
    />
  )
}
