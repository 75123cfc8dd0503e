import { AppError } from '#contract/error.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { type EndpointFault, findEndpointFault } from '#domain/notify/check-push-endpoint.ts'
import { api, signedIn } from '../http/call.ts'
import { haltSends } from '../notify/halt-sends.queries.ts'
import { findUser, lockUser } from '../user/user.queries.ts'
import { detachBrowser } from './detach-browser.flow.ts'
import { isCurvePoint } from './is-curve-point.ts'
import { saveReceipt } from './receipt.queries.ts'
import { holdOwner, saveSubscription } from './subscription.queries.ts'

const ok = { ok: true as const }

function refuse(path: string, message: EndpointFault | 'not-a-key'): never {
  throw new AppError('UNPROCESSABLE', {
    message: '이 브라우저의 알림 주소는 쓸 수 없어요.',
    data: { issues: [{ path, message }] },
  })
}

export const pushRoutes = {
  publicKey: api.push.publicKey.handler(({ context }) => ({ publicKey: context.deps.push.publicKey })),

  subscribe: api.push.subscribe.handler(async ({ input, context }) => {
    const { endpoint, keys, expirationTime = null } = input
    const { env, clock } = context.deps
    const fault = findEndpointFault(endpoint, env.PUSH_LOOPBACK)
    if (fault) refuse('endpoint', fault)
    if (!isCurvePoint(keys.p256dh)) refuse('keys.p256dh', 'not-a-key')
    const { id: userId } = signedIn(context)
    const owner = await holdOwner(context.db, endpoint)
    for (const id of [...new Set([userId, owner ?? userId])].sort())
      await (id === userId ? lockUser : haltSends)(context.db, id)
    const user = await findUser(context.db, userId)
    if (!user || !mayKeepPersonal(user)) throw new AppError('CONSENT_REQUIRED')
    const expiresAt = expirationTime === null ? null : new Date(expirationTime)
    await saveSubscription(context.db, { endpoint, userId, ...keys, expiresAt, createdAt: clock() })
    return ok
  }),

  unsubscribe: api.push.unsubscribe.handler(async ({ input, context }) => {
    await detachBrowser(context.db, input.endpoint)
    return ok
  }),

  receipt: api.push.receipt.handler(async ({ input, context }) => {
    await saveReceipt(context.db, input.id, input.event, context.deps.clock())
    return ok
  }),
}
