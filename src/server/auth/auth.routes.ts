import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '#contract/error.ts'
import { safeLocalPath } from '#contract/paths.ts'
import { LOGIN_PROVIDERS, type LoginProvider } from '#domain/access/roles.ts'
import type { AppDeps } from '../deps.ts'
import { readClientAddress } from '../http/client-address.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { takeFromLimit } from '../http/limits.ts'
import { sessionCookieName, signInCookieName } from './cookies.ts'
import { deleteSession } from './session.queries.ts'
import { ABSOLUTE_MS, PUBLIC_DEVICE_MS } from './session-life.ts'
import { finishSignIn, SIGN_IN_MS, startSignIn } from './sign-in.flow.ts'

/** The two addresses of sign-in that a browser visits; sign-out is a procedure of the contract. */
export function makeAuthRoutes(deps: AppDeps): Hono<ServerHono> {
  const { env } = deps
  const isSecure = env.PUBLIC_ORIGIN.startsWith('https:')
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  const routes = new Hono<ServerHono>()

  routes.get('/api/auth/:provider/start', async (context) => {
    const provider = readProvider(context, deps)
    await takeFromLimit(deps, 'signInByAddress', readClientAddress(context.req.raw, context.env, env))
    const { location, state } = await startSignIn(deps, {
      provider,
      nextUrl: context.req.query('nexturl'),
      loginHint: context.req.query('login_hint') ?? null,
      publicDevice: context.req.query('public_device') === '1',
    })
    setCookie(context, signInCookieName(env), state, { ...cookie, maxAge: SIGN_IN_MS / 1000 })
    context.header('Cache-Control', 'no-store')
    return context.redirect(location.href, 302)
  })

  routes.get('/api/auth/:provider/callback', async (context) => {
    const provider = readProvider(context, deps)
    const { pathname, search } = new URL(context.req.url)
    const callback = new URL(env.PUBLIC_ORIGIN + pathname + search)
    const end = await finishSignIn(deps, provider, callback, getCookie(context, signInCookieName(env)))
    deleteCookie(context, signInCookieName(env), cookie)
    context.header('Cache-Control', 'no-store')
    if (end.kind === 'refused') return context.redirect('/login?error=failed', 302)
    const earlier = getCookie(context, sessionCookieName(env))
    if (earlier) await deleteSession(deps.db, earlier)
    const maxAge = (end.publicDevice ? PUBLIC_DEVICE_MS : ABSOLUTE_MS) / 1000
    setCookie(context, sessionCookieName(env), end.token, { ...cookie, maxAge })
    return context.redirect(`/auth?${new URLSearchParams({ nexturl: safeLocalPath(end.nextUrl) })}`, 302)
  })

  return routes
}

function readProvider(context: Context<ServerHono>, deps: AppDeps): LoginProvider {
  const provider = LOGIN_PROVIDERS.find((name) => name === context.req.param('provider'))
  if (!provider || !deps.providers.names.includes(provider)) throw new AppError('NOT_FOUND')
  return provider
}
