import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { buildPack, type PackFile, type UnitPack } from './build-pack.flow.ts'

/** Files by their hashes, of the packs built since the content changed last: never more than the curriculum's units have. */
function filesOf(deps: AppDeps): Promise<Map<string, PackFile>> {
  return deps.contentCache.remember('offline-pack-files', async () => new Map<string, PackFile>())
}

/** The pack of a unit, built once a content version; null where there is none to download. */
export async function findPack(deps: AppDeps, unitId: string): Promise<UnitPack | null> {
  const index = await getCurriculumIndex(deps)
  if (index.nodes.get(unitId)?.kind !== 'unit' || !index.isVisible(unitId)) return null
  const files = await filesOf(deps)
  return deps.contentCache.remember(`offline-pack:${unitId}`, async () => {
    const pack = await buildPack(deps, unitId)
    for (const file of pack?.files ?? []) files.set(file.sha256, file)
    return pack
  })
}

/**
 * The file of a hash that some pack has now. Another process may have given the manifest: what is not known yet is looked for in
 * the packs of every unit, once a content version.
 */
export async function findPackFile(deps: AppDeps, sha256: string): Promise<PackFile | null> {
  const { nodes } = await getCurriculumIndex(deps)
  const files = await filesOf(deps)
  const known = files.get(sha256)
  if (known) return known
  await deps.contentCache.remember('offline-packs-all', async () => {
    for (const { id, kind } of nodes.values()) if (kind === 'unit') await findPack(deps, id)
  })
  return files.get(sha256) ?? null
}
