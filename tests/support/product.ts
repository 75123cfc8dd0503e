import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type FilledTemplate, makeTestDatabase } from './database-cluster.ts'
import type { Release } from './release.ts'

/** Longer than the slowest start seen on two busy cores, the loading of all content included. */
const START_WITHIN_MS = 120_000

export interface Product {
  origin: string
  /** The product's own database, to look at what was stored. */
  pool: pg.Pool
  /** Where its files are. */
  dataDir: string
  /** Of the process that runs now. */
  pid: () => number | undefined
  /** What the process has written so far. */
  output: () => string
  /** Ends the process as an operator would, or at once. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Starts it again on the same address and data. */
  start: () => Promise<void>
  /** Starts it again if it has ended. */
  ensureStarted: () => Promise<void>
  /** Ends everything and removes its data. */
  remove: () => Promise<void>
}

/** Below the range that the system hands out by itself, so that nobody takes it between the look and the start. */
const FIRST_PORT = 20_000
const PORTS = 12_000

async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
    const server = createServer()
    const isFree = await new Promise<boolean>((done) => {
      server.on('error', () => done(false))
      server.listen(port, '127.0.0.1', () => done(true))
    })
    if (!isFree) continue
    await new Promise((done) => server.close(done))
    return port
  }
}

/** With the content, as the product's own first start loads it. */
export const LOADED: FilledTemplate = {
  name: 'semsaem_loaded',
  fill: async (url) => {
    const { stop, dataDir } = await runProduct(url, {})
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  },
}

/**
 * The built product as a process of its own, on a fresh database of the run's cluster, in profile `local`: with all content, or with that
 * of a release.
 */
export async function startProduct(
  clusterUrl: string,
  env: Record<string, string> = {},
  release?: Release,
): Promise<Product> {
  const { url, drop } = await makeTestDatabase(clusterUrl, release ? 'empty' : LOADED)
  const running = await runProduct(url, env, release?.folder)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined) // the database is dropped below its idle connections at the end
  return {
    ...running,
    pool,
    remove: async () => {
      await running.stop()
      await pool.end()
      await drop()
      await rm(running.dataDir, { recursive: true, force: true })
    },
  }
}

/** Ends the products of this process. A worker that runs several test files ends without asking them. */
const endings = new Set<() => void>()
process.on('exit', () => {
  for (const end of endings) end()
})
process.on('SIGTERM', () => process.exit(143))

export type RunningProduct = Omit<Product, 'pool' | 'remove'>

/** Starts one process of the built product on an existing database. */
export async function runProduct(
  url: string,
  env: Record<string, string>,
  folder = process.cwd(),
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semsaem-product-'))
  const port = await findFreePort()
  let child: ChildProcess | undefined
  let output = ''
  const start = () =>
    new Promise<void>((ready, failed) => {
      // Without source maps, which only name the lines of a stack: they cost a third of a request's time.
      const started = spawn(process.execPath, [resolve('dist/server/main.js')], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_ORIGIN: `http://localhost:${port}`,
          DATABASE_URL: url,
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const late = setTimeout(
        () => failed(new Error(`The product did not start:\n${output}`)),
        START_WITHIN_MS,
      )
      const read = (chunk: Buffer) => {
        output += chunk.toString('utf8')
        if (!output.includes('준비됐어요')) return
        clearTimeout(late)
        ready()
      }
      started.stdout?.on('data', read)
      started.stderr?.on('data', read)
      started.on('exit', (code) => failed(new Error(`The product ended with ${code}:\n${output}`)))
    })
  const end = () => {
    child?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  endings.add(end)
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
    new Promise<void>((ended) => {
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return ended()
      running.on('exit', () => ended())
      running.kill(signal)
    })
  await start()
  const restart = () => {
    output = ''
    return start()
  }
  return {
    dataDir,
    origin: `http://localhost:${port}`,
    pid: () => child?.pid,
    output: () => output,
    stop,
    start: restart,
    ensureStarted: async () => {
      if (child?.exitCode !== null || child.signalCode !== null) await restart()
    },
  }
}
