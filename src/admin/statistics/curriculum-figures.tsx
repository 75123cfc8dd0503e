import type { CurriculumStatistics } from '#contract/statistics.ts'
import { formatNumber, formatShare, formatStudied } from '../kit/describe-figures.ts'
import { FigureList } from '../kit/figure-list.tsx'

/** A node of the curriculum in numbers. */
export function CurriculumFigures({
  statistics: { id, label, totals },
}: {
  statistics: CurriculumStatistics
}) {
  const items = `/admin/ExerciseManager?curriculumId=${id}`
  const { learners, studied, answers, rightAnswers } = totals
  return (
    <FigureList
      title={label}
      figures={[
        { label: '학습자', value: `${formatNumber(learners)}명` },
        { label: '학습 시간', value: formatStudied(studied) },
        { label: '푼 답', value: `${formatNumber(answers)}개`, href: items },
        { label: '정답률', value: formatShare(rightAnswers, answers), href: items },
      ]}
    />
  )
}
