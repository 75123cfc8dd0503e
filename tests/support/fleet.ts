import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { makeTestDatabase } from './database-cluster.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import type { Person } from './make-person.ts'
import { LOADED, type RunningProduct, runProduct } from './product.ts'
import { TestBrowser } from './test-server.ts'

export interface Fleet {
  /** The public address in front of all processes. */
  proxy: FaultProxy
  processes: RunningProduct[]
  pool: pg.Pool
  /** A browser of this person that uses only one process. */
  browserAt: (index: number, person?: Person) => TestBrowser
  remove: () => Promise<void>
}

/** Several processes of the built product, started at once, on one database and one folder of files, behind one address. */
export async function startFleet(
  clusterUrl: string,
  count: number,
  env: Record<string, string> = {},
): Promise<Fleet> {
  const { url, drop } = await makeTestDatabase(clusterUrl, LOADED)
  const filesDir = await mkdtemp(join(tmpdir(), 'semsaem-fleet-'))
  const proxy = await startFaultProxy()
  const processes = await Promise.all(
    Array.from({ length: count }, () =>
      runProduct(url, { PUBLIC_ORIGIN: proxy.origin, DATA_DIR: filesDir, ...env }),
    ),
  )
  proxy.aim(...processes.map(({ origin }) => origin))
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined) // the database is dropped while it has idle connections
  return {
    proxy,
    processes,
    pool,
    browserAt: (index, person) => {
      const origin = processes[index]?.origin
      const browser = new TestBrowser((path, init) => fetch(new URL(path, origin), init), person?.id ?? null)
      const [name = '', value = ''] = person?.cookie.split('=') ?? []
      if (person) browser.cookies.set(name, value)
      return browser
    },
    remove: async () => {
      await Promise.all(processes.map(({ stop }) => stop()))
      await proxy.close()
      await pool.end()
      await drop()
      await Promise.all(
        [filesDir, ...processes.map(({ dataDir }) => dataDir)].map((folder) =>
          rm(folder, { recursive: true, force: true }),
        ),
      )
    },
  }
}
