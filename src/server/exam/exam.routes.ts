import { AppError } from '#contract/error.ts'
import type { TemplateFailure } from '#domain/items/make-item-finder.ts'
import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { takeFromLimit } from '../http/limits.ts'
import { findThread, lockUsedThread, type ThreadRow } from '../thread/thread.queries.ts'
import { drawItems, resolveNamedItems } from './draw-items.flow.ts'
import { insertExam, loadExams } from './exam.queries.ts'
import { describeExams } from './exam-state.flow.ts'

async function ownThread(context: CallContext, threadId: string): Promise<ThreadRow> {
  const thread = await findThread(context.db, signedIn(context).id, threadId)
  if (!thread) throw new AppError('THREAD_NOT_FOUND')
  return thread
}

export const examRoutes = {
  list: api.exam.list.handler(async ({ input, context }) => {
    const thread = await ownThread(context, input.threadId)
    return (await loadExams(context.db, thread.userId, thread.id)).exams
  }),

  create: api.exam.create.handler(async ({ input, context }) => {
    const { db, deps } = context
    const { id: userId } = signedIn(context)
    const now = deps.clock()
    const thread = await lockUsedThread(db, userId, input.threadId, now)
    if (!thread) throw new AppError('THREAD_NOT_FOUND')
    const { conceptId } = thread
    if (conceptId === null) throw new AppError('NO_ITEMS', { message: '문제는 개념 화면에서 풀 수 있어요.' })
    const level = input.difficultyLevel
    const [known] = input.id ? (await loadExams(db, userId, thread.id, { id: input.id })).exams : []
    if (known) return known
    const { exams } = await loadExams(db, userId, thread.id, { current: true })
    const open = exams.find((exam) => exam.difficultyLevel === level && !exam.finished)
    if (open && !input.items) return open
    if (!(await getCurriculumIndex(deps)).isConceptVisible(conceptId)) throw new AppError('CONCEPT_NOT_FOUND')
    const { secrets, clock } = deps
    if (input.items) await takeFromLimit({ db, secrets, clock }, 'namedExamsByPerson', userId)
    const onFailure = ({ templateId, seed, cause }: TemplateFailure) =>
      deps.log.error({ err: cause, templateId, seed }, 'template failed')
    const place = { userId, conceptId, level, onFailure }
    const items = input.items
      ? await resolveNamedItems(db, input.items, { ...place, now })
      : await drawItems(db, { ...place, limit: input.examLimit })
    // Another device has started one: it continues. The items named here are stored, so that answers to them can be checked.
    if (open) return open
    const id = input.id ?? deps.newId()
    await insertExam(db, { userId, id, threadId: thread.id, difficultyLevel: level, now }, items)
    const [made] = (await loadExams(db, userId, thread.id, { id })).exams
    if (!made) throw new AppError('INTERNAL_SERVER_ERROR', { cause: 'the exam just made is not there' })
    return made
  }),

  get: api.exam.get.handler(async ({ input, context }) => {
    const thread = await ownThread(context, input.threadId)
    const [exam] = (await loadExams(context.db, thread.userId, thread.id, { id: input.examId })).exams
    if (!exam) throw new AppError('EXAM_NOT_FOUND')
    return exam
  }),

  info: api.exam.info.handler(async ({ input, context }) =>
    describeExams(context.deps, context.db, await ownThread(context, input.threadId)),
  ),

  itemsInfo: api.exam.itemsInfo.handler(async ({ input, context }) => {
    const thread = await ownThread(context, input.threadId)
    return (await loadExams(context.db, thread.userId, thread.id)).itemsInfo
  }),
}
