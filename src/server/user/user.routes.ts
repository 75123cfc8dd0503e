import { SIGNED_IN_COOKIE } from '#contract/cookies.ts'
import { AppError } from '#contract/error.ts'
import type { User, UserUpdate } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { sessionCookieName } from '../auth/cookies.ts'
import { deleteSession } from '../auth/session.queries.ts'
import { IDLE_MS } from '../auth/session-life.ts'
import { askGuardian, readGuardianState, requireUnder14 } from '../guardian/guardian.flow.ts'
import { deleteGuardianRequest, insertConsent } from '../guardian/guardian.queries.ts'
import { api, type CallContext, signedIn } from '../http/call.ts'
import { haltSends } from '../notify/halt-sends.queries.ts'
import { AWAITED_METHODS } from '../notify/senders.ts'
import { readPersonFile } from '../people/read-person-file.flow.ts'
import { detachBrowser } from '../push/detach-browser.flow.ts'
import { findSchool } from '../school/school.queries.ts'
import { removePerson } from './remove-person.flow.ts'
import { findUser, lockUser, setAgeBand, updateUser } from './user.queries.ts'
import { forgetPerson, withdrawConsent } from './withdraw-consent.flow.ts'

/** Deletes the session cookies in the browser. */
function clearSessionCookie({ deps, responseHeaders }: CallContext): void {
  const name = sessionCookieName(deps.env)
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  responseHeaders.append('Set-Cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`)
  responseHeaders.append('Set-Cookie', `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure}`)
}

/** The cookie that the page reads expires with the session, even if the device sends no further request. */
function prolongSignedInCookie(context: CallContext): void {
  const { deps, responseHeaders } = context
  const { id, sessionExpiresAt } = signedIn(context)
  const left = sessionExpiresAt.getTime() - deps.clock().getTime()
  const maxAge = Math.floor(Math.min(left, IDLE_MS) / 1000)
  const secure = sessionCookieName(deps.env).startsWith('__Host-') ? '; Secure' : ''
  responseHeaders.append(
    'Set-Cookie',
    `${SIGNED_IN_COOKIE}=${id}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`,
  )
}

async function ownUser(context: CallContext): Promise<User> {
  const user = await findUser(context.db, signedIn(context).id)
  if (!user) throw new AppError('UNAUTHORIZED')
  return user
}

/** Throws unless the school exists, and the consent that security.md 15 requires for personal data. */
async function requireAllowed(context: CallContext, update: UserUpdate): Promise<void> {
  const { schoolId, notificationMethods = [] } = update
  const isPersonal = typeof schoolId === 'string' || notificationMethods.length > 0
  if (isPersonal && !mayKeepPersonal(await ownUser(context))) throw new AppError('CONSENT_REQUIRED')
  if (typeof schoolId === 'string' && !(await findSchool(context.db, schoolId)))
    throw new AppError('UNPROCESSABLE', { message: '목록에 없는 학교예요. 다시 골라 주세요.' })
}

const TOLD_ONCE = '나이는 한 번만 정할 수 있어요. 만 14세 미만이면 보호자의 동의로 모든 기능을 쓸 수 있어요.'

export const userRoutes = {
  me: api.user.me.handler(async ({ context }) => {
    const user = await ownUser(context)
    prolongSignedInCookie(context)
    return user
  }),

  sayAge: api.user.sayAge.handler(async ({ input, context }) => {
    await lockUser(context.db, signedIn(context).id)
    const { id, ageBand } = await ownUser(context)
    if (ageBand === 'UNDER_14' && input.ageBand === 'FROM_14')
      throw new AppError('UNPROCESSABLE', { message: TOLD_ONCE })
    await haltSends(context.db, id)
    await setAgeBand(context.db, id, input.ageBand)
    const user = await ownUser(context)
    if (!mayKeepPersonal(user)) await forgetPerson(context.db, context.deps, user)
    return ownUser(context)
  }),

  consent: api.user.consent.handler(async ({ input, context }) => {
    await lockUser(context.db, signedIn(context).id)
    const user = await ownUser(context)
    requireUnder14(user)
    const check = context.deps.env.GUARDIAN_CHECK
    if (check !== 'device')
      throw new AppError('UNPROCESSABLE', { message: '보호자께 메일로 동의를 받아야 해요.' })
    const consent = { userId: user.id, wording: input.wording, check, guardianEmail: null }
    await insertConsent(context.db, consent, context.deps.clock())
    return ownUser(context)
  }),

  withdrawConsent: api.user.withdrawConsent.handler(async ({ context }) => {
    await withdrawConsent(context.db, context.deps, signedIn(context).id)
    return ownUser(context)
  }),

  guardian: api.user.guardian.handler(({ context: { deps, db, user } }) =>
    readGuardianState(deps, db, signedIn({ user }).id),
  ),

  askGuardian: api.user.askGuardian.handler(async ({ input, context }) => {
    const user = await ownUser(context)
    await askGuardian(context.deps, user, input.email)
    return readGuardianState(context.deps, context.db, user.id)
  }),

  forgetGuardian: api.user.forgetGuardian.handler(async ({ context: { deps, db, user } }) => {
    const { id } = signedIn({ user })
    await deleteGuardianRequest(db, id)
    return readGuardianState(deps, db, id)
  }),

  exportData: api.user.exportData.handler(({ context }) =>
    readPersonFile(context.db, context.deps, signedIn(context).id),
  ),

  update: api.user.update.handler(async ({ input, context }) => {
    await lockUser(context.db, signedIn(context).id)
    await requireAllowed(context, input)
    const update = {
      ...input,
      ...(input.notificationMethods && { notificationMethods: [...new Set(input.notificationMethods)] }),
    }
    const { id } = signedIn(context)
    // Nothing arrives by a method after it was turned off.
    if (AWAITED_METHODS.some((method) => update.notificationMethods?.includes(method) === false))
      await haltSends(context.db, id)
    const user = await updateUser(context.db, id, update)
    if (!user) throw new AppError('UNAUTHORIZED')
    return user
  }),

  exit: api.user.exit.handler(async ({ context }) => {
    const user = await ownUser(context)
    await context.deps.replies.endOwner(`u:${user.id}`)
    await removePerson(context, user)
    clearSessionCookie(context)
    return { ok: true as const }
  }),

  logout: api.user.logout.handler(async ({ input, context }) => {
    if (input?.pushEndpoint) await detachBrowser(context.db, input.pushEndpoint)
    if (context.sessionToken) await deleteSession(context.db, context.sessionToken)
    clearSessionCookie(context)
    return { ok: true as const }
  }),
}
