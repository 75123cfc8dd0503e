import { AppError } from '#contract/error.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { composeAnnouncement } from '#domain/notify/compose-notification.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import {
  countAudience,
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  releaseAnnouncement,
} from './announcement.queries.ts'

const FARTHEST_MS = 366 * DAY_MS

async function requireAnnouncement({ db }: CallContext, id: string) {
  const found = await findAnnouncement(db, id)
  if (!found) throw new AppError('NOT_FOUND', { message: '알림을 찾을 수 없어요.' })
  return found
}

/** Throws if an announcement cannot be sent at `sendAt`. */
function requireFuture(sendAt: Date, now: Date): void {
  const ahead = sendAt.getTime() - now.getTime()
  if (ahead > 0 && ahead <= FARTHEST_MS) return
  const message = ahead > 0 ? '1년 안의 때를 골라 주세요.' : '지금보다 뒤의 때를 골라 주세요.'
  throw new AppError('UNPROCESSABLE', { message, data: { issues: [{ path: 'sendAt', message }] } })
}

export const announcementRoutes = {
  list: api.announcement.list.handler(async ({ input: { page, size }, context }) => ({
    ...(await listAnnouncements(context.db, { page, size })),
    page,
    size,
  })),

  get: api.announcement.get.handler(({ input, context }) => requireAnnouncement(context, input.id)),

  create: api.announcement.create.handler(async ({ input, context }) => {
    const { audience, sendAt: chosenTime, ...words } = input
    if (keepNotificationPath(words.path) !== words.path)
      throw new AppError('UNPROCESSABLE', {
        message: '알림이 열 수 있는 페이지의 경로를 적어 주세요.',
        data: { issues: [{ path: 'path', message: '알림이 열 수 있는 페이지의 경로를 적어 주세요.' }] },
      })
    const { newId, clock, mailer } = context.deps
    const id = newId()
    const now = clock()
    const sendAt = chosenTime === null ? null : new Date(chosenTime)
    if (sendAt) requireFuture(sendAt, now)
    const createdBy = signedIn(context).id
    const content = composeAnnouncement(words)
    await insertAnnouncement(context.db, { id, content, audience, createdBy, now, sendAt })
    if (!sendAt) await releaseAnnouncement(context.db, { id, audience }, { now, isMailOn: mailer.isOn })
    const made = await requireAnnouncement(context, id)
    await recordWrite(context, { entity: 'announcement', entityId: id, before: null, after: made })
    return made
  }),

  preview: api.announcement.preview.handler(async ({ input, context }) => ({
    people: await countAudience(context.db, input.audience),
  })),

  remove: api.announcement.remove.handler(async ({ input, context }) => {
    const before = await requireAnnouncement(context, input.id)
    if (!(await deleteAnnouncement(context.db, input.id))) throw new AppError('NOT_FOUND')
    await recordWrite(context, { entity: 'announcement', entityId: input.id, before, after: null })
    return { ok: true as const }
  }),
}
