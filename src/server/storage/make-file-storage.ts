import type { ServerEnv } from '../env.ts'
import { makeDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { makeS3Storage } from './s3-storage.ts'

/** S3-compatible if configured, else files in the data directory. */
export function makeFileStorage(env: ServerEnv): FileStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  const isS3 = S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
  if (!isS3) return makeDiskStorage(env.DATA_DIR)
  return makeS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
