import type { AuditEntity } from '#domain/audit/audit.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import type { FormValues } from '../kit/record-drafts.ts'
import type { Restore } from '../kit/restore.tsx'

interface HistoryDialogProps<Values extends FormValues> {
  entity: AuditEntity
  entityId: string
  name: string
  fieldNames: Readonly<Record<string, string>>
  valueNames?: Readonly<Record<string, string>>
  restore: Restore<Values>
  onClose: () => void
}

/** The history of what has no page of its own: an explanation, a link, a term. */
export function HistoryDialog<Values extends FormValues>(props: HistoryDialogProps<Values>) {
  const { name, onClose, ...history } = props
  return (
    <Dialog
      open
      kind="wide"
      title={`‘${name}’ 기록`}
      onClose={onClose}
      footer={<Button onClick={onClose}>닫기</Button>}
    >
      <HistoryTab {...history} />
    </Dialog>
  )
}
