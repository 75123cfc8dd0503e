import './import.css'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { describeCount } from './describe-count.ts'

/** Ten thousand at once would hold the page. */
const ROWS_SHOWN = 200

interface ImportRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** '군데', '개' */
  counter: string
  children: (row: Row) => ReactNode
}

/** What an import would do or what is wrong with it, row by row; a long list is continued on demand. */
export function ImportRows<Row>({ rows, keyOf, counter, children }: ImportRowsProps<Row>) {
  const [shown, setShown] = useState(ROWS_SHOWN)
  const rest = rows.length - shown
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol className="import-rows" tabIndex={0}>
        {rows.slice(0, shown).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ol>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + ROWS_SHOWN)}>
          {describeCount(Math.min(rest, ROWS_SHOWN))}
          {counter} 더 보기 (남은 {describeCount(rest)}
          {counter})
        </Button>
      )}
    </>
  )
}
