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

export async function putSeoSetting(
  tx: Queryable,
  setting: Omit<SeoSetting, 'updatedAt'>,
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
  return toSetting(row ?? { path, ...values })
}

export async function deleteSeoSetting(tx: Queryable, path: string): Promise<void> {
  await tx.delete(seoSettings).where(eq(seoSettings.path, path))
}

function toSetting(row: Omit<typeof seoSettings.$inferSelect, 'version'>): SeoSetting {
  const { path, title, description, image, updatedAt } = row
  return { path, title, description, image, updatedAt: updatedAt.toISOString() }
}
