import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account, PostgresBinaries } from './locate-binaries.ts'

export const DATABASE_USER = 'semsaem'

/** PostgreSQL refuses to run as root: as root everything of it runs as `nobody`. */
const NOBODY: Account = { uid: 65534, gid: 65534 }

export interface Cluster {
  folder: string
  password: string
  account: Account | undefined
  binaries: PostgresBinaries
}

export function chooseAccount(): Account | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined
}

/**
 * How PostgreSQL is told its data folder. On Linux under another account it is named by the working directory, which the parent
 * enters before it gives up its rights: then no folder above has to be open to that account.
 */
export function dataFolderArgument(cluster: Pick<Cluster, 'folder' | 'account'>): string {
  return cluster.account && process.platform === 'linux' ? '/proc/self/cwd' : cluster.folder
}

/** The cluster of `dataDir`, made at the first start: in a folder of another name that is renamed when it is whole. */
export async function openCluster(dataDir: string, binaries: PostgresBinaries): Promise<Cluster> {
  const account = chooseAccount()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (account && process.platform !== 'linux') await chmod(dataDir, 0o711)
  const password = await readOrMakeSecret(path.join(dataDir, 'postgres-password'))
  const cluster: Cluster = { folder: path.join(dataDir, 'postgres'), password, account, binaries }
  if (!(await exists(path.join(cluster.folder, 'PG_VERSION')))) await initialise(cluster, dataDir)
  return cluster
}

/** A random secret in a file that only its owner reads; the same for several processes that start at once. */
async function readOrMakeSecret(file: string): Promise<string> {
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

async function initialise(cluster: Cluster, dataDir: string): Promise<void> {
  const unfinished = path.join(dataDir, `postgres.${process.pid}.new`)
  const passwordFile = path.join(dataDir, `postgres.${process.pid}.password`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, `${cluster.password}\n`, { mode: 0o600 })
  const { account } = cluster
  if (account) {
    await chown(unfinished, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }
  const opened = await open(passwordFile)
  try {
    await runInitdb({ ...cluster, folder: unfinished }, passwordFile, opened.fd)
    await rename(unfinished, cluster.folder)
  } finally {
    await opened.close()
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** The password file is handed over opened: its folder may be closed to the account that runs initdb. */
function runInitdb(cluster: Cluster, passwordFile: string, passwordDescriptor: number): Promise<void> {
  const named = process.platform === 'win32' ? passwordFile : '/dev/fd/3'
  const options = [
    ['-D', dataFolderArgument(cluster), '-U', DATABASE_USER, '-A', 'scram-sha-256', `--pwfile=${named}`],
    [
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
  ].flat()
  return new Promise((resolve, reject) => {
    const child = spawn(cluster.binaries.initdb, options, {
      cwd: cluster.folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe', passwordDescriptor],
      ...cluster.account,
    })
    const output: string[] = []
    child.stdout?.on('data', (piece) => output.push(String(piece)))
    child.stderr?.on('data', (piece) => output.push(String(piece)))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new StartError(`initdb가 실패했어요(${code}): ${output.join('').trim().slice(-2000)}`))
    })
  })
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
