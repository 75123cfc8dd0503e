import type { ContentConflict } from '#contract/content.ts'
import { AppError } from '#contract/error.ts'
import type { ReleasedEntity } from '#domain/curriculum/curriculum.ts'
import type { Queryable } from '../db/open-database.ts'
import { api, type CallContext } from '../http/call.ts'
import { requireVersion } from '../http/require-version.ts'
import { finishItemWrite, openItem, requireItemVersion } from '../item/edit-item.flow.ts'
import { findAuthored } from '../item/item-editing.queries.ts'
import { pickReleased, saveReleased } from '../item/released-item.queries.ts'
import { findRow, listConceptExplanations, saveRow } from './content.queries.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { finishWrite, openRow } from './edit-content.flow.ts'
import {
  type ContentFields,
  findShipped,
  forgetShipped,
  listDifferences,
  listReleases,
  settleRelease,
} from './shipped-rows.queries.ts'

/** What learners have instead of what a release ships, in the shape of the conflict. */
interface Edited {
  shape: ContentFields & { version: number }
  /** What a release is compared with. */
  columns: ContentFields
  /** Null for a node of the tree. */
  conceptId: string | null
}

type ContentConflictEntity = Exclude<ReleasedEntity, 'item'>

async function findEditedItem(db: Queryable, id: string): Promise<Edited | null> {
  const item = await findAuthored(db, id)
  if (!item) return null
  const { version, origin } = item.row
  const columns = pickReleased(item)
  return { shape: { ...columns, id, version, origin }, columns, conceptId: item.conceptIds[0] ?? null }
}

/** In the place of a shipped explanation that was not edited itself, the one that learners read. */
async function findEditedContent(
  db: Queryable,
  entity: ContentConflictEntity,
  id: string,
): Promise<Edited | null> {
  const { table, toShape } = CONTENT_KINDS[entity]
  const row = await findRow(db, table, id)
  if (!row) return null
  const conceptId = entity === 'concept' ? id : 'conceptId' in row ? row.conceptId : null
  if (entity !== 'explanation' || row.origin !== 'shipped' || conceptId === null)
    return { shape: { ...toShape(row), version: row.version }, columns: row, conceptId }
  const live = (await listConceptExplanations(db, conceptId)).find(({ status }) => status === 'published')
  return live ? { shape: { ...toShape(live), version: live.version }, columns: live, conceptId } : null
}

function findEdited(db: Queryable, entity: ReleasedEntity, id: string): Promise<Edited | null> {
  return entity === 'item' ? findEditedItem(db, id) : findEditedContent(db, entity, id)
}

interface Resolution {
  entityId: string
  take: 'release' | 'edited'
  version: number | undefined
}

/** Throws NOT_FOUND if there is nothing to resolve (any more). */
async function requireRelease(db: Queryable, entity: ReleasedEntity, id: string) {
  const shipped = await findShipped(db, entity, id)
  if (!shipped?.release) throw new AppError('NOT_FOUND', { message: '고를 것이 남아 있지 않아요.' })
  return { release: shipped.release, digest: shipped.releaseDigest }
}

async function closeRelease(
  db: Queryable,
  entity: ReleasedEntity,
  { entityId, take }: Resolution,
  release: ContentFields,
): Promise<void> {
  if (take === 'release') await forgetShipped(db, entity, entityId)
  else await settleRelease(db, entity, entityId, release)
}

async function resolveItem(context: CallContext, resolution: Resolution): Promise<ContentFields> {
  const { db } = context
  const { entityId, take, version } = resolution
  const item = await openItem(context, entityId)
  const { release, digest } = await requireRelease(db, 'item', entityId)
  await requireItemVersion(context, item, version)
  const taken = { ...release, origin: 'shipped', version: item.row.version + 1 }
  await saveReleased(db, entityId, { ...(take === 'release' && taken), digest })
  await closeRelease(db, 'item', resolution, release)
  await finishItemWrite(context, item, entityId)
  return (await findEditedItem(db, entityId))?.shape ?? {}
}

async function resolveContent(
  context: CallContext,
  entity: ContentConflictEntity,
  resolution: Resolution,
): Promise<ContentFields> {
  const { db, deps } = context
  const { entityId, take, version } = resolution
  const kind = CONTENT_KINDS[entity]
  const row = await openRow(context, kind, entityId)
  const { release, digest } = await requireRelease(db, entity, entityId)
  const edited = await findEditedContent(db, entity, entityId)
  if (edited) requireVersion(edited.shape, edited.shape, version)
  const isReplaced = entity === 'explanation' && row.origin === 'shipped'
  const taken = {
    ...(isReplaced ? { publishedAt: deps.clock() } : release),
    ...{ origin: 'shipped', version: row.version + 1 },
  }
  const saved = await saveRow(db, kind.table, entityId, { ...(take === 'release' && taken), digest })
  await closeRelease(db, entity, resolution, release)
  const after = kind.toShape(saved)
  await finishWrite(context, kind, { entityId, before: kind.toShape(row), after })
  return { ...after }
}

export const conflictRoutes = {
  conflicts: api.content.conflicts.handler(async ({ context: { db } }) => {
    const conflicts: ContentConflict[] = []
    for (const { entity, entityId, base, release, foundAt } of await listReleases(db)) {
      const edited = await findEdited(db, entity, entityId)
      if (!edited || !release || !foundAt) continue
      const { shape: current, columns, conceptId } = edited
      const changed = new Set(listDifferences(release, columns))
      // JSON in the database has lost the order of its keys.
      const fields = Object.keys(columns).filter((name) => changed.has(name))
      if (fields.length > 0)
        conflicts.push({
          ...{ entity, entityId, conceptId, base, release, current, fields },
          foundAt: foundAt.toISOString(),
        })
    }
    return conflicts
  }),

  resolveConflict: api.content.resolveConflict.handler(async ({ input, context }) => {
    const { entity, entityId, take, version } = input
    const resolution = { entityId, take, version }
    const current =
      entity === 'item'
        ? await resolveItem(context, resolution)
        : await resolveContent(context, entity, resolution)
    return { current }
  }),
}
