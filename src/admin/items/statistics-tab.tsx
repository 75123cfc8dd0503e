import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableItem } from '#contract/item-editing.ts'
import type { ItemStatistics } from '#contract/statistics.ts'
import { SelectField } from '#ui/form/field.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { ShareBars } from '../kit/chart/share-bars.tsx'
import { describeMoment } from '../kit/describe-moment.ts'
import { FigureList } from '../kit/figure-list.tsx'
import { describeSeconds } from './describe-share.ts'
import { itemStatisticsQuery } from './items.queries.ts'
import { FLAG_SENTENCES } from './names.ts'
import { WrongAnswers } from './wrong-answers.tsx'

/** What learners' first answers say about an item. */
export function StatisticsTab({ item }: { item: EditableItem }) {
  const { id } = item
  const [version, setVersion] = useState<number | undefined>()
  const { data, error, isPending, refetch } = useQuery(itemStatisticsQuery(id, version))
  if (isPending) return <LoadingState rows={4} label="통계를 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="통계를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  const { asOf, versions, itemVersion, answers, flags } = data
  if (answers === 0) {
    return (
      <EmptyState
        icon="answer"
        title="아직 모인 답이 없어요"
        detail={asOf === null ? '한 시간마다 집계해요.' : `집계 기준 ${describeMoment(asOf)}`}
      />
    )
  }
  return (
    <div className="item-statistics">
      {versions.length > 1 && (
        <SelectField
          label="판"
          value={itemVersion}
          onChange={({ target }) => setVersion(Number(target.value))}
        >
          {versions.map((each) => (
            <option key={each} value={each}>
              {each}판
            </option>
          ))}
        </SelectField>
      )}
      {flags.length > 0 && (
        <section className="notice notice-warn" aria-label="손볼 까닭">
          <ul>
            {flags.map((flag) => (
              <li key={flag}>{FLAG_SENTENCES[flag]}</li>
            ))}
          </ul>
        </section>
      )}
      <FigureList title={`${itemVersion}판의 첫 답`} figures={describeFigures(data)}>
        {asOf !== null && <p className="field-note">집계 기준 {describeMoment(asOf)}</p>}
      </FigureList>
      <OptionsPanel statistics={data} />
      <WrongAnswers item={item} statistics={data} />
    </div>
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function describeFigures(statistics: ItemStatistics) {
  const { answers, alone, rightAlone, afterHint, afterSolution, facility, discrimination } = statistics
  return [
    {
      label: '정답률',
      value: facility ? percent(facility.share) : '-',
      note: facility
        ? `95% 구간 ${percent(facility.low)}–${percent(facility.high)}, 도움 없는 답 ${alone}개`
        : `도움 없는 답 ${alone}개 가운데 ${rightAlone}개, 30개부터 나와요`,
    },
    {
      label: '변별도',
      value: discrimination === null ? '-' : discrimination.toFixed(2),
      note: '다른 문항을 잘 푼 학습자가 이 문항도 맞힐수록 1에 가까워요',
    },
    { label: '걸린 시간', value: describeSeconds(statistics.medianTime), note: '중앙값, 모든 판' },
    {
      label: '힌트를 본 뒤',
      value: percent(afterHint / answers),
      note: `첫 답 ${answers}개 가운데 ${afterHint}개`,
    },
    {
      label: '풀이를 본 뒤',
      value: percent(afterSolution / answers),
      note: `첫 답 ${answers}개 가운데 ${afterSolution}개`,
    },
  ]
}

function OptionsPanel({ statistics: { options, alone, guessShare } }: { statistics: ItemStatistics }) {
  if (options.length === 0) return null
  return (
    <ChartPanel
      title="고른 보기"
      summary={`도움 없는 첫 답이에요. 찍으면 ${percent(guessShare)}가 맞아요.`}
      csvHref={null}
      rows={options}
      idOf={({ option }) => String(option)}
      columns={[
        { label: '보기', cell: ({ option, isKey }) => `${option}번${isKey ? ' (정답)' : ''}` },
        { label: '고른 학습자', align: 'end', cell: ({ learners }) => `${learners}명` },
      ]}
    >
      <ShareBars
        label="고른 보기"
        bars={options.map(({ option, learners, isKey }) => ({
          id: String(option),
          label: `${option}번${isKey ? ' (정답)' : ''}`,
          href: null,
          share: alone === 0 ? null : learners / alone,
          text: `${learners}명`,
        }))}
      />
    </ChartPanel>
  )
}
