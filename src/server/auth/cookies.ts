import { createHash } from 'node:crypto'
import { safeLocalPath } from '#contract/paths.ts'
import type { ServerEnv } from '../env.ts'

/** The most that fits into a cookie of 4 KB. */
const LONGEST_NEXT_URL = 2000

/** `__Host-` binds a cookie to this host and requires https, which profile `local` may lack. */
function named(env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, name: string) {
  return env.PUBLIC_ORIGIN.startsWith('https:') ? `__Host-${name}` : name
}

export function sessionCookieName(env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) {
  return named(env, 'session')
}

/** One cookie per sign-in, so that two tabs do not overwrite each other's state. */
export function signInCookieName(env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, state: string) {
  return named(env, `sign-in-${createHash('sha256').update(state).digest('base64url').slice(0, 16)}`)
}

/** The page to open after sign-in stays in the browser and is never stored in the database. */
export function writeSignInCookie(state: string, nextUrl: string | undefined): string {
  const path = safeLocalPath(nextUrl)
  return `${state}.${Buffer.from(path.length > LONGEST_NEXT_URL ? '/' : path).toString('base64url')}`
}

export function readSignInCookie(value: string | undefined): { state: string; nextUrl: string } | null {
  const [state, nextUrl] = value?.split('.') ?? []
  if (!state || nextUrl === undefined) return null
  return { state, nextUrl: safeLocalPath(Buffer.from(nextUrl, 'base64url').toString('utf8')) }
}

export function visitorCookieName(env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>) {
  return named(env, 'visitor')
}
