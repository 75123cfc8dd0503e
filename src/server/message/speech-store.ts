import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServerEnv } from '../env.ts'

export interface StoredSpeech {
  /** For example `audio/mpeg`. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The limit per person; the oldest files are deleted first and made again on request. */
const PERSON_LIMIT_BYTES = 64 * 1024 * 1024

type DataEnv = Pick<ServerEnv, 'DATA_DIR'>

function folderOf(env: DataEnv, userId: string) {
  return path.join(env.DATA_DIR, 'speech', userId)
}

/** Returns the stored speech, or null. A file is the media type on its own line, then the sound. */
export async function readSpeech(env: DataEnv, userId: string, name: string): Promise<StoredSpeech | null> {
  const file = await readFile(path.join(folderOf(env, userId), name)).catch(() => null) // not made yet
  const end = file?.indexOf('\n') ?? -1
  if (!file || end === -1) return null
  return { type: file.subarray(0, end).toString('utf8'), bytes: Uint8Array.from(file.subarray(end + 1)) }
}

/** Writes all of it or nothing: a truncated file would never be replaced. */
export async function writeSpeech(
  env: DataEnv,
  userId: string,
  name: string,
  { type, bytes }: StoredSpeech,
): Promise<void> {
  const folder = folderOf(env, userId)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder, `.${name}.${process.pid}`)
  try {
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${type}\n`), bytes]), { mode: 0o600 })
    await rename(unfinished, path.join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await dropOldest(folder)
}

export async function removeSpeechOf(env: DataEnv, userId: string): Promise<void> {
  await rm(folderOf(env, userId), { recursive: true, force: true })
}

async function dropOldest(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name)
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 })) // gone meanwhile
      return { file, size, mtimeMs }
    }),
  )
  let kept = 0
  for (const { file, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    kept += size
    if (kept > PERSON_LIMIT_BYTES) await rm(file, { force: true })
  }
}
