import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Finding } from '#contract/health.ts'
import { ConfigurationError, type ServerEnv } from '../env.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { explainFailure } from './explain-failure.ts'
import { fault, ok, watch } from './finding.ts'

const GIGABYTE = 1024 ** 3
/** Below this a backup or a busy day may fill the disk. */
const ENOUGH_BYTES = 2 * GIGABYTE
/** Below this the database soon stops. */
const SCARCE_BYTES = GIGABYTE / 4
const OTHERS_READ = 0o004
const GROUP_AND_OTHERS = 0o077

/** Writes, reads and deletes a file as uploads do. */
export async function checkFileStorage(storage: FileStorage, env: ServerEnv): Promise<Finding> {
  const topic = '파일 저장소'
  const where = env.S3_ENDPOINT === undefined ? `${env.DATA_DIR}/files` : `${env.S3_BUCKET} 버킷`
  const remedy =
    env.S3_ENDPOINT === undefined
      ? 'DATA_DIR 폴더의 소유자가 서버를 실행하는 계정인지 확인해 주세요.'
      : 'S3_ENDPOINT의 주소와 키의 권한(files/ 아래에 쓰기, 읽기, 지우기)을 확인해 주세요.'
  const key = `doctor-${randomUUID()}`
  const bytes = Buffer.from(key)
  try {
    await storage.check()
    await storage.put(key, bytes, 'application/octet-stream')
    const read = await storage.get(key)
    await storage.remove(key)
    if (read && bytes.equals(read)) return ok(topic, `${where}에 쓰고 읽고 지울 수 있어요.`)
    return fault(topic, `${where}에 쓴 파일을 다시 읽으면 내용이 달라요.`, remedy)
  } catch (error) {
    // Its message says what to fix.
    if (error instanceof ConfigurationError) return fault(topic, error.message, remedy)
    return fault(topic, `${where}을(를) 쓸 수 없어요. ${explainFailure(error)}.`, remedy)
  }
}

export async function checkDiskSpace(folder: string): Promise<Finding> {
  const topic = '디스크'
  const { bavail, bsize } = await statfs(findExisting(folder))
  const free = bavail * bsize
  const sentence = `${folder}이(가) 있는 디스크에 ${(free / GIGABYTE).toFixed(1)}GB가 남았어요.`
  const remedy = '오래된 백업과 로그를 옮기거나 디스크를 늘려 주세요.'
  if (free < SCARCE_BYTES) return fault(topic, sentence, remedy)
  return free < ENOUGH_BYTES ? watch(topic, sentence, remedy) : ok(topic, sentence)
}

/** Returns the folder, or its nearest existing parent before the first start creates it. */
function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(path.dirname(folder))
}

/** Checks that other accounts of this machine cannot read keys and passwords. */
export async function checkPermissions(dataDir: string, settingsFile: string): Promise<Finding[]> {
  const topic = '파일 권한'
  if (process.platform === 'win32') return []
  const closed: [file: string, forbidden: number, mode: string][] = [
    [dataDir, OTHERS_READ, '700'],
    [settingsFile, GROUP_AND_OTHERS, '600'],
    [path.join(dataDir, 'vapid.json'), GROUP_AND_OTHERS, '600'],
    [path.join(dataDir, 'postgres-password'), GROUP_AND_OTHERS, '600'],
  ]
  const findings: Finding[] = []
  for (const [file, forbidden, mode] of closed) {
    const found = await findMode(file)
    if (found !== null && (found & forbidden) !== 0)
      findings.push(
        fault(
          topic,
          `${file}을(를) 다른 계정이 읽을 수 있어요.`,
          `chmod ${mode} ${file} 명령으로 막아 주세요.`,
        ),
      )
  }
  return findings.length > 0 ? findings : [ok(topic, '키와 설정 파일을 다른 계정이 읽을 수 없어요.')]
}

/** Null if there is no such file. */
async function findMode(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mode
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
