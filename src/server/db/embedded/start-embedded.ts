import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { locateBinaries } from './locate-binaries.ts'
import {
  type Cluster,
  chooseAccount,
  DATABASE_USER,
  dataFolderArgument,
  openCluster,
} from './make-cluster.ts'
import {
  adoptPostmaster,
  isAlive,
  isShuttingDown,
  type Postmaster,
  pause,
  stopProcess,
  tryConnect,
} from './stale-postmaster.ts'

const POLL_MS = 20
const READY_WITHIN_MS = 60_000
const PORT_TRIES = 5
const WATCH_EVERY_MS = 500
/** Backends of a killed postmaster need a moment to notice. */
const RETRY_AFTER_MS = 300

export interface EmbeddedPostgres {
  /** Connection string of the product's database. */
  url: string
  /** From now on PostgreSQL is not started again if it ends: this process is about to end, too. */
  stopWatching: () => void
  /** Ends PostgreSQL when this process started or adopted it. */
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  database?: string
  /** More `-c` settings: the tests turn fsync off. */
  settings?: Record<string, string>
  /** Told of what happens to PostgreSQL while it runs. */
  onEvent?: (sentence: string, error?: unknown) => void
}

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '48MB',
  max_connections: '60',
  wal_compression: 'on',
  timezone: 'UTC',
  // PostgreSQL's own log repeats a failed statement with its values; the caller gets the error anyway.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * PostgreSQL in this product's own data folder: made at the first start, adopted when an earlier process left it running,
 * started again when it dies under us. It listens on loopback alone and asks for a random password.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database = 'semsaem', onEvent = () => undefined } = options
  const cluster = await openCluster(dataDir, await locateBinaries(chooseAccount()))
  const owner = await claimOwnership(path.join(dataDir, 'postgres-owner'))
  const found = await adoptPostmaster(cluster)
  if (found) onEvent('adopted a running PostgreSQL')
  let postmaster = found ?? (await startPostmaster(cluster, options.settings ?? {}))
  const { port } = postmaster
  let revival = Promise.resolve()

  // Watched by its number, not as a child: an adopted one is no child of ours.
  const revive = async () => {
    onEvent('PostgreSQL ended and is started again')
    try {
      postmaster =
        (await adoptPostmaster(cluster)) ?? (await startPostmaster(cluster, options.settings ?? {}, port))
    } catch (error) {
      onEvent('PostgreSQL does not start', error)
    }
    watch()
  }
  let timer: NodeJS.Timeout | undefined
  let isWatched = true
  const look = async () => {
    if (!isWatched) return
    if (isAlive(postmaster.pid)) {
      if (!(await isShuttingDown(cluster))) return watch()
      // It would wait for our own sessions to end.
      await stopProcess(postmaster.pid)
    }
    await revive()
  }
  const watch = () => {
    if (!isWatched) return
    timer = setTimeout(() => {
      revival = look()
    }, WATCH_EVERY_MS).unref()
  }

  const stopWatching = () => {
    isWatched = false
    clearTimeout(timer)
  }

  await makeDatabase(cluster, port, database)
  watch()
  return {
    url: connectionString(cluster, port, database),
    stopWatching,
    stop: async () => {
      stopWatching()
      await revival
      if (!owner.isOurs()) return
      await stopProcess(postmaster.pid)
      await owner.release()
    },
  }
}

function connectionString(cluster: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/${database}`
}

async function startPostmaster(
  cluster: Cluster,
  more: Record<string, string>,
  wanted?: number,
): Promise<Postmaster> {
  let failure: unknown
  for (let attempt = 0; attempt < PORT_TRIES; attempt += 1) {
    const port = wanted ?? (await findFreePort())
    const { child, output } = spawnPostmaster(cluster, port, { ...SETTINGS, ...more })
    try {
      await waitUntilReady(cluster, child, port)
      return { port, pid: child.pid as number }
    } catch (error) {
      failure = new StartError(
        `내장 PostgreSQL을 시작하지 못했어요: ${output.join('').trim().slice(-1000)}`,
        {
          cause: error,
        },
      )
      child.kill('SIGQUIT')
      await pause(RETRY_AFTER_MS)
    }
  }
  throw failure
}

function spawnPostmaster(cluster: Cluster, port: number, settings: Record<string, string>) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Its own process group: Ctrl+C reaches node first, which lets running work finish before it ends PostgreSQL.
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', dataFolderArgument(cluster), '-p', String(port), ...options],
    {
      cwd: cluster.folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...cluster.account,
    },
  )
  const output: string[] = []
  child.stderr?.on('data', (piece) => {
    output.push(String(piece))
    if (output.length > 50) output.shift()
  })
  child.on('error', (error) => output.push(String(error)))
  child.unref()
  const stderr = child.stderr as (NodeJS.ReadableStream & { unref?: () => void }) | null
  stderr?.unref?.()
  return { child, output }
}

async function waitUntilReady(cluster: Cluster, child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new Error(`exit code ${child.exitCode}`)
    }
    const answer = await tryConnect(cluster, port)
    if (answer === 'ours') return
    if (answer === 'refused') throw new Error(`port ${port} belongs to another PostgreSQL`)
    await pause(POLL_MS)
  }
  throw new Error('no answer in time')
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function makeDatabase(cluster: Cluster, port: number, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(cluster, port, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } catch (error) {
    const duplicate = ['42P04', '23505'].includes((error as { code?: string }).code ?? '')
    if (!duplicate) throw error
  } finally {
    await client.end()
  }
}

/** Of several servers on one data folder the first ends PostgreSQL, the others leave it running. */
async function claimOwnership(file: string) {
  const holder = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  let ours = !(holder > 0 && holder !== process.pid && isAlive(holder))
  if (ours) await writeFile(file, String(process.pid), { mode: 0o600 })
  return {
    isOurs: () => ours,
    release: async () => {
      ours = false
      await rm(file, { force: true })
    },
  }
}
