import type { EditableTerm } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { SwitchField } from '../kit/switch-field.tsx'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { EntryList } from './entry-list.tsx'
import { type TermValues, termFormSchema } from './forms.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { useEntryForm } from './use-entry-form.ts'

const FIELDS: readonly FieldName<TermValues>[] = [
  { name: 'term', label: '용어' },
  { name: 'definition', label: '뜻' },
  { name: 'hidden', label: '학습자에게 숨김' },
]

const NAMES_TERM = { term: '용어', definition: '뜻', hidden: '숨김' }

const NEW_TERM: TermValues = { term: '', definition: '', hidden: false }

function toRecord({ term, definition, hidden, version }: EditableTerm) {
  return { values: { term, definition, hidden }, version }
}

interface TermsTabProps {
  conceptId: string
  terms: readonly EditableTerm[]
  deleted: readonly EditableTerm[]
}

/** The concept's glossary. */
export function TermsTab({ conceptId, terms, deleted }: TermsTabProps) {
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
      deleted={deleted}
      restore={({ id: termId }) => call(adminApi.content.restoreTerm({ id, termId }))}
      history={(term, close) => (
        <HistoryDialog
          entity="term"
          entityId={term.id}
          name={term.term}
          fieldNames={NAMES_TERM}
          restore={{
            label: '이때로 되돌리기',
            note: '차례는 그대로예요. 되돌린 것도 기록에 남아요.',
            schema: termFormSchema,
            current: termFormSchema.parse(term),
            write: (values) =>
              call(adminApi.content.updateTerm({ id, termId: term.id, version: term.version, ...values })),
          }}
          onClose={close}
        />
      )}
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
  const state = useEntryForm<EditableTerm, TermValues>({
    record: `term/${conceptId}/${term?.id ?? 'new'}`,
    row: term,
    empty: NEW_TERM,
    schema: termFormSchema,
    toRecord,
    save: ({ hidden, ...values }, version) => {
      const { createTerm, updateTerm } = adminApi.content
      return term
        ? call(updateTerm({ id, termId: term.id, ...values, hidden, version }))
        : call(createTerm({ id, ...values }))
    },
    onSaved,
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
