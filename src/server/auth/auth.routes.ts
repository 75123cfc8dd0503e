import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SIGNED_IN_COOKIE } from '#contract/cookies.ts'
import { AppError } from '#contract/error.ts'
import { LOGIN_PROVIDERS, type LoginProvider } from '#domain/access/roles.ts'
import type { AppDeps } from '../deps.ts'
import { readClientAddress } from '../http/client-address.ts'
import { toAppError } from '../http/errors.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { requireWithinLimit, takeFromLimit } from '../http/limits.ts'
import { logFailure } from '../http/log-failure.ts'
import { readSignInCookie, sessionCookieName, signInCookieName, writeSignInCookie } from './cookies.ts'
import { deleteSession } from './session.queries.ts'
import { ABSOLUTE_MS, IDLE_MS, PUBLIC_DEVICE_MS } from './session-life.ts'
import { finishSignIn, SIGN_IN_MS, startSignIn } from './sign-in.flow.ts'

/** The two sign-in addresses that a browser opens; sign-out is a procedure of the contract. */
export function makeAuthRoutes(deps: AppDeps): Hono<ServerHono> {
  const { env } = deps
  const isSecure = env.PUBLIC_ORIGIN.startsWith('https:')
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  const routes = new Hono<ServerHono>()

  routes.get('/api/auth/:provider/start', async (context) => {
    const provider = readProvider(context, deps)
    context.header('Cache-Control', 'no-store')
    return orLoginPage(context, deps, async () => {
      const address = readClientAddress(context.req.raw, context.env, env)
      await requireWithinLimit(deps, 'failedSignInsByAddress', address)
      await takeFromLimit(deps, 'signInStartsByAddress', address)
      const { location, state } = await startSignIn(deps, {
        provider,
        loginHint: context.req.query('login_hint') ?? null,
        publicDevice: context.req.query('public_device') === '1',
      })
      const value = writeSignInCookie(state, context.req.query('nexturl'))
      setCookie(context, signInCookieName(env, state), value, { ...cookie, maxAge: SIGN_IN_MS / 1000 })
      return context.redirect(location.href, 302)
    })
  })

  routes.get('/api/auth/:provider/callback', async (context) => {
    const provider = readProvider(context, deps)
    context.header('Cache-Control', 'no-store')
    return orLoginPage(context, deps, () => answerCallback(context, provider))
  })

  async function answerCallback(context: Context<ServerHono>, provider: LoginProvider): Promise<Response> {
    const address = readClientAddress(context.req.raw, context.env, env)
    await requireWithinLimit(deps, 'failedSignInsByAddress', address)
    const { pathname, search, searchParams } = new URL(context.req.url)
    const callback = new URL(env.PUBLIC_ORIGIN + pathname + search)
    const cookieName = signInCookieName(env, searchParams.get('state') ?? '')
    const started = readSignInCookie(getCookie(context, cookieName))
    // Without the cookie from this browser's start the request may come from another site.
    if (!started) throw new AppError('INVALID_STATE')
    deleteCookie(context, cookieName, cookie)
    const end = await finishSignIn(deps, provider, callback, started.state).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'INVALID_STATE')
        await takeFromLimit(deps, 'failedSignInsByAddress', address)
      throw error
    })
    if (end.kind === 'refused') {
      await takeFromLimit(deps, 'failedSignInsByAddress', address)
      return context.redirect('/login?error=failed', 302)
    }
    const earlier = getCookie(context, sessionCookieName(env))
    if (earlier) await deleteSession(deps.db, earlier)
    const maxAge = (end.publicDevice ? PUBLIC_DEVICE_MS : ABSOLUTE_MS) / 1000
    setCookie(context, sessionCookieName(env), end.token, { ...cookie, maxAge })
    setCookie(context, SIGNED_IN_COOKIE, end.userId, {
      ...cookie,
      httpOnly: false,
      maxAge: Math.min(maxAge, IDLE_MS / 1000),
    })
    return context.redirect(`/auth?${new URLSearchParams({ nexturl: started.nextUrl })}`, 302)
  }

  return routes
}

/** Sends a browser to the login page with the failure; other callers get the error itself. */
async function orLoginPage(
  context: Context<ServerHono>,
  deps: AppDeps,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!context.req.header('accept')?.includes('text/html')) throw error
    const known = toAppError(error)
    logFailure(deps.log, known, 'sign-in failed')
    const isBusy = known.status === 429 || known.status === 503
    return context.redirect(`/login?error=${isBusy ? 'busy' : 'failed'}`, 302)
  }
}

function readProvider(context: Context<ServerHono>, deps: AppDeps): LoginProvider {
  const provider = LOGIN_PROVIDERS.find((name) => name === context.req.param('provider'))
  if (!provider || !deps.providers.names.includes(provider)) throw new AppError('NOT_FOUND')
  return provider
}
