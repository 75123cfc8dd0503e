import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's maintenance database; every test file makes its own from the template. */
    clusterUrl: string
  }
}

export const TEMPLATE_DATABASE = 'semsaem_template'

/** One PostgreSQL for the whole run, its data gone afterwards: durability and upkeep would only cost time. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  autovacuum: 'off',
  max_connections: '300',
}

export interface TestCluster {
  /** Of the maintenance database. */
  clusterUrl: string
  stop: () => Promise<void>
}

/** Starts a cluster with the template, for runs without the global set-up. */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-test-'))
  const cluster = await startEmbedded({ dataDir, database: TEMPLATE_DATABASE, settings: SETTINGS })
  const { pool, close } = openDatabase(cluster.url, () => undefined)
  await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
  await close()
  return {
    clusterUrl: cluster.url.replace(/[^/]+$/, 'postgres'),
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the cluster of `serve-cluster.ts` if there is one, else starts one for this run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servedUrl = process.env.TEST_CLUSTER_URL
  if (servedUrl) {
    project.provide('clusterUrl', servedUrl)
    return async () => undefined
  }
  const { clusterUrl, stop } = await startTestCluster()
  project.provide('clusterUrl', clusterUrl)
  return stop
}

/** A database that is filled once a run and copied from then on. */
export interface FilledTemplate {
  name: string
  fill: (url: string) => Promise<void>
}

let counter = 0

/** A fresh database with all tables, about 50 ms, and with what the template was filled with. `drop` takes it away. */
export async function makeTestDatabase(
  clusterUrl: string,
  filled: 'empty' | FilledTemplate = 'empty',
): Promise<{ url: string; drop: () => Promise<void> }> {
  counter += 1
  const name = `test_${process.pid}_${counter}_${Math.random().toString(36).slice(2, 8)}`
  await withClient(clusterUrl, async (admin) => {
    if (filled !== 'empty') await makeTemplate(admin, clusterUrl, filled)
    // Copying the files takes half as long as logging every page.
    await copyTemplate(
      admin,
      name,
      filled === 'empty' ? TEMPLATE_DATABASE : filled.name,
      'strategy file_copy',
    )
  })
  const drop = () =>
    withClient(clusterUrl, async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`)
    })
  return { url: clusterUrl.replace(/[^/]+$/, name), drop }
}

async function withClient(clusterUrl: string, run: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: clusterUrl })
  await admin.connect()
  try {
    await run(admin)
  } finally {
    await admin.end()
  }
}

/** Runs one call at a time per `name`, across all processes of the run. */
async function withLock(admin: pg.Client, name: string, run: () => Promise<void>): Promise<void> {
  await admin.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    await run()
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

/** For two test files at once: a template can only be copied once at a time. */
function copyTemplate(admin: pg.Client, name: string, template: string, how: string): Promise<void> {
  return withLock(admin, `copy ${template}`, async () => {
    await admin.query(`create database ${name} template ${template} ${how}`)
  })
}

/** Creates the template before a test needs it. */
export function fillTemplate(clusterUrl: string, template: FilledTemplate): Promise<void> {
  return withClient(clusterUrl, (admin) => makeTemplate(admin, clusterUrl, template))
}

/** Creates the template if the run has none yet. Test files that need only another template do not wait for it. */
function makeTemplate(admin: pg.Client, clusterUrl: string, { name, fill }: FilledTemplate): Promise<void> {
  return withLock(admin, `fill ${name}`, async () => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await copyTemplate(admin, unfinished, TEMPLATE_DATABASE, '')
    await fill(clusterUrl.replace(/[^/]+$/, unfinished))
    await admin.query(`alter database ${unfinished} rename to ${name}`)
  })
}
