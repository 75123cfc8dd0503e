import type { CurriculumStatistics } from '#contract/statistics.ts'
import { CONTENT_LEVELS, DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import type { DayRange } from '#domain/statistics/day-range.ts'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { type ChartColumn, ChartPanel } from '../kit/chart/chart-panel.tsx'
import { ShareBars } from '../kit/chart/share-bars.tsx'
import { describeRight, formatNumber, formatShare, formatStudied } from '../kit/describe-figures.ts'
import { curriculumCsvHref } from './statistics.queries.ts'

type Place = CurriculumStatistics['units'][number]

interface PlacePanelsProps {
  statistics: CurriculumStatistics
  range: DayRange
}

/** The units and concepts below a node: two charts, and a table of each. */
export function PlacePanels({ statistics: { id, units, concepts }, range }: PlacePanelsProps) {
  const unitHref = ({ id: unitId }: Place) =>
    `/admin/statistics-curriculum?${new URLSearchParams({ node: unitId, ...range })}`
  const conceptHref = ({ id: conceptId }: Place) => `/admin/ExerciseManager?conceptId=${conceptId}`
  const isOneUnit = units.length <= 1
  const charted = isOneUnit ? concepts : units
  const hrefOf = isOneUnit ? conceptHref : unitHref
  const kind = isOneUnit ? '개념' : '단원'
  const table = isOneUnit ? ('concepts' as const) : ('units' as const)
  return (
    <div className="chart-panels">
      <ChartPanel
        title={`${kind}별 정답률`}
        csvHref={curriculumCsvHref(id, range, table)}
        rows={charted}
        idOf={(place) => place.id}
        columns={columnsOf(kind, hrefOf)}
      >
        <ShareBars
          label={`${kind}별 정답률`}
          bars={charted.map((place) => ({
            id: place.id,
            label: place.label,
            href: hrefOf(place),
            share: place.answers === 0 ? null : place.rightAnswers / place.answers,
            text: describeRight(place),
          }))}
        />
      </ChartPanel>
      <ChartPanel
        title={`${kind}을 마친 학습자`}
        summary="이 기간에 공부한 학습자 가운데 끝나는 날까지 모든 난이도를 마친 사람이에요."
        csvHref={curriculumCsvHref(id, range, table)}
        rows={charted}
        idOf={(place) => place.id}
        columns={columnsOf(kind, hrefOf)}
      >
        <ShareBars
          label={`${kind}을 마친 학습자`}
          bars={charted.map((place) => ({
            id: place.id,
            label: place.label,
            href: hrefOf(place),
            share: place.learners === 0 ? null : place.completed / place.learners,
            text: describeCompletion(place),
          }))}
        />
      </ChartPanel>
      <div className="chart-panel-wide">
        <ChartPanel
          title="개념마다"
          csvHref={curriculumCsvHref(id, range, 'concepts')}
          isTable
          rows={concepts}
          idOf={(place) => place.id}
          columns={columnsOf('개념', conceptHref)}
        />
      </div>
    </div>
  )
}

function describeCompletion({ learners, completed }: Place): string {
  if (learners === 0) return '공부한 사람 없음'
  return `${formatShare(completed, learners)} (${formatNumber(learners)}명 가운데 ${formatNumber(completed)}명)`
}

function columnsOf(kind: string, hrefOf: (place: Place) => string): readonly ChartColumn<Place>[] {
  return [
    {
      label: kind,
      cell: (place) => (
        <PageLink href={hrefOf(place)} className="place-link">
          {place.label}
        </PageLink>
      ),
    },
    { label: '학습자', align: 'end', cell: ({ learners }) => `${formatNumber(learners)}명` },
    { label: '마침', align: 'end', cell: ({ completed, learners }) => formatShare(completed, learners) },
    {
      label: '시간 중앙값',
      align: 'end',
      cell: ({ medianTime }) => (medianTime === null ? '-' : formatStudied(medianTime)),
    },
    ...CONTENT_LEVELS.map(
      (level): ChartColumn<Place> => ({
        label: `${DIFFICULTY_LABELS[level]} 정답률`,
        align: 'end',
        cell: ({ levels }) => {
          const counts = levels.find(({ difficultyLevel }) => difficultyLevel === level)
          return counts ? formatShare(counts.rightAnswers, counts.answers) : '-'
        },
      }),
    ),
  ]
}
