import type { ReactTable } from '@tanstack/react-table'
import { useId, useRef } from 'react'
import { Checkbox } from '#ui/form/switch.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { Features } from './table-columns.ts'

/** Which columns are shown. */
export function ColumnPicker<Row extends object>({ table }: { table: ReactTable<Features, Row> }) {
  const id = useId()
  const panel = useRef<HTMLFieldSetElement>(null)
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide())
  // Without an explicit position the browser shows a popover in the corner of the page.
  const place = (button: HTMLElement) => {
    const { right, bottom } = button.getBoundingClientRect()
    const page = document.documentElement
    panel.current?.style.setProperty('top', `${bottom + window.scrollY + 4}px`)
    panel.current?.style.setProperty('right', `${page.clientWidth - right}px`)
  }
  return (
    <>
      <Button
        icon="list"
        className="column-picker-button"
        popoverTarget={id}
        onClick={(event) => place(event.currentTarget)}
      >
        열 고르기
      </Button>
      <fieldset ref={panel} id={id} popover="auto" className="column-picker">
        <legend>보일 열</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.columnDef.meta?.label ?? column.id}
            checked={column.getIsVisible()}
            onChange={(isVisible) => column.toggleVisibility(isVisible)}
          />
        ))}
      </fieldset>
    </>
  )
}
