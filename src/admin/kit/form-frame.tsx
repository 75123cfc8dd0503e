import './kit.css'
import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { ConflictPanel, type FieldName } from './conflict-panel.tsx'
import { describeMoment } from './describe-moment.ts'
import type { FormValues } from './record-drafts.ts'
import type { RecordForm } from './use-record-form.ts'

interface FormNoticesProps<Values extends FormValues> {
  state: RecordForm<Values>
  fields: readonly FieldName<Values>[]
}

/** The messages above a form: a conflict, text restored from this device, errors of the server that belong to no field. */
export function FormNotices<Values extends FormValues>({ state, fields }: FormNoticesProps<Values>) {
  const { conflict, restoredAt, refusals, isUnkept, isDirty } = state
  return (
    <>
      {conflict && (
        <ConflictPanel
          conflict={conflict}
          fields={fields}
          onTakeTheirs={state.takeTheirs}
          onKeepMine={state.keepMine}
        />
      )}
      {!conflict && restoredAt !== null && isDirty && (
        <p className="notice" role="status">
          <Icon name="note" size={18} />
          <span>{describeMoment(restoredAt)}에 쓰고 저장하지 않은 글을 이 기기에서 되살렸어요.</span>
          <Button variant="text" onClick={state.revert}>
            되살린 글 버리기
          </Button>
        </p>
      )}
      {isUnkept && isDirty && (
        <p className="notice notice-warn" role="alert">
          <Icon name="warn" size={18} />
          <span>이 기기에 자리가 없어 쓰는 글을 따로 남기지 못해요. 나가기 전에 저장해 주세요.</span>
        </p>
      )}
      {refusals.length > 0 && (
        <div className="notice notice-danger" role="alert">
          <Icon name="error" size={18} />
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface RecordFormFrameProps<Values extends FormValues> {
  label: string
  state: RecordForm<Values>
  fields: readonly FieldName<Values>[]
  saveLabel?: string | undefined
  saveVariant?: 'filled' | 'outlined' | undefined
  className?: string | undefined
  children: ReactNode
  /** More buttons, after those of the form. */
  acts?: ReactNode
}

/** A form with its notices above and its buttons below. */
export function RecordFormFrame<Values extends FormValues>(props: RecordFormFrameProps<Values>) {
  const {
    label,
    state,
    fields,
    saveLabel = '저장',
    saveVariant = 'filled',
    className,
    children,
    acts,
  } = props
  return (
    <form
      className={joinClasses('record-form', className)}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void state.submit()
      }}
    >
      <FormNotices state={state} fields={fields} />
      {children}
      <div className="record-form-acts">
        <span className="record-form-state" role="status">
          {state.isDirty ? '저장하지 않은 글이 있어요' : ''}
        </span>
        {state.isDirty && <Button onClick={state.revert}>되돌리기</Button>}
        <Button type="submit" variant={saveVariant} busy={state.isSaving} disabled={!state.isDirty}>
          {saveLabel}
        </Button>
        {acts}
      </div>
    </form>
  )
}
