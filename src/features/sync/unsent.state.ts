import { atom } from 'jotai/vanilla'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import { outboxOf } from '#platform/outbox.ts'
import { currentUserAtom } from '#platform/session.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Returns the thread and the text that the person typed; null if the record comes from a button. */
export function readWriting({ kind, body }: OutboxRecord) {
  if (kind !== 'question' && kind !== 'turn') return null
  const { threadId, message, context } = body
  const action = context?.action?.kind
  const isAnswer = action === 'submit-answer'
  if (threadId === undefined || (kind === 'turn' && action !== undefined && !isAnswer)) return null
  return { threadId, text: message, mode: isAnswer ? 'answer' : 'question' } as const
}

function joinDraft(kept: unknown, text: string): string {
  const before = (kept as { text?: unknown } | undefined)?.text
  return typeof before === 'string' && before !== '' ? `${before}\n${text}` : text
}

/**
 * Retries a refused record: typed text is appended to the draft of its conversation, to be edited; any other record is sent again
 * unchanged.
 */
export const rewriteRecordAtom = atom(null, async (get, set, record: OutboxRecord): Promise<void> => {
  const user = get(currentUserAtom)
  if (!user) return
  const outbox = outboxOf(user.id)
  const writing = readWriting(record)
  if (!writing) return outbox.retry(record.id)
  const { threadId, text, mode } = writing
  const kept = await outbox.drafts.get(threadId)
  await outbox.drafts.set(threadId, { text: joinDraft(kept, text), mode })
  await outbox.remove(record.id)
  set(showToastAtom, {
    severity: 'success',
    title: '글을 입력창에 옮겨 두었어요',
    detail: '그 대화를 열면 고쳐서 다시 보낼 수 있어요.',
  })
})

/** Deletes a record. */
export const removeRecordAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const user = get(currentUserAtom)
  if (user) await outboxOf(user.id).remove(id)
})
