import type { ReactNode } from 'react'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

interface ListEditorProps<Row> {
  /** Of the field: 'hints'. */
  path: string
  label: string
  /** Names one row: '힌트'. */
  kind: string
  note?: string
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  makeRow: () => Row
  most: number
  faultOf: (path: string) => string | undefined
  /** The fields of a row. */
  children: (row: Row, at: number, change: (row: Row) => void) => ReactNode
}

/** Several rows of the same fields. */
export function ListEditor<Row>(props: ListEditorProps<Row>) {
  const { path, label, kind, note, rows, onChange, makeRow, most, faultOf, children } = props
  const fault = faultOf(path)
  return (
    <fieldset className="item-list" data-path={path}>
      <legend className="field-label">{label}</legend>
      {note && <p className="field-note">{note}</p>}
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
        <div key={at} className="item-list-row" data-path={`${path}.${at}`}>
          <div className="item-list-fields">
            {children(row, at, (next) => onChange(rows.map((one, index) => (index === at ? next : one))))}
            {faultOf(`${path}.${at}`) && <FaultLine text={faultOf(`${path}.${at}`)} />}
          </div>
          <IconButton
            icon="trash"
            label={`${kind} ${at + 1} 지우기`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {fault && <FaultLine text={fault} />}
      {rows.length < most && (
        <div>
          <Button onClick={() => onChange([...rows, makeRow()])}>{kind} 더하기</Button>
        </div>
      )}
    </fieldset>
  )
}

export function FaultLine({ text }: { text: string | undefined }) {
  return (
    <span className="field-error">
      <Icon name="error" size={16} />
      {text}
    </span>
  )
}
