import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Self-signed for localhost until 2126, only for tests: it is trusted only with `NODE_EXTRA_CA_CERTS`. */
export const LOOPBACK_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIURzZ4If3un3N1NnboAm04g3ZpGpgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTIyMjU0OFoYDzIxMjYxMTAx
MjIyNTQ4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASIreILg++G56GmMd77E9kv4fRS8hT3M1qg3GqXDKe1w8q02kEgKEVL
KaL2iQ9mZ8BxCCA1KsBhx/QjINwjOY3uo28wbTAdBgNVHQ4EFgQUuXfpQgZ5qzeo
JdG/zUAFiNSNeGUwHwYDVR0jBBgwFoAUuXfpQgZ5qzeoJdG/zUAFiNSNeGUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAOB9OJ58hVZg9n4dOCw7kk5yq5m/eUw8WoMueRVOyycOAiBG
9+L2zq2agaL14dmRcZ09maZQvLSdTh7nTbnE16RwEw==
-----END CERTIFICATE-----
`
const LOOPBACK_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqTYffZjivqJPojwU
njLnuSTsXjNB/JdHPttPKiJ9tDOhRANCAASIreILg++G56GmMd77E9kv4fRS8hT3
M1qg3GqXDKe1w8q02kEgKEVLKaL2iQ9mZ8BxCCA1KsBhx/QjINwjOY3u
-----END PRIVATE KEY-----
`
export const LOOPBACK_TLS = { cert: LOOPBACK_CERTIFICATE, key: LOOPBACK_KEY }

export interface TlsServer {
  origin: string
  close: () => Promise<void>
}

/** Answers every request on loopback with the discovery document of an OpenID Connect provider. */
export async function startTlsProvider(): Promise<TlsServer> {
  const server = createServer(LOOPBACK_TLS, (_request, response) => {
    const { port } = server.address() as AddressInfo
    const issuer = `https://localhost:${port}`
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
