import { AppError } from '#contract/error.ts'
import { sessionCookieName } from '../auth/cookies.ts'
import { deleteSession } from '../auth/session.queries.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { deleteUser, findUser, updateUser } from './user.queries.ts'

/** Ends the session in the browser too. */
function clearSessionCookie({ deps, responseHeaders }: CallContext): void {
  const name = sessionCookieName(deps.env)
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  responseHeaders.append('Set-Cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`)
}

export const userRoutes = {
  me: api.user.me.handler(async ({ context }) => {
    const user = await findUser(context.db, signedIn(context).id)
    if (!user) throw new AppError('UNAUTHORIZED')
    return user
  }),

  update: api.user.update.handler(async ({ input, context }) => {
    const update = {
      ...input,
      ...(input.notificationMethods && { notificationMethods: [...new Set(input.notificationMethods)] }),
    }
    const user = await updateUser(context.db, signedIn(context).id, update)
    if (!user) throw new AppError('UNAUTHORIZED')
    return user
  }),

  exit: api.user.exit.handler(async ({ context }) => {
    await deleteUser(context.db, signedIn(context).id)
    clearSessionCookie(context)
    return { ok: true as const }
  }),

  logout: api.user.logout.handler(async ({ context }) => {
    if (context.sessionToken) await deleteSession(context.db, context.sessionToken)
    clearSessionCookie(context)
    return { ok: true as const }
  }),
}
