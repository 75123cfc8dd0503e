import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCESS_KEY_ID = 'TESTKEY'
const SECRET = 'test-secret-of-this-bucket'
const REGION = 'us-east-1'
const BUCKET = 'school'

interface Answer {
  status: number
  body?: Buffer | string
}

export interface S3Server {
  env: Record<string, string>
  /** By path below the bucket. */
  objects: Map<string, Buffer>
  /** Answers everything with this status; null is as usual. */
  fail: (status: number | null) => void
  close: () => Promise<void>
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function refuse(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` }
}

/** Checks Signature Version 4 as S3 describes it ('Authenticating Requests: Using the Authorization Header'); null if it is right. */
function findSignatureFault(request: IncomingMessage, body: Buffer): Answer | null {
  const { authorization = '' } = request.headers
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const [keyId, day = '', region = '', service, end] = credential.split('/')
  if (keyId !== ACCESS_KEY_ID) return refuse(403, 'InvalidAccessKeyId')
  if (region !== REGION || service !== 's3' || end !== 'aws4_request')
    return refuse(400, 'AuthorizationHeaderMalformed')
  const names = signed.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return refuse(403, 'AccessDenied')
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return refuse(400, 'XAmzContentSHA256Mismatch')
  const url = new URL(request.url ?? '', 'http://s3.invalid')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n')
  const date = String(request.headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${SECRET}`, day), region))
  const expected = hmac(key, toSign)
  const isRight = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isRight ? null : refuse(403, 'SignatureDoesNotMatch')
}

/** An S3-compatible server on loopback with one bucket, as far as the product uses one. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let failing: number | null = null

  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    if (failing !== null) return refuse(failing, 'InternalError')
    const fault = findSignatureFault(request, body)
    if (fault) return fault
    const [, bucket, ...rest] = (request.url ?? '').split('/')
    const key = rest.join('/')
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const object = objects.get(key)
    return object ? { status: 200, body: object } : refuse(404, 'NoSuchKey')
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, body } = answer(request, Buffer.concat(chunks))
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    fail: (status) => {
      failing = status
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
