import { createHash } from 'node:crypto'
import type { ServerEnv } from '../env.ts'

/** `__Host-` binds a cookie to this host over https; plain http (profile `local`) cannot have it. */
const named = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, name: string) =>
  env.PUBLIC_ORIGIN.startsWith('https:') ? `__Host-${name}` : name

export const sessionCookieName = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) => named(env, 'session')
/** One cookie a sign-in, so that two tabs do not take each other's state away. */
export const signInCookieName = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, state: string) =>
  named(env, `sign-in-${createHash('sha256').update(state).digest('base64url').slice(0, 16)}`)
export const visitorCookieName = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) => named(env, 'visitor')
