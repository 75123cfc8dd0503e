import { useState } from 'react'
import { PROMPT_NOTE_MAX } from '#contract/prompt.ts'
import { PROMPT_PRIORITIES } from '#domain/prompt/prompt.ts'
import { call } from '#platform/http.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useWrite } from '../kit/use-write.ts'
import { PRIORITY_NAMES } from './names.ts'
import { nameText, type StoredText } from './texts.ts'

/** Note and priority of a version: its text never changes. */
export function VersionLabels({ text, onClose }: { text: StoredText; onClose: () => void }) {
  const { prompt, version } = text
  const [note, setNote] = useState(version.note)
  const [priority, setPriority] = useState(version.priority)
  const { run, isPending } = useWrite()
  const save = async () => {
    const { id } = prompt
    const saved = await run(() =>
      call(adminApi.prompt.update({ id, version: version.version, note, priority })),
    )
    if (saved) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`${nameText(text)}의 메모`}
      confirmLabel="저장"
      cancelLabel="닫기"
      danger={false}
      busy={isPending}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className="prompt-promote">
        <TextField
          label="메모"
          maxLength={PROMPT_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <SelectField
          label="중요도"
          value={priority}
          onChange={(event) =>
            setPriority(PROMPT_PRIORITIES.find((one) => one === event.target.value) ?? 'medium')
          }
        >
          {PROMPT_PRIORITIES.map((one) => (
            <option key={one} value={one}>
              {PRIORITY_NAMES[one]}
            </option>
          ))}
        </SelectField>
      </div>
    </ConfirmDialog>
  )
}
