import { AppError } from '#contract/error.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { findThread, lockThread } from '../thread/thread.queries.ts'
import { holdMayKeep } from '../user/user.queries.ts'
import {
  clearMessages,
  findLatestMessageId,
  findMessage,
  listBookmarks,
  listMessages,
  removeMessage,
  setBookmark,
} from './message.queries.ts'
import { postTurn } from './post-turn.flow.ts'

async function lockOwnThread(context: CallContext, threadId: string) {
  const thread = await lockThread(context.db, signedIn(context).id, threadId)
  if (!thread) throw new AppError('THREAD_NOT_FOUND')
  return thread
}

export const messageRoutes = {
  list: api.message.list.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const messages = await listMessages(context.db, userId, input.id)
    if (messages.length === 0 && !(await findThread(context.db, userId, input.id)))
      throw new AppError('THREAD_NOT_FOUND')
    return messages
  }),

  clear: api.message.clear.handler(async ({ input, context }) => {
    const thread = await lockOwnThread(context, input.id)
    await clearMessages(context.db, thread.userId, thread.id, context.deps.clock())
    return { ok: true as const }
  }),

  removeLatest: api.message.removeLatest.handler(async ({ input, context }) => {
    const thread = await lockOwnThread(context, input.id)
    const latest = await findLatestMessageId(context.db, thread.userId, thread.id)
    if (latest === null) throw new AppError('MESSAGE_NOT_FOUND')
    await removeMessage(context.db, thread.userId, latest, context.deps.clock())
    return { ok: true as const }
  }),

  create: api.message.create.handler(async ({ input, context }) =>
    postTurn(context.deps, context.db, signedIn(context), input, context.idempotencyKey),
  ),

  update: api.message.update.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    // The answer is stored for repeated requests.
    await holdMayKeep(context.db, userId)
    const message = await findMessage(context.db, userId, input.id)
    if (!message) throw new AppError('MESSAGE_NOT_FOUND')
    await setBookmark(context.db, userId, input.id, input.bookmark)
    return { ...message, bookmark: input.bookmark }
  }),

  bookmarks: api.message.bookmarks.handler(async ({ context }) => {
    const index = await getCurriculumIndex(context.deps)
    const rows = await listBookmarks(context.db, signedIn(context).id)
    return rows.map((row) => ({
      ...row,
      curriculumName: index.nodes.get(row.curriculumId)?.label ?? '',
      conceptName: (row.conceptId === null ? undefined : index.concepts.get(row.conceptId)?.content) ?? null,
    }))
  }),
}
