import './form-messages.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { AppError } from '#contract/error.ts'
import { toAppError } from '#platform/http.ts'
import { describeIssue } from './describe-issue.ts'
import { deleteDraft, type FormRecord, type FormValues, readDraft, writeDraft } from './record-drafts.ts'
import { setUnsavedAtom } from './unsaved.state.ts'

interface RecordFormOptions<Values extends FormValues> {
  /** Names the record on this device: 'concept/M1U01C01'. The form is for this record alone: give its component a key. */
  record: string
  current: FormRecord<Values>
  schema: z.ZodType<Values, Values>
  /** Saves `values` over the row `base` and returns the row as it is then. Throws AppError; the `data.current` of a 409 is the row. */
  save: (values: Values, base: FormRecord<Values>) => Promise<FormRecord<Values>>
  /** Reads the row of a 409. */
  readRow: (row: object) => FormRecord<Values>
  /** Called when everything written is saved: may leave the record. */
  onSaved?: () => void
}

export interface Conflict<Values extends FormValues> {
  /** What the form began with. */
  base: Values
  mine: Values
  /** What another person saved meanwhile. */
  theirs: FormRecord<Values>
}

export interface RecordForm<Values extends FormValues> {
  form: UseFormReturn<Values>
  isDirty: boolean
  isSaving: boolean
  /** When the text was written that was found on this device; null if there was none. */
  restoredAt: number | null
  /** The device has no room for what is written. */
  isUnkept: boolean
  conflict: Conflict<Values> | null
  /** What the server refused, if no field shows it. */
  refusals: readonly string[]
  /** Resolves to whether it was saved. */
  submit: () => Promise<boolean>
  /** Discards the unsaved values: the form shows the row that it is based on. */
  revert: () => void
  /** Ends a conflict with the other person's text. */
  takeTheirs: () => void
  /** Ends a conflict with one's own text: the next save writes it over the other person's. */
  keepMine: () => void
}

function isSame(left: FormValues, right: FormValues): boolean {
  return Object.keys(left).every((name) => left[name] === right[name])
}

function findConflict(error: AppError): object | null {
  return error.status === 409 ? (error.data?.current ?? null) : null
}

/**
 * A form over one record that other people edit, too. What is written is kept on this device until it is saved, with the row that it is
 * based on, and is there again after a reload. A newer row replaces the form's values only while nothing is written.
 */
export function useRecordForm<Values extends FormValues>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> {
  const { record, current, schema, save, readRow, onSaved } = options
  const [draft] = useState(() => readDraft(record, current.values))
  const base = useRef(draft?.base ?? current)
  const [isDirty, setDirty] = useState(draft !== null)
  const [restoredAt, setRestoredAt] = useState(draft?.writtenAt ?? null)
  const [isUnkept, setUnkept] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [conflict, setConflict] = useState<Conflict<Values> | null>(
    draft && draft.base.version < current.version
      ? { base: draft.base.values, mine: draft.values, theirs: current }
      : null,
  )
  const form = useForm<Values>({
    defaultValues: (draft?.values ?? current.values) as DefaultValues<Values>,
    resolver: zodResolver(schema),
    mode: 'onTouched',
  })

  const rebase = (next: FormRecord<Values>, values: Values) => {
    base.current = next
    setConflict(null)
    setRefusals([])
    const isWritten = !isSame(values, next.values)
    if (isWritten) writeDraft(record, values, next)
    else {
      deleteDraft(record)
      setRestoredAt(null)
      showValues(form, next.values)
    }
    setDirty(isWritten)
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isWritten = !isSame(values, base.current.values)
          setDirty(isWritten)
          if (isWritten) setUnkept(!writeDraft(record, values, base.current))
          else deleteDraft(record)
        },
      }),
    [form, record],
  )

  useEffect(() => {
    if (current.version <= base.current.version || conflict) return
    // What the form holds now, which may be more than what was last drawn.
    if (!isSame(form.getValues(), base.current.values)) return
    base.current = current
    showValues(form, current.values)
  }, [current, conflict, form])

  const setUnsaved = useReportUnsaved(record, isDirty)

  const submit = async () => {
    let isSaved = false
    await form.handleSubmit(async (values) => {
      setRefusals([])
      // `values` are as the schema trims them.
      const sent = { ...form.getValues() }
      try {
        const saved = await save(values, base.current)
        const now = form.getValues()
        const isAllSaved = isSame(now, sent)
        rebase(saved, isAllSaved ? saved.values : now)
        isSaved = true
        if (!isAllSaved || !onSaved) return
        setUnsaved(record, false)
        onSaved()
      } catch (thrown) {
        const error = toAppError(thrown)
        const row = findConflict(error)
        if (row) setConflict({ base: base.current.values, mine: values, theirs: readRow(row) })
        else setRefusals(showIssues(form, error))
      }
    })()
    return isSaved
  }

  return {
    form,
    isDirty,
    isSaving: form.formState.isSubmitting,
    restoredAt,
    isUnkept,
    conflict,
    refusals,
    submit,
    revert: () => rebase(base.current, base.current.values),
    takeTheirs: () => conflict && rebase(conflict.theirs, conflict.theirs.values),
    keepMine: () => conflict && rebase(conflict.theirs, form.getValues()),
  }
}

/** By default a reset forgets the fields until they are drawn again, and what is typed into them meanwhile. */
function showValues<Values extends FormValues>(form: UseFormReturn<Values>, values: Values): void {
  form.reset(values, { keepFieldsRef: true })
}

function useReportUnsaved(record: string, isDirty: boolean) {
  const setUnsaved = useSetAtom(setUnsavedAtom)
  useEffect(() => {
    setUnsaved(record, isDirty)
    return () => setUnsaved(record, false)
  }, [record, isDirty, setUnsaved])
  return setUnsaved
}

/** Puts the first refusal of each field at the field and returns the others. */
function showIssues<Values extends FormValues>(form: UseFormReturn<Values>, error: AppError): string[] {
  const issues = error.data?.issues ?? []
  const fields = new Set(Object.keys(form.getValues()))
  const elsewhere: string[] = []
  for (const issue of issues) {
    const message = describeIssue(issue)
    if (fields.delete(issue.path)) form.setError(issue.path as Path<Values>, { type: 'server', message })
    else elsewhere.push(message)
  }
  return issues.length > 0 ? elsewhere : [error.message]
}
