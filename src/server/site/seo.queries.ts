import { asc, eq, sql } from 'drizzle-orm'
import type { SeoSetting } from '#contract/seo.ts'
import type { Queryable } from '../db/open-database.ts'
import { seoSettings } from '../db/schema.ts'

export async function listSeoSettings(db: Queryable): Promise<SeoSetting[]> {
  return (await db.select().from(seoSettings).orderBy(asc(seoSettings.path))).map(toSetting)
}

export async function findSeoSetting(db: Queryable, path: string): Promise<SeoSetting | null> {
  const [row] = await db.select().from(seoSettings).where(eq(seoSettings.path, path))
  return row ? toSetting(row) : null
}

/** Locks all settings against other writes until the transaction ends: a row that is not there cannot be locked. */
export async function lockSeoSettings(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${seoSettings} in share row exclusive mode`)
}

export async function putSeoSetting(
  tx: Queryable,
  setting: Omit<SeoSetting, 'updatedAt' | 'version'>,
  now: Date,
): Promise<SeoSetting> {
  const { path, ...fields } = setting
  const values = { ...fields, updatedAt: now }
  const [row] = await tx
    .insert(seoSettings)
    .values({ path, ...values })
    .onConflictDoUpdate({
      target: seoSettings.path,
      set: { ...values, version: sql`${seoSettings.version} + 1` },
    })
    .returning()
  if (!row) throw new Error('the setting was not saved')
  return toSetting(row)
}

export async function deleteSeoSetting(tx: Queryable, path: string): Promise<void> {
  await tx.delete(seoSettings).where(eq(seoSettings.path, path))
}

function toSetting(row: typeof seoSettings.$inferSelect): SeoSetting {
  const { path, title, description, image, isListed, updatedAt, version } = row
  return { path, title, description, image, isListed, updatedAt: updatedAt.toISOString(), version }
}
