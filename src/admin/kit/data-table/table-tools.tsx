import { isValidElement, type ReactElement, useEffect, useState } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import type { FilterSpec, FilterValues } from './table-state.ts'
import type { TableAddress } from './use-table-address.ts'

interface ToolProps<Filters extends FilterSpec, Sort extends string> {
  address: TableAddress<Filters, Sort>
  name: keyof Filters & string
  label: string
}

interface TableSearchProps<Filters extends FilterSpec, Sort extends string> extends ToolProps<Filters, Sort> {
  placeholder: string
  maxLength: number
}

const TYPING_MS = 300

/** Returns the filters with one of them set, or absent if the value is blank. */
function withFilter<Filters extends FilterSpec>(
  filters: FilterValues<Filters>,
  name: keyof Filters & string,
  value: string,
): FilterValues<Filters> {
  const { [name]: _replaced, ...others } = filters
  return (value.trim() === '' ? others : { ...others, [name]: value.trim() }) as FilterValues<Filters>
}

/** A free-text filter: it is applied as one types. */
export function TableSearch<Filters extends FilterSpec, Sort extends string>(
  props: TableSearchProps<Filters, Sort>,
) {
  const { address, name, label, placeholder, maxLength } = props
  const applied = address.state.filters[name] ?? ''
  const [text, setText] = useState(applied)
  const [seen, setSeen] = useState(applied)
  if (applied !== seen) {
    setSeen(applied)
    if (applied !== text.trim()) setText(applied)
  }
  useEffect(() => {
    if (text.trim() === applied) return
    const timer = setTimeout(
      () =>
        address.change(
          { filters: withFilter(address.state.filters, name, text), page: 0 },
          { replace: true },
        ),
      TYPING_MS,
    )
    return () => clearTimeout(timer)
  }, [address, applied, name, text])
  return (
    <label className="table-search">
      <Icon name="search" size={18} />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}

interface TableFilterProps<Filters extends FilterSpec, Sort extends string> extends ToolProps<Filters, Sort> {
  /** Of the choice that filters nothing: '모든 역할'. */
  anyLabel: string
  /** By value, or the options themselves. */
  choices: Readonly<Record<string, string>> | ReactElement
}

/** A filter with a few values. */
export function TableFilter<Filters extends FilterSpec, Sort extends string>(
  props: TableFilterProps<Filters, Sort>,
) {
  const { address, name, label, anyLabel, choices } = props
  const { filters } = address.state
  return (
    <select
      className="input table-filter"
      aria-label={label}
      value={filters[name] ?? ''}
      onChange={(event) =>
        address.change({ filters: withFilter(filters, name, event.target.value), page: 0 })
      }
    >
      <option value="">{anyLabel}</option>
      {isValidElement(choices)
        ? choices
        : Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
    </select>
  )
}

/** A filter that is a day. */
export function TableDay<Filters extends FilterSpec, Sort extends string>(props: ToolProps<Filters, Sort>) {
  const { address, name, label } = props
  const { filters } = address.state
  return (
    <label className="table-day">
      <span>{label}</span>
      <input
        className="input"
        type="date"
        value={filters[name] ?? ''}
        onChange={(event) =>
          address.change({ filters: withFilter(filters, name, event.target.value), page: 0 })
        }
      />
    </label>
  )
}
