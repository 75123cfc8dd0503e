import * as oidc from 'openid-client'
import { AppError } from '#contract/error.ts'
import type { AgeBand } from '#domain/access/age-band.ts'
import type { LoginProvider, Role } from '#domain/access/roles.ts'
import type { ServerEnv } from '../env.ts'
import { describeLocalPerson, LOCAL_CLIENT, LOCAL_PROVIDER_PATH } from './local-people.ts'

const DISCOVER_WITHIN_S = 10

interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  isLocal: boolean
}

/** The identity that a provider confirmed. */
export interface ProvenIdentity {
  provider: LoginProvider
  subject: string
  nickname: string | null
  email: string | null
  roles: Role[]
  /** For a local person; no real provider is involved. */
  ageBand: AgeBand | null
}

interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  loginHint: string | null
}

export interface SignInProviders {
  /** The configured providers, in display order. */
  names: LoginProvider[]
  authorizationUrl: (name: LoginProvider, request: AuthorizationRequest) => Promise<URL>
  /** Exchanges the code of `callback`; throws if state, nonce, PKCE or the token is invalid. */
  redeem: (
    name: LoginProvider,
    callback: URL,
    expected: Omit<AuthorizationRequest, 'loginHint'>,
  ) => Promise<ProvenIdentity>
}

/**
 * The configured sign-in providers. Each is discovered at the first sign-in, not at start, so that an unavailable provider
 * does not stop the server.
 */
export function makeProviders(env: ServerEnv): SignInProviders {
  const settings = readSettings(env)
  const discovered = new Map<LoginProvider, Promise<oidc.Configuration>>()

  const configure = (name: LoginProvider): Promise<oidc.Configuration> => {
    const setting = settings.get(name)
    if (!setting) throw new AppError('NOT_FOUND')
    const pending = discovered.get(name) ?? discover(setting)
    discovered.set(name, pending)
    return pending.catch((cause: unknown) => {
      discovered.delete(name)
      const message = '로그인 제공자에 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'
      throw new AppError('SERVICE_UNAVAILABLE', { cause, message, data: { retryAfter: 5 } })
    })
  }

  return {
    names: [...settings.keys()],
    authorizationUrl: async (name, { state, nonce, codeVerifier, loginHint }) => {
      const configuration = await configure(name)
      const setting = settings.get(name) as ProviderSettings
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectAddress(env, name),
        scope: setting.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(setting.isLocal && { prompt: 'login' }),
        ...(setting.isLocal && loginHint !== null && { login_hint: loginHint }),
      })
    },
    redeem: async (name, callback, expected) => {
      const configuration = await configure(name)
      const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new AppError('INVALID_STATE', { cause: 'no id token' })
      return {
        provider: name,
        subject: claims.sub,
        nickname: firstText(claims.nickname, claims.name),
        email: claims.email_verified === false ? null : firstText(claims.email),
        ...(settings.get(name)?.isLocal
          ? describeLocalPerson(claims.sub)
          : { roles: ['user'], ageBand: null }),
      }
    },
  }
}

export function redirectAddress(env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, name: LoginProvider): string {
  return `${env.PUBLIC_ORIGIN}/api/auth/${name}/callback`
}

function readSettings(env: ServerEnv): Map<LoginProvider, ProviderSettings> {
  const settings = new Map<LoginProvider, ProviderSettings>()
  if (env.LOCAL_PROVIDER) {
    const local = {
      ...LOCAL_CLIENT,
      issuer: env.PUBLIC_ORIGIN + LOCAL_PROVIDER_PATH,
      scope: 'openid profile email',
      isLocal: true,
    }
    return settings.set('kakao', local).set('google', local)
  }
  if (env.KAKAO_CLIENT_ID && env.KAKAO_CLIENT_SECRET) {
    settings.set('kakao', {
      issuer: env.KAKAO_ISSUER,
      clientId: env.KAKAO_CLIENT_ID,
      clientSecret: env.KAKAO_CLIENT_SECRET,
      scope: 'openid profile_nickname',
      isLocal: false,
    })
  }
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    settings.set('google', {
      issuer: env.GOOGLE_ISSUER,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      scope: 'openid profile email',
      isLocal: false,
    })
  }
  return settings
}

function discover({
  issuer,
  clientId,
  clientSecret,
  isLocal,
}: ProviderSettings): Promise<oidc.Configuration> {
  // The local provider uses http on loopback; all others must use https.
  const execute = isLocal ? [oidc.allowInsecureRequests] : []
  return oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    execute,
    timeout: DISCOVER_WITHIN_S,
  })
}

function firstText(...values: unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? null
}
