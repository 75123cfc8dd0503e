import { AppError } from '#contract/error.ts'
import { composeAnnouncement } from '#domain/notify/compose-notification.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import { recordWrite } from '../audit/record-write.ts'
import { api, signedIn } from '../http/call.ts'
import {
  countAudience,
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
} from './announcement.queries.ts'

export const announcementRoutes = {
  list: api.announcement.list.handler(async ({ context }) => ({
    announcements: await listAnnouncements(context.db),
  })),

  create: api.announcement.create.handler(async ({ input, context }) => {
    const { audience, ...words } = input
    if (keepNotificationPath(words.path) !== words.path)
      throw new AppError('UNPROCESSABLE', {
        message: '알림이 열 수 있는 페이지의 경로를 적어 주세요.',
        data: { issues: [{ path: 'path', message: 'not-a-page' }] },
      })
    const { newId, clock, mailer } = context.deps
    const id = newId()
    await insertAnnouncement(context.db, {
      id,
      content: composeAnnouncement(words),
      audience,
      createdBy: signedIn(context).id,
      now: clock(),
      isMailOn: mailer.isOn,
    })
    const [made] = await listAnnouncements(context.db, id)
    if (!made) throw new AppError('CONFLICT')
    await recordWrite(context, { entity: 'announcement', entityId: id, before: null, after: made })
    return made
  }),

  preview: api.announcement.preview.handler(async ({ input, context }) => ({
    people: await countAudience(context.db, input.audience),
  })),

  remove: api.announcement.remove.handler(async ({ input, context }) => {
    const [before] = await listAnnouncements(context.db, input.id)
    if (!before || !(await deleteAnnouncement(context.db, input.id))) throw new AppError('NOT_FOUND')
    await recordWrite(context, { entity: 'announcement', entityId: input.id, before, after: null })
    return { ok: true as const }
  }),
}
