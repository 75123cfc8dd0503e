import './report-item.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import type { Item } from '#domain/exam/item.ts'
import { ITEM_REPORT_LABELS, ITEM_REPORT_REASONS, type ItemReportReason } from '#domain/exam/item-report.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { outboxOf } from '#platform/outbox.ts'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'

const TEXT_LIMIT = 500

interface ReportItemProps {
  userId: string
  item: Item
}

/** Lets a learner say what is wrong with an item; without a network it is sent later. */
export function ReportItem({ userId, item }: ReportItemProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="text" className="report-open" onClick={() => setDialog('open')}>
        문항에 문제가 있어요
      </Button>
      {dialog !== 'never' && (
        <ReportDialog
          userId={userId}
          item={item}
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  )
}

interface ReportDialogProps extends ReportItemProps {
  open: boolean
  onClose: () => void
}

function ReportDialog({ userId, item, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ItemReportReason | null>(null)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isReachable = useAtomValue(reachableAtom)
  const showToast = useSetAtom(showToastAtom)
  const form = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) return setMissing(true)
    const { id: evaluationId, itemVersion, templateId, seed } = item
    const body = { evaluationId, itemVersion, templateId, seed, reason, text: text.trim() }
    try {
      await outboxOf(userId).enqueue('report', crypto.randomUUID(), body)
    } catch {
      const detail = '저장 공간을 확인하고 다시 해 주세요.'
      return showToast({ severity: 'error', title: '기기에 저장하지 못했어요', detail })
    }
    onClose()
    setReason(null)
    setText('')
    showToast({
      severity: 'success',
      title: '알려 줘서 고마워요',
      detail: isReachable
        ? '선생님들이 이 문항을 다시 살펴볼 거예요.'
        : '인터넷에 연결되면 선생님들에게 보낼게요.',
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="이 문항의 어떤 점이 문제인가요?"
      footer={
        <>
          <Button onClick={onClose}>그대로 두기</Button>
          <Button variant="filled" type="submit" form={form}>
            알리기
          </Button>
        </>
      }
    >
      <form id={form} className="report-item" onSubmit={(event) => void send(event)}>
        <fieldset aria-describedby={isMissing ? `${form}-missing` : undefined}>
          <legend className="sr-only">문제가 되는 점</legend>
          {ITEM_REPORT_REASONS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={form}
                checked={reason === one}
                onChange={() => {
                  setReason(one)
                  setMissing(false)
                }}
              />
              {ITEM_REPORT_LABELS[one]}
            </label>
          ))}
        </fieldset>
        {isMissing && (
          <p id={`${form}-missing`} className="field-error" role="alert">
            어떤 점이 문제인지 하나 골라 주세요.
          </p>
        )}
        <Field label="더 하고 싶은 말" note={`쓰지 않아도 괜찮아요. ${text.length} / ${TEXT_LIMIT}자`}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={TEXT_LIMIT}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
