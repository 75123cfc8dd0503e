import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Cluster, DATABASE_USER } from './make-cluster.ts'

const POLL_MS = 50
/** Recovery after a crash may take this long; a postmaster that still answers nothing then is stopped. */
const ANSWER_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 10_000

export interface Postmaster {
  pid: number
  port: number
}

/**
 * The postmaster that an earlier process left running on this cluster (a killed node takes nobody along), or undefined after
 * what prevents a new one was cleared: a pid file of another program, or a postmaster that does not answer.
 */
export async function adoptPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const found = await readPidFile(cluster)
  if (!found) return undefined
  if (!(await isPostgres(found.pid))) {
    await rm(pidFile(cluster), { force: true })
    return undefined
  }
  const deadline = Date.now() + ANSWER_WITHIN_MS
  while (isAlive(found.pid) && Date.now() < deadline && !(await isShuttingDown(cluster))) {
    const current = (await readPidFile(cluster)) ?? found
    const answer = current.port > 0 ? await tryConnect(cluster, current.port) : 'not-yet'
    if (answer === 'ours') return { pid: found.pid, port: current.port }
    if (answer === 'refused') break
    await pause(POLL_MS)
  }
  await stopProcess(found.pid)
  // Left by one that was killed. Its backends, should any still run, hold the shared memory that PostgreSQL looks for at start.
  if ((await readPidFile(cluster))?.pid === found.pid) await rm(pidFile(cluster), { force: true })
  return undefined
}

/** Fast shutdown, then immediate: sessions are cut, nothing committed is lost. */
export async function stopProcess(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalProcess(pid, signal)
    const deadline = Date.now() + STOP_WITHIN_MS
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return
      await pause(POLL_MS)
    }
  }
}

/** Whether a server on `port` takes this cluster's password, which no other cluster has. */
export async function tryConnect(cluster: Cluster, port: number): Promise<'ours' | 'refused' | 'not-yet'> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: DATABASE_USER,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined) // a postmaster that goes away in mid-handshake: the caller asks again
  try {
    await client.connect()
    return 'ours'
  } catch (error) {
    const code = (error as { code?: string }).code
    return code === '28P01' || code === '28000' ? 'refused' : 'not-yet'
  } finally {
    await client.end().catch(() => undefined) // never connected: nothing to end
  }
}

/**
 * Whether the postmaster was told to stop. SIGTERM starts a smart shutdown: new connections are refused, and it waits until the last session
 * ends by itself.
 */
export async function isShuttingDown(cluster: Cluster): Promise<boolean> {
  return (await readPidFile(cluster))?.status === 'stopping'
}

async function readPidFile(cluster: Cluster): Promise<(Postmaster & { status: string }) | undefined> {
  let text: string
  try {
    text = await readFile(pidFile(cluster), 'utf8')
  } catch {
    return undefined
  }
  // https://www.postgresql.org/docs/current/storage-file-layout.html: pid, data directory, start time, port, ..., status
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  return Number.isSafeInteger(pid) && pid > 0
    ? { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0, status: lines[7]?.trim() ?? '' }
    : undefined
}

function pidFile(cluster: Cluster) {
  return path.join(cluster.folder, 'postmaster.pid')
}

/** Whether a process runs; a zombie, which has ended and was not reaped yet, does not. */
export function isAlive(pid: number): boolean {
  if (!signalProcess(pid, 0)) return false
  if (process.platform !== 'linux') return true
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the state follows the name, which is in parentheses
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a reboot, or in a new container, the number in an old pid file belongs to some other program. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux')
      return (await readFile(`/proc/${pid}/comm`, 'utf8')).startsWith('postgres')
    if (process.platform === 'win32') return true
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm='])
    return stdout.includes('postgres')
  } catch {
    return false
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
