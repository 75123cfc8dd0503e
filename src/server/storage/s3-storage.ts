import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { ConfigurationError } from '../env.ts'
import { type FileStorage, storageUnavailable } from './file-storage.ts'

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN_MS = 20_000
const RETRIES = 2
const CHECK_KEY = 'semsaem-check'

/** Why a write was refused for good, by the code in S3's answer. */
const REFUSALS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET: 이 이름의 버킷이 없어요.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: 저장소가 모르는 열쇠예요.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY: S3_ACCESS_KEY_ID와 맞지 않아요.',
  AccessDenied: 'S3_BUCKET: 이 열쇠로는 버킷에 파일을 쓰고 지울 수 없어요.',
  AuthorizationHeaderMalformed: 'S3_REGION: 버킷의 지역과 달라요.',
}

/** A bucket of an S3-compatible server, addressed by path: `endpoint/bucket/files/key`. */
export function makeS3Storage(options: S3Options): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/files/`

  const send = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await client.fetch(base + encodeURIComponent(key), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...init,
      })
    } catch (error) {
      throw storageUnavailable(error)
    }
  }
  const put = (key: string, bytes: Uint8Array, type: string) =>
    send('PUT', key, {
      body: Uint8Array.from(bytes),
      headers: {
        'Content-Type': type,
        'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
      },
    })
  return {
    put: async (key, bytes, type) => {
      const response = await put(key, bytes, type)
      await readText(response)
      if (!response.ok) throw storageUnavailable(`put answered ${response.status}`)
    },
    get: async (key) => {
      const response = await send('GET', key)
      if (response.ok) return new Uint8Array(await response.arrayBuffer().catch(rethrow))
      await readText(response)
      if (response.status === 404) return null
      throw storageUnavailable(`get answered ${response.status}`)
    },
    remove: async (key) => {
      const response = await send('DELETE', key)
      await readText(response)
      if (!response.ok && response.status !== 404)
        throw storageUnavailable(`delete answered ${response.status}`)
    },
    check: async () => {
      for (const response of [
        await put(CHECK_KEY, new Uint8Array(1), 'application/octet-stream'),
        await send('DELETE', CHECK_KEY),
      ]) {
        const text = await readText(response)
        if (response.ok) continue
        const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
        const refusal = REFUSALS[code]
        if (refusal) throw new ConfigurationError(refusal)
        throw storageUnavailable(`check answered ${response.status} ${code}`)
      }
    },
  }
}

function rethrow(error: unknown): never {
  throw storageUnavailable(error)
}

/** An unread body would keep the connection. */
function readText(response: Response): Promise<string> {
  return response.text().catch(() => '') // cut off: the status is known
}
