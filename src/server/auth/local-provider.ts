import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { ProviderContext } from 'oidc-provider'
import type { ServerEnv } from '../env.ts'
import { findLocalPerson, LOCAL_CLIENT, LOCAL_PEOPLE, LOCAL_PROVIDER_PATH } from './local-people.ts'
import { redirectAddress } from './providers.ts'

/** The provider's own pages cannot be framed and run no scripts. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

const INTERACTION = /^\/interaction\/([\w-]+)(?:\/([\w-]+))?$/

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * This server's own OpenID Connect provider, so that profile `local` uses the same sign-in code as the others. Its
 * package is loaded at the first request.
 */
export function makeLocalProvider(env: ServerEnv): NodeHandler {
  let opened: Promise<{ provider: Provider; answer: NodeHandler }> | undefined
  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    opened ??= openProvider(env)
    const { provider, answer } = await opened
    const url = request.url ?? '/'
    const path = url.slice(LOCAL_PROVIDER_PATH.length).split('?', 1)[0] ?? ''
    const [, uid, person] = INTERACTION.exec(path) ?? []
    if (uid) return answerInteraction(provider, request, response, person)
    // The provider reads its mount point from the difference of the two.
    Object.assign(request, { originalUrl: url, url: url.slice(LOCAL_PROVIDER_PATH.length) || '/' })
    return answer(request, response)
  }
}

async function openProvider(env: ServerEnv) {
  const { default: OidcProvider } = await import('oidc-provider')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider: Provider = new OidcProvider(env.PUBLIC_ORIGIN + LOCAL_PROVIDER_PATH, {
    clients: [
      {
        client_id: LOCAL_CLIENT.clientId,
        client_secret: LOCAL_CLIENT.clientSecret,
        redirect_uris: [redirectAddress(env, 'kakao'), redirectAddress(env, 'google')],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'local' }] },
    cookies: {
      keys: [randomBytes(16).toString('hex')],
      names: { session: 'local-idp', interaction: 'local-idp-step', resume: 'local-idp-resume' },
    },
    claims: { openid: ['sub'], profile: ['nickname'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    interactions: {
      url: (_context: unknown, { uid }: { uid: string }) => `${LOCAL_PROVIDER_PATH}/interaction/${uid}`,
    },
    findAccount: (_context: unknown, id: string) => describeAccount(id),
    loadExistingGrant: async ({ oidc }: ProviderContext) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  return { provider, answer: provider.callback() }
}

function describeAccount(id: string) {
  const person = findLocalPerson(id)
  if (!person) return undefined
  return {
    accountId: person.id,
    claims: () => ({
      sub: person.id,
      nickname: person.name,
      email: `${person.id}@localhost`,
      email_verified: true,
    }),
  }
}

async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  chosen?: string,
): Promise<void> {
  const details = await provider.interactionDetails(request, response).catch(() => null) // an old or foreign address: nothing to finish
  if (!details) {
    response
      .writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(page('<p>로그인 요청이 만료됐어요. <a href="/login">다시 로그인하기</a></p>'))
    return
  }
  const person = findLocalPerson(chosen ?? details.params.login_hint)
  if (person) {
    await provider.interactionFinished(request, response, { login: { accountId: person.id } })
    return
  }
  const choices = LOCAL_PEOPLE.map(
    ({ id, name, says }) =>
      `<li><a href="${LOCAL_PROVIDER_PATH}/interaction/${details.uid}/${id}">${name} <small>${says}</small></a></li>`,
  )
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  }
  response
    .writeHead(200, headers)
    .end(
      page(
        `<h1>누구로 로그인할까요?</h1><ul>${choices.join('')}</ul><p>이 화면은 내 컴퓨터에서 시작한 셈샘에만 있어요.</p>`,
      ),
    )
}

const STYLE =
  'body{font:17px/1.7 system-ui,sans-serif;max-width:26rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}ul{list-style:none;padding:0}a{display:block;padding:.7rem 1rem;margin:.5rem 0;border:1px solid;border-radius:.6rem;color:inherit;text-decoration:none}'

function page(body: string): string {
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>셈샘 로그인</title><style>${STYLE}</style><body>${body}</body></html>`
}
