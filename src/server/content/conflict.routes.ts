import type { ContentConflict } from '#contract/content.ts'
import { AppError } from '#contract/error.ts'
import type { ContentEntity } from '#domain/curriculum/curriculum.ts'
import { api } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { findRow, saveRow } from './content.queries.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { finishWrite, openRow } from './edit-content.flow.ts'
import {
  findShipped,
  forgetShipped,
  listDifferences,
  listReleases,
  settleRelease,
} from './shipped-rows.queries.ts'

function conceptIdOf(entity: ContentEntity, row: object): string | null {
  if (entity === 'concept' && 'id' in row) return String(row.id)
  return 'conceptId' in row ? String(row.conceptId) : null
}

export const conflictRoutes = {
  conflicts: api.content.conflicts.handler(async ({ context: { db } }) => {
    const conflicts: ContentConflict[] = []
    for (const { entity, entityId, base, release, foundAt } of await listReleases(db)) {
      const { table, toShape } = CONTENT_KINDS[entity]
      const row = await findRow(db, table, entityId)
      if (!row || !release || !foundAt) continue
      conflicts.push({
        entity,
        entityId,
        conceptId: conceptIdOf(entity, row),
        base,
        release,
        current: { ...toShape(row) },
        fields: listDifferences(release, row),
        foundAt: foundAt.toISOString(),
      })
    }
    return conflicts
  }),

  resolveConflict: api.content.resolveConflict.handler(async ({ input, context }) => {
    const { entity, entityId, take, version } = input
    const kind = CONTENT_KINDS[entity]
    const row = await openRow(context, kind, entityId)
    const shipped = await findShipped(context.db, entity, entityId)
    if (!shipped?.release) throw new AppError('NOT_FOUND', { message: '고를 것이 남아 있지 않아요.' })
    const before = kind.toShape(row)
    requireVersion(row, before, version)
    const { release, releaseDigest: digest } = shipped
    const saved = await saveRow(
      context.db,
      kind.table,
      entityId,
      take === 'release' ? { ...release, digest, origin: 'shipped', version: row.version + 1 } : { digest },
    )
    if (take === 'release') await forgetShipped(context.db, entity, entityId)
    else await settleRelease(context.db, entity, entityId, release)
    const after = kind.toShape(saved)
    await finishWrite(context, kind, { entityId, before, after })
    return { current: { ...after } }
  }),
}
