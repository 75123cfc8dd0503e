import { useState } from 'react'
import type { z } from 'zod'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { FormValues } from './record-drafts.ts'
import { RecordedChange } from './recorded-change.tsx'
import { useWrite } from './use-write.ts'

/** How an earlier state of a record is written again: by the record's ordinary call, with its checks. */
export interface Restore<Values extends FormValues> {
  /** '이때로 되돌리기' */
  label: string
  /** What happens, in a sentence. */
  note: string
  /** Reads the fields that are restored; the others stay. */
  schema: z.ZodType<Values>
  current: Values
  write: (values: Values) => Promise<unknown>
}

interface RestoreButtonProps<Values extends FormValues> {
  restore: Restore<Values>
  /** The row as the audit keeps it. */
  row: object
  fieldNames: Readonly<Record<string, string>>
  valueNames: Readonly<Record<string, string>>
}

/** Restores a row after it has shown what that changes; absent if it changes nothing. */
export function RestoreButton<Values extends FormValues>(props: RestoreButtonProps<Values>) {
  const { restore, row, fieldNames, valueNames } = props
  const { label, note, schema, current, write } = restore
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const { data: values } = schema.safeParse(row)
  const changed = values ? Object.keys(values).filter((name) => values[name] !== current[name]) : []
  if (!values || changed.length === 0) return null
  return (
    <>
      <Button variant="text" icon="retry" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${label}: 달라지는 것`}
        confirmLabel={label}
        danger={false}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run(() => write(values)).then(() => setAsking(false))}
      >
        <dl className="history">
          {changed.map((name) => (
            <div key={name}>
              <dt>{fieldNames[name] ?? name}</dt>
              <dd>
                <RecordedChange
                  label={fieldNames[name] ?? name}
                  before={current[name]}
                  after={values[name]}
                  valueNames={valueNames}
                />
              </dd>
            </div>
          ))}
        </dl>
        <p>{note}</p>
      </ConfirmDialog>
    </>
  )
}
