import { useQueryClient } from '@tanstack/react-query'
import type { EditableLink } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { refreshContent } from '../kit/content.queries.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { SwitchField } from '../kit/switch-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { EntryList } from './entry-list.tsx'
import { type LinkValues, linkFormSchema } from './forms.ts'

const FIELDS: readonly FieldName<LinkValues>[] = [
  { name: 'title', label: '제목' },
  { name: 'url', label: '주소' },
  { name: 'kind', label: '종류' },
  { name: 'hidden', label: '학습자에게 숨김' },
]

const NEW_LINK: LinkValues = { title: '', url: '', kind: 'page', hidden: false }

function toRecord({ title, url, kind, hidden, version }: EditableLink) {
  return { values: { title, url, kind, hidden }, version }
}

interface LinksTabProps {
  conceptId: string
  links: readonly EditableLink[]
}

/** The concept's links, as the learner's '학습 자료' shows them. */
export function LinksTab({ conceptId, links }: LinksTabProps) {
  const id = conceptId
  return (
    <EntryList
      entity="link"
      conceptId={conceptId}
      kind="링크"
      rows={links}
      nameOf={({ title }) => title}
      detail={({ url, kind }) => (
        <small>
          {kind === 'video' ? '영상' : '글'} · {url}
        </small>
      )}
      remove={({ id: linkId, version }) => call(adminApi.content.removeLink({ id, linkId, version }))}
      form={(link, close) => <LinkForm conceptId={conceptId} link={link} onSaved={close} />}
    />
  )
}

interface LinkFormProps {
  conceptId: string
  link: EditableLink | null
  onSaved: () => void
}

function LinkForm({ conceptId, link, onSaved }: LinkFormProps) {
  const id = conceptId
  const queryClient = useQueryClient()
  const state = useRecordForm<LinkValues>({
    record: `link/${conceptId}/${link?.id ?? 'new'}`,
    current: link ? toRecord(link) : { values: NEW_LINK, version: 0 },
    schema: linkFormSchema,
    // Neither id nor createdAt is sent (specification section 5).
    save: async ({ hidden, ...values }, { version }) => {
      const { createLink, updateLink } = adminApi.content
      const saved = await (link
        ? call(updateLink({ id, linkId: link.id, ...values, hidden, version }))
        : call(createLink({ id, ...values })))
      await refreshContent(queryClient)
      onSaved()
      return link ? toRecord(saved) : { values: NEW_LINK, version: 0 }
    },
    readRow: (row) => toRecord(row as EditableLink),
  })
  const { register, control, formState } = state.form
  return (
    <RecordFormFrame label={link ? link.title : '새 링크'} state={state} fields={FIELDS}>
      <TextField label="제목" error={formState.errors.title?.message} {...register('title')} />
      <TextField
        label="주소"
        inputMode="url"
        placeholder="https://"
        error={formState.errors.url?.message}
        {...register('url')}
      />
      <SelectField label="종류" error={formState.errors.kind?.message} {...register('kind')}>
        <option value="page">글</option>
        <option value="video">영상</option>
      </SelectField>
      {link && <SwitchField control={control} name="hidden" label="학습자에게 숨겨요" />}
    </RecordFormFrame>
  )
}
