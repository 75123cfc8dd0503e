import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#contract/error.ts'
import { NICKNAME, NICKNAME_LIMIT } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import type { LoginProvider } from '#domain/access/roles.ts'
import type { AppDeps } from '../deps.ts'
import { makeToken } from '../ids.ts'
import type { ProvenIdentity } from './providers.ts'
import { insertSession } from './session.queries.ts'
import { findUserOfIdentity, insertSignIn, insertUser, keepEmail, takeSignIn } from './sign-in.queries.ts'

export const SIGN_IN_MS = 10 * 60 * 1000

function hashState(state: string) {
  return createHash('sha256').update(state).digest('base64url')
}

export interface SignInStart {
  provider: LoginProvider
  loginHint: string | null
  publicDevice: boolean
}

/** Starts a sign-in: returns the provider's address and the state that the browser must return in its cookie. */
export async function startSignIn(
  deps: AppDeps,
  start: SignInStart,
): Promise<{ location: URL; state: string }> {
  const { provider, loginHint, publicDevice } = start
  const state = makeToken()
  const nonce = makeToken()
  const codeVerifier = makeToken()
  const location = await deps.providers.authorizationUrl(provider, { state, nonce, codeVerifier, loginHint })
  const expiresAt = new Date(deps.clock().getTime() + SIGN_IN_MS)
  await insertSignIn(deps.db, {
    stateHash: hashState(state),
    provider,
    nonce,
    codeVerifier,
    publicDevice,
    expiresAt,
  })
  return { location, state }
}

export type SignInEnd =
  | { kind: 'signed-in'; token: string; userId: string; publicDevice: boolean }
  | { kind: 'refused' }

/**
 * Finishes a sign-in with the provider's `callback`. An unknown, used or expired state, or one of another browser, is 400; a
 * rejection by the provider or person is `refused`.
 */
export async function finishSignIn(
  deps: AppDeps,
  provider: LoginProvider,
  callback: URL,
  cookieState: string | undefined,
): Promise<SignInEnd> {
  const state = callback.searchParams.get('state')
  if (state === null || state !== cookieState) throw new AppError('INVALID_STATE')
  const signIn = await takeSignIn(deps.db, hashState(state), provider, deps.clock())
  if (!signIn) throw new AppError('INVALID_STATE')
  let identity: ProvenIdentity
  try {
    identity = await deps.providers.redeem(provider, callback, {
      state,
      nonce: signIn.nonce,
      codeVerifier: signIn.codeVerifier,
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    deps.log.warn({ provider, err: error }, 'sign-in refused')
    return { kind: 'refused' }
  }
  const userId = await findOrMakeUser(deps, identity)
  if (userId === null) return { kind: 'refused' }
  const token = makeToken()
  await insertSession(deps.db, { token, userId, publicDevice: signIn.publicDevice, now: deps.clock() })
  return { kind: 'signed-in', token, userId, publicDevice: signIn.publicDevice }
}

/**
 * Returns the person of an identity. The provider's e-mail address is stored only if allowed (security.md 15): for a new person
 * whose age is unknown it is stored at the next sign-in after they have answered.
 */
async function findOrMakeUser(deps: AppDeps, identity: ProvenIdentity): Promise<string | null> {
  const { provider, subject, email, ageBand } = identity
  const known = await findUserOfIdentity(deps.db, provider, subject)
  if (known?.suspendedAt) return null
  if (known) {
    if (email !== null) await deps.db.transaction((tx) => keepEmail(tx, known.id, email))
    return known.id
  }
  const id = deps.newId()
  const mayKeep = mayKeepPersonal({ ageBand, guardianConsentAt: null })
  const made = await deps.db.transaction((tx) =>
    insertUser(tx, {
      id,
      provider,
      subject,
      // Some providers send the person's real name.
      nickname: chooseNickname(mayKeep ? identity.nickname : null),
      email: mayKeep ? email : null,
      roles: identity.roles,
      ageBand,
      deviceKey: randomBytes(32).toString('base64'),
      now: deps.clock(),
    }),
  )
  return made ? id : ((await findUserOfIdentity(deps.db, provider, subject))?.id ?? null)
}

function chooseNickname(proposed: string | null): string {
  const plain = [...(proposed ?? '')].filter((character) => NICKNAME.test(character)).join('')
  const nickname = [...plain.trim()].slice(0, NICKNAME_LIMIT).join('')
  return nickname || `학습자${randomBytes(2).readUInt16BE()}`
}
