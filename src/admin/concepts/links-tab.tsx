import type { EditableLink } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { SwitchField } from '../kit/switch-field.tsx'
import { EntryList } from './entry-list.tsx'
import { type LinkValues, linkFormSchema } from './forms.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { useEntryForm } from './use-entry-form.ts'

const FIELDS: readonly FieldName<LinkValues>[] = [
  { name: 'title', label: '제목' },
  { name: 'url', label: '주소' },
  { name: 'kind', label: '종류' },
  { name: 'hidden', label: '학습자에게 숨김' },
]

const NAMES_LINK = { title: '제목', url: '주소', kind: '종류', hidden: '숨김' }

const NEW_LINK: LinkValues = { title: '', url: '', kind: 'page', hidden: false }

function toRecord({ title, url, kind, hidden, version }: EditableLink) {
  return { values: { title, url, kind, hidden }, version }
}

interface LinksTabProps {
  conceptId: string
  links: readonly EditableLink[]
  deleted: readonly EditableLink[]
}

/** The concept's links, as the learner's '학습 자료' shows them. */
export function LinksTab({ conceptId, links, deleted }: LinksTabProps) {
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
      deleted={deleted}
      restore={({ id: linkId }) => call(adminApi.content.restoreLink({ id, linkId }))}
      history={(link, close) => (
        <HistoryDialog
          entity="link"
          entityId={link.id}
          name={link.title}
          fieldNames={NAMES_LINK}
          valueNames={{ page: '글', video: '영상' }}
          restore={{
            label: '이때로 되돌리기',
            note: '차례는 그대로예요. 되돌린 것도 기록에 남아요.',
            schema: linkFormSchema,
            current: linkFormSchema.parse(link),
            write: (values) =>
              call(adminApi.content.updateLink({ id, linkId: link.id, version: link.version, ...values })),
          }}
          onClose={close}
        />
      )}
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
  const state = useEntryForm<EditableLink, LinkValues>({
    record: `link/${conceptId}/${link?.id ?? 'new'}`,
    row: link,
    empty: NEW_LINK,
    schema: linkFormSchema,
    toRecord,
    // Neither id nor createdAt is sent (specification section 5).
    save: ({ hidden, ...values }, version) => {
      const { createLink, updateLink } = adminApi.content
      return link
        ? call(updateLink({ id, linkId: link.id, ...values, hidden, version }))
        : call(createLink({ id, ...values }))
    },
    onSaved,
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
