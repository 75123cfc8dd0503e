import { useQueryClient } from '@tanstack/react-query'
import type { EditableTerm } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { refreshContent } from '../kit/content.queries.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { SwitchField } from '../kit/switch-field.tsx'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { EntryList } from './entry-list.tsx'
import { type TermValues, termFormSchema } from './forms.ts'

const FIELDS: readonly FieldName<TermValues>[] = [
  { name: 'term', label: '용어' },
  { name: 'definition', label: '뜻' },
  { name: 'hidden', label: '학습자에게 숨김' },
]

const NEW_TERM: TermValues = { term: '', definition: '', hidden: false }

function toRecord({ term, definition, hidden, version }: EditableTerm) {
  return { values: { term, definition, hidden }, version }
}

interface TermsTabProps {
  conceptId: string
  terms: readonly EditableTerm[]
}

/** The concept's glossary. */
export function TermsTab({ conceptId, terms }: TermsTabProps) {
  const id = conceptId
  return (
    <EntryList
      entity="term"
      conceptId={conceptId}
      kind="용어"
      rows={terms}
      nameOf={({ term }) => term}
      detail={({ definition }) => (
        <small>
          <Markdown inline text={definition} />
        </small>
      )}
      remove={({ id: termId, version }) => call(adminApi.content.removeTerm({ id, termId, version }))}
      form={(term, close) => <TermForm conceptId={conceptId} term={term} onSaved={close} />}
    />
  )
}

interface TermFormProps {
  conceptId: string
  term: EditableTerm | null
  onSaved: () => void
}

function TermForm({ conceptId, term, onSaved }: TermFormProps) {
  const id = conceptId
  const queryClient = useQueryClient()
  const state = useRecordForm<TermValues>({
    record: `term/${conceptId}/${term?.id ?? 'new'}`,
    current: term ? toRecord(term) : { values: NEW_TERM, version: 0 },
    schema: termFormSchema,
    save: async ({ hidden, ...values }, { version }) => {
      const { createTerm, updateTerm } = adminApi.content
      const saved = await (term
        ? call(updateTerm({ id, termId: term.id, ...values, hidden, version }))
        : call(createTerm({ id, ...values })))
      await refreshContent(queryClient)
      onSaved()
      return term ? toRecord(saved) : { values: NEW_TERM, version: 0 }
    },
    readRow: (row) => toRecord(row as EditableTerm),
  })
  const { register, control, formState, watch } = state.form
  return (
    <RecordFormFrame label={term ? term.term : '새 용어'} state={state} fields={FIELDS}>
      <TextField label="용어" error={formState.errors.term?.message} {...register('term')} />
      <TextAreaField
        label="뜻"
        note="수식은 \( \) 사이에 써요."
        error={formState.errors.definition?.message}
        {...register('definition')}
      />
      <div className="term-preview">
        <p className="field-label">학습자가 보는 모습</p>
        <Markdown text={watch('definition')} />
      </div>
      {term && <SwitchField control={control} name="hidden" label="학습자에게 숨겨요" />}
    </RecordFormFrame>
  )
}
