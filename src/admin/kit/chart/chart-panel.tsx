import './chart.css'
import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'

export interface ChartColumn<Row> {
  label: string
  /** The first column names the row. */
  cell: (row: Row) => ReactNode
  align?: 'end'
}

interface ChartPanelProps<Row> {
  title: string
  /** What is to be seen, in a sentence. */
  summary?: string | undefined
  /** The address of its table as CSV. */
  csvHref: string | null
  columns: readonly ChartColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Shows the table open, in place of a chart. */
  isTable?: boolean | undefined
  children?: ReactNode
}

/** A chart with the table behind it. */
export function ChartPanel<Row>(props: ChartPanelProps<Row>) {
  const { title, summary, csvHref, columns, rows, idOf, isTable, children } = props
  const id = useId()
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard
    <section className="chart-table" tabIndex={0} aria-label={`${title} 표`}>
      <table className="chart-grid">
        <thead>
          <tr>
            {columns.map(({ label, align }) => (
              <th key={label} scope="col" className={align && 'chart-grid-end'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ label, cell, align }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={label} className={align && 'chart-grid-end'}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  return (
    <section className="chart-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {csvHref !== null && (
          <a className="chart-csv" href={csvHref} download>
            <Icon name="download" size={18} />
            CSV<span className="sr-only"> 받기: {title}</span>
          </a>
        )}
      </header>
      {summary && <p className="field-note">{summary}</p>}
      {children}
      {isTable ? (
        table
      ) : (
        <details>
          <summary>표로 보기</summary>
          {table}
        </details>
      )}
    </section>
  )
}
