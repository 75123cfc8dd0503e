import './week-bars.css'
import type { CSSProperties } from 'react'

export interface DayBar {
  /** '월' */
  day: string
  /** Whole minutes. */
  minutes: number
}

interface WeekBarsProps {
  label: string
  days: readonly DayBar[]
  /** Index of today; the others are paler. */
  today: number
  className?: string | undefined
}

/** Study time by the days of a week. */
export function WeekBars({ label, days, today, className }: WeekBarsProps) {
  const most = Math.max(1, ...days.map(({ minutes }) => minutes))
  return (
    <ol className={`week-bars ${className ?? ''}`} aria-label={label}>
      {days.map(({ day, minutes }, index) => (
        <li key={day} aria-current={index === today ? 'date' : undefined}>
          <i style={{ '--share': (minutes / most) * 100 } as CSSProperties} />
          <span>
            {day}
            <span className="sr-only">요일 {minutes}분</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
