import './chart.css'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { listTicks } from './list-ticks.ts'

export interface ChartSeries {
  label: string
  /** One a period; null: nothing was measured. */
  values: readonly (number | null)[]
  /** `whole`: outlined; `part`: of the whole, drawn in front of it. */
  tone: 'whole' | 'part' | 'fault'
}

interface PeriodChartProps {
  /** The text alternative: what the chart shows, and what is to be seen. */
  label: string
  /** Names of the periods, the earliest first. */
  periods: readonly string[]
  series: readonly ChartSeries[]
  shape: 'bars' | 'lines'
  formatValue: (value: number) => string
}

const HEIGHT = 100

/** Values by day or week on a scale from 0. A period's values are read by pointing at it; the table beside it holds them all. */
export function PeriodChart({ label, periods, series, shape, formatValue }: PeriodChartProps) {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = listTicks(most)
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number) => (HEIGHT * value) / top
  return (
    <div className="chart">
      <div className="chart-scale" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${heightOf(tick)}%` }}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <svg
        className="chart-plot"
        viewBox={`0 0 ${periods.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            className="chart-line"
            x1={0}
            x2={periods.length}
            y1={HEIGHT - heightOf(tick)}
            y2={HEIGHT - heightOf(tick)}
          />
        ))}
        {series.map(({ label: name, values, tone }) =>
          shape === 'bars' ? (
            <path key={name} className={`chart-${tone}`} d={drawBars(values, heightOf)} />
          ) : (
            <path key={name} className={`chart-stroke chart-stroke-${tone}`} d={drawLine(values, heightOf)} />
          ),
        )}
        {periods.map((period, index) => (
          <rect key={period} className="chart-reader" x={index} y={0} width={1} height={HEIGHT}>
            <title>{describePeriod(period, index, series, formatValue)}</title>
          </rect>
        ))}
      </svg>
      <div className="chart-ends" aria-hidden>
        <span>{periods[0]}</span>
        {periods.length > 2 && <span>{periods[Math.floor(periods.length / 2)]}</span>}
        {periods.length > 1 && <span>{periods.at(-1)}</span>}
      </div>
      {series.length > 1 && (
        <ul className="chart-legend">
          {series.map(({ label: name, tone }) => (
            <li key={name}>
              <i className={joinClasses(`chart-key-${tone}`, shape === 'lines' && 'chart-key-line')} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function describePeriod(
  period: string,
  index: number,
  series: readonly ChartSeries[],
  formatValue: (value: number) => string,
): string {
  const values = series.map(({ label, values: all }) => {
    const value = all[index]
    return `${label} ${value === null || value === undefined ? '없음' : formatValue(value)}`
  })
  return `${period}: ${values.join(', ')}`
}

const BAR_INSET = 0.14

/** One path for all bars, in units of periods and percent. */
function drawBars(values: readonly (number | null)[], heightOf: (value: number) => number): string {
  return values
    .map((value, index) =>
      value === null || value === 0
        ? ''
        : `M${index + BAR_INSET} ${HEIGHT}v${-heightOf(value)}h${1 - 2 * BAR_INSET}v${heightOf(value)}z`,
    )
    .join('')
}

/** A line through the middle of the periods, broken where nothing was measured; a value between gaps is a short dash. */
function drawLine(values: readonly (number | null)[], heightOf: (value: number) => number): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const y = HEIGHT - heightOf(value)
      const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      if (isAlone) return `M${index + 0.3} ${y}h0.4`
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${index + 0.5} ${y}`
    })
    .join('')
}
