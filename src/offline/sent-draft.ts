import { promisifyRequest } from 'idb-keyval'

function isDraft(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}

/** Deletes the draft of a thread if the record sends its text; text typed since then stays. */
export async function deleteSentDraft(
  drafts: IDBObjectStore,
  { threadId, message }: Record<string, unknown>,
): Promise<void> {
  if (typeof threadId !== 'string' || typeof message !== 'string') return
  const draft: unknown = await promisifyRequest(drafts.get(threadId))
  if (isDraft(draft) && draft.text.trim() === message) drafts.delete(threadId)
}
