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

/** One PostgreSQL for the whole run, its data gone afterwards: durability would only cost time. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  const admin = new pg.Client({ connectionString: clusterUrl })
  await admin.connect()
  try {
    // Two files at once: a template takes one copy at a time.
    await admin.query('select pg_advisory_lock(1)')
    if (filled !== 'empty') await makeTemplate(admin, clusterUrl, filled)
    const template = filled === 'empty' ? TEMPLATE_DATABASE : filled.name
    // Copying the files takes half the time of writing every page into the log.
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  } finally {
    await admin.end()
  }
  const drop = async () => {
    const client = new pg.Client({ connectionString: clusterUrl })
    await client.connect()
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
  return { url: clusterUrl.replace(/[^/]+$/, name), drop }
}

async function makeTemplate(
  admin: pg.Client,
  clusterUrl: string,
  { name, fill }: FilledTemplate,
): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  const unfinished = `${name}_unfinished`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished} template ${TEMPLATE_DATABASE}`)
  await fill(clusterUrl.replace(/[^/]+$/, unfinished))
  await admin.query(`alter database ${unfinished} rename to ${name}`)
}
