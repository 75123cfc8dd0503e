import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartError } from '../start-error.ts'

/** A step of the schema, as drizzle-orm records it in `drizzle.__drizzle_migrations`. */
export interface AppliedMigration {
  /** SHA-256 of its file, in hexadecimal. */
  hash: string
  /** Milliseconds since 1970; steps are applied in this order. */
  createdAt: number
}

export interface ProgramMigration extends AppliedMigration {
  statements: string[]
}

/** The steps that this program knows, oldest first. */
export function readProgramMigrations(migrationsFolder: string): ProgramMigration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    createdAt: folderMillis,
    statements: sql,
  }))
}

/** The steps that the database has, oldest first; none if it is empty. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }))
}

/** Whether `applied` holds a step that was made after this program. */
export function isNewerSchema(
  applied: readonly AppliedMigration[],
  program: readonly AppliedMigration[],
): boolean {
  const newest = program.at(-1)?.createdAt ?? 0
  return applied.some(({ createdAt }) => createdAt > newest)
}

/** Throws StartError if a newer program has migrated the database: this one would misread its rows. */
export async function refuseNewerSchema(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  if (!isNewerSchema(await listAppliedMigrations(client), readProgramMigrations(migrationsFolder))) return
  throw new StartError(
    '이 데이터베이스는 더 새로운 셈샘이 쓰던 것이라 이 버전으로는 열 수 없어요. ' +
      '더 새로운 셈샘을 다시 설치하거나, 업그레이드하기 전에 만든 백업을 ' +
      "'npm run restore -- 파일 --replace'로 되돌려 주세요.",
  )
}
