import { useQuery } from '@tanstack/react-query'
import { countStudyMinutes, describeStudyTime } from '#domain/activity/describe-study-time.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { describeSyncTime } from '#domain/chat/describe-sync-time.ts'
import { studyWeekQuery } from '#platform/study-queries.ts'
import { WeekBars } from '#ui/chart/week-bars.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'

const DAY_NAMES = ['월', '화', '수', '목', '금', '토', '일']

/** Today's study time, and the week's day by day. */
export function TodaySection({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(studyWeekQuery(userId))
  const now = Date.now()
  const days = data?.value ?? []
  const today = days.findIndex(({ day }) => day === toSeoulDate(now))
  const minutes = days.map(({ timespan }) => countStudyMinutes(timespan))
  const week = minutes.reduce((sum, ofDay) => sum + ofDay, 0)
  return (
    <section className="home-today" aria-labelledby="today-title">
      <h2 id="today-title">오늘{data && <small>이번 주 {describeStudyTime(week) || '0분'}</small>}</h2>
      {isPending && <LoadingState rows={3} label="학습 시간을 불러오는 중" />}
      {error && !data && (
        <ErrorState
          title="학습 시간을 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className="home-today-body">
          <BigTime minutes={minutes[today] ?? 0} />
          <WeekBars
            className="home-today-bars"
            label="요일별 학습 시간"
            today={today}
            days={minutes.map((ofDay, index) => ({ day: DAY_NAMES[index] ?? '', minutes: ofDay }))}
          />
        </div>
      )}
      {data?.copiedAt != null && (
        <p className="home-note">오프라인 · 마지막 동기화 {describeSyncTime(data.copiedAt, now)}</p>
      )}
    </section>
  )
}

function BigTime({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60)
  return (
    <p className="big-number">
      {hours > 0 && (
        <>
          {hours}
          <small>시간 </small>
        </>
      )}
      {minutes % 60}
      <small>분</small>
    </p>
  )
}
