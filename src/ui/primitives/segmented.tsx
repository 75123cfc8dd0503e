import './segmented.css'
import { useId } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: IconName | undefined
}

interface SegmentedProps<Value extends string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** A lighter border, for use inside another framed part. */
  quiet?: boolean | undefined
  className?: string | undefined
}

/** Radio buttons styled as one control; arrow keys move within it. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, quiet, className } = props
  const name = useId()
  return (
    <div
      className={joinClasses('segmented', quiet && 'segmented-quiet', className)}
      role="radiogroup"
      aria-label={label}
    >
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon name={segment.icon} size={18} />}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
