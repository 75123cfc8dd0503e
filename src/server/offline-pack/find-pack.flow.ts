import { getCurriculumIndex } from '../curriculum/curriculum-index.ts'
import type { AppDeps } from '../deps.ts'
import { buildPack, type PackFile, type UnitPack } from './build-pack.flow.ts'

/** Files by hash, of the packs built since the last change of content. */
function filesOf(deps: AppDeps): Promise<Map<string, PackFile>> {
  return deps.contentCache.remember('offline-pack-files', async () => new Map<string, PackFile>())
}

/** Returns the pack of a unit, built once per content version; null if there is none. */
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
 * Returns the file of a hash in a current pack. Another process may have served the manifest of content that this one has not loaded
 * yet: for an unknown hash the version is read again, and the packs of the units are built one after another until one has it.
 */
export async function findPackFile(deps: AppDeps, sha256: string): Promise<PackFile | null> {
  const known = (await filesOf(deps)).get(sha256)
  if (known) return known
  await deps.contentCache.revalidate(true)
  const files = await filesOf(deps)
  const { nodes } = await getCurriculumIndex(deps)
  for (const { id, kind } of nodes.values()) {
    if (files.has(sha256)) break
    if (kind === 'unit') await findPack(deps, id)
  }
  return files.get(sha256) ?? null
}
