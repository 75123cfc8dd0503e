import type { ServerEnv } from '../env.ts'

/** `__Host-` binds a cookie to this host over https; plain http (profile `local`) cannot have it. */
const named = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, name: string) =>
  env.PUBLIC_ORIGIN.startsWith('https:') ? `__Host-${name}` : name

export const sessionCookieName = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) => named(env, 'session')
export const signInCookieName = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) => named(env, 'sign-in')
export const visitorCookieName = (env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) => named(env, 'visitor')
