import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { visitorCookieName } from '../auth/cookies.ts'
import type { SignedInUser } from '../auth/session.queries.ts'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'

const VISITOR_COOKIE_S = 3600

/** The sender of a turn. */
export interface Asker {
  user: SignedInUser | null
  address: string
  /** `u:` and the person's id, or `v:` and the salted hash of a visitor's cookie: the key for streams and limits. */
  owner: string
}

/** Returns the caller as an asker; sets a signed cookie for a new visitor, so that cookies cannot be forged. */
export async function readAsker(context: Context<ServerHono>, deps: AppDeps): Promise<Asker> {
  const { user, address } = await context.var.caller()
  if (user) return { user, address, owner: `u:${user.id}` }
  const name = visitorCookieName(deps.env)
  const known = readVisitor(getCookie(context, name), deps.secrets.cookieKey)
  const visitor = known ?? deps.newId()
  if (known === null) {
    const value = `${visitor}.${sign(visitor, deps.secrets.cookieKey)}`
    setCookie(context, name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: name.startsWith('__Host-'),
      maxAge: VISITOR_COOKIE_S,
    })
  }
  return { user: null, address, owner: `v:${deps.secrets.hash(visitor)}` }
}

function sign(visitor: string, key: string): string {
  return createHmac('sha256', key).update(visitor).digest('base64url')
}

function readVisitor(cookie: string | undefined, key: string): string | null {
  const [visitor = '', signature = ''] = cookie?.split('.') ?? []
  const expected = Buffer.from(sign(visitor, key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? visitor : null
}
