import { useSetAtom } from 'jotai'
import type { User } from '#contract/user.ts'
import { SelectField } from '#ui/form/field.tsx'
import { savePreferencesAtom } from '../preferences.state.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** '오전 7시', '밤 12시'. */
function nameHour(hour: number): string {
  if (hour === 0) return '밤 12시'
  if (hour === 12) return '낮 12시'
  return hour < 12 ? `오전 ${hour}시` : `오후 ${hour - 12}시`
}

interface HourFieldProps {
  label: string
  note?: string
  value: number
  onChange: (hour: number) => void
}

function HourField({ label, note, value, onChange }: HourFieldProps) {
  return (
    <SelectField
      label={label}
      note={note}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {nameHour(hour)}
        </option>
      ))}
    </SelectField>
  )
}

/** Quiet hours and the time of the daily reminder; full hours, Seoul time. */
export function QuietHours({ quietHours, reminderHour }: Pick<User, 'quietHours' | 'reminderHour'>) {
  const save = useSetAtom(savePreferencesAtom)
  const isNever = quietHours.from === quietHours.to
  return (
    <>
      <fieldset className="settings-hours">
        <legend className="field-label">방해하지 않는 시간</legend>
        <div className="settings-two">
          <HourField
            label="시작"
            value={quietHours.from}
            onChange={(from) => void save({ quietHours: { ...quietHours, from } })}
          />
          <HourField
            label="끝"
            value={quietHours.to}
            onChange={(to) => void save({ quietHours: { ...quietHours, to } })}
          />
        </div>
        <p className="settings-note" role="status">
          {isNever
            ? '시작과 끝이 같아서 쉬는 시간이 없어요.'
            : `${nameHour(quietHours.from)}부터 ${nameHour(quietHours.to)}까지는 알림을 보내지 않아요.`}
        </p>
      </fieldset>
      <div className="settings-two">
        <HourField
          label="공부 알림 시각"
          note="그날 아직 공부하지 않았을 때만 한 번 알려 드려요."
          value={reminderHour}
          onChange={(hour) => void save({ reminderHour: hour })}
        />
      </div>
    </>
  )
}
