export type EndpointFault =
  | 'not-a-url'
  | 'too-long'
  | 'not-https'
  | 'has-credentials'
  | 'has-port'
  | 'unknown-service'

const ENDPOINT_LIMIT = 2_000

/** Printable ASCII without space and backslash: URL parsers drop or convert other characters. */
const PLAIN_ADDRESS = /^[!-[\]-~]+$/

const SERVICE_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*updates\.push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
]
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns why the server may not send to `endpoint`, null if it may. It sends only to known push services, by name, over https on the
 * default port: an endpoint comes from a browser and could otherwise name a machine of our network (offline.md, 'Push'; SSRF). Check it
 * when it is stored and before each request; do not follow redirects. `allowsLoopback`, for tests, also allows this machine
 * over http or https on any port.
 */
export function findEndpointFault(endpoint: string, allowsLoopback: boolean): EndpointFault | null {
  if (endpoint.length > ENDPOINT_LIMIT) return 'too-long'
  if (!PLAIN_ADDRESS.test(endpoint) || !URL.canParse(endpoint)) return 'not-a-url'
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' && protocol !== 'http:') return 'not-https'
  if (username !== '' || password !== '') return 'has-credentials'
  if (allowsLoopback && LOOPBACK_HOSTS.has(hostname)) return null
  if (protocol !== 'https:') return 'not-https'
  if (port !== '') return 'has-port'
  return SERVICE_HOSTS.some((host) => host.test(hostname)) ? null : 'unknown-service'
}
