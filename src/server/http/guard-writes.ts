import type { Readable } from 'node:stream'
import { AppError } from '#contract/error.ts'
import type { ServerEnv } from '../env.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
export const JSON_TYPE = /^application\/json\s*(?:;|$)/i
export const MULTIPART_TYPE = /^multipart\/form-data\s*;/i

export function isWrite(method: string): boolean {
  return !SAFE_METHODS.has(method)
}

/** The methods of the API; TRACE and CONNECT cannot be represented by `Request`. */
export function requireKnownMethod(method: string): void {
  if (!METHODS.has(method)) throw new AppError('METHOD_NOT_ALLOWED')
}

/**
 * Rejects cross-site writes (security.md 3): 403 by origin, 415 by the media types that forms can send. Multipart, which they can, is for
 * calls that require an `Idempotency-Key`, which they cannot send.
 */
export function refuseForeignWrite(request: Request, env: ServerEnv, expected = JSON_TYPE): void {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_SITE')
  const origin = request.headers.get('origin')
  if (origin !== null && !isOwnOrigin(origin, env)) throw new AppError('CROSS_SITE')
  const type = request.headers.get('content-type')
  if (type === null ? hasBody(request) : !expected.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

function hasBody(request: Request): boolean {
  const length = request.headers.get('content-length')
  return length === null ? request.headers.has('transfer-encoding') : length !== '0'
}

function isOwnOrigin(origin: string, env: ServerEnv): boolean {
  if (origin === env.PUBLIC_ORIGIN) return true
  if (env.PROFILE !== 'local' || !URL.canParse(origin)) return false
  const { hostname, port } = new URL(origin)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && port === new URL(env.PUBLIC_ORIGIN).port
}

/** Reads the body as text, from `incoming` where Node's listener has it; throws 413 as soon as it is too large. */
export async function readLimitedBody(
  request: Request,
  incoming: Readable | undefined,
  limitBytes: number,
): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new AppError('PAYLOAD_TOO_LARGE')
  // A web stream costs more than all else that is done with a short body. The connection must outlive a refusal.
  const body = incoming ? incoming.iterator({ destroyOnReturn: false }) : request.body
  if (!body) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > limitBytes) throw new AppError('PAYLOAD_TOO_LARGE')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Deeper than any body that the page sends. */
const DEEPEST_JSON = 32

/** Counts brackets outside strings, without building the value. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > DEEPEST_JSON) return true
  }
  return false
}

/** Parses the body as JSON; undefined if it is empty. Throws BAD_REQUEST. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined
  // Later code walks through the value recursively.
  if (isTooDeep(text)) throw new AppError('BAD_REQUEST', { message: 'JSON이 너무 깊어요.' })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { cause, message: 'JSON을 읽을 수 없어요.' })
  }
}
