import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { refreshContent } from '../kit/content.queries.ts'
import type { FormRecord, FormValues } from '../kit/record-drafts.ts'
import { type RecordForm, useRecordForm } from '../kit/use-record-form.ts'

interface EntryFormOptions<Row extends object, Values extends FormValues> {
  /** Names the record on this device. */
  record: string
  /** Null: a new one. */
  row: Row | null
  empty: Values
  schema: z.ZodType<Values, Values>
  toRecord: (row: Row) => FormRecord<Values>
  /** Creates or changes the row and returns it. `version` is that of the row that was read. */
  save: (values: Values, version: number) => Promise<Row>
  onSaved: () => void
}

/** The form of a link or a term, which may be new. */
export function useEntryForm<Row extends object, Values extends FormValues>(
  options: EntryFormOptions<Row, Values>,
): RecordForm<Values> {
  const { record, row, empty, schema, toRecord, save, onSaved } = options
  const queryClient = useQueryClient()
  const current = row ? toRecord(row) : { values: empty, version: 0 }
  return useRecordForm<Values>({
    record,
    current,
    schema,
    save: async (values, { version }) => {
      const saved = await save(values, version)
      await refreshContent(queryClient)
      onSaved()
      return row ? toRecord(saved) : current
    },
    readRow: (found) => toRecord(found as Row),
  })
}
