import { addDays, countDays, MOST_DAYS } from '#domain/statistics/day-range.ts'
import { TextField } from '#ui/form/field.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { describeMoment } from '../kit/describe-moment.ts'
import type { AddressedRange } from './use-range.ts'

const PRESETS = [
  { value: '1', label: '오늘' },
  { value: '7', label: '7일' },
  { value: '28', label: '28일' },
  { value: '90', label: '90일' },
  { value: String(MOST_DAYS), label: '1년' },
] as const
type Preset = (typeof PRESETS)[number]['value'] | 'other'

/** Chooses the days that the page counts, in the address. */
export function RangePicker({ addressed }: { addressed: AddressedRange }) {
  const { range, today, fault, change } = addressed
  const preset = PRESETS.find(({ value }) => range.to === today && countDays(range) === Number(value))
  const select = (value: Preset) => change({ from: addDays(today, 1 - Number(value)), to: null })
  return (
    <div className="range-picker">
      <Segmented<Preset>
        label="기간"
        segments={PRESETS}
        value={preset?.value ?? 'other'}
        onChange={select}
        quiet
      />
      <TextField
        label="시작하는 날"
        type="date"
        value={range.from}
        max={today}
        error={fault}
        onChange={({ target }) => target.value !== '' && change({ from: target.value })}
      />
      <TextField
        label="끝나는 날"
        type="date"
        value={range.to}
        max={today}
        onChange={({ target }) => target.value !== '' && change({ to: target.value })}
      />
    </div>
  )
}

/** Up to when the figures count. */
export function Freshness({ asOf, isStale }: { asOf: string | null; isStale: boolean }) {
  return (
    <p className="statistics-as-of" role="status">
      {asOf === null ? '아직 집계하지 않았어요.' : `집계 기준 ${describeMoment(asOf)}`}
      {isStale && asOf !== null && <Chip tone="line">집계가 늦어지고 있어요</Chip>}
    </p>
  )
}
