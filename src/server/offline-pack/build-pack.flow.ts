import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pathOf } from '#contract/address.ts'
import { CONTENT_SCHEMA } from '#contract/content-schema.ts'
import { contract } from '#contract/contract.ts'
import type { ConceptPart, PackManifest, PackPart } from '#contract/offline-pack.ts'
import { listPictureIds } from '#domain/picture/picture-address.ts'
import { loadTutorOutline, loadTutorUnit } from '../chat/tutor-unit.flow.ts'
import { listLinks } from '../curriculum/curriculum.queries.ts'
import { findRenderedExplanation } from '../curriculum/find-rendered-explanation.flow.ts'
import type { AppDeps } from '../deps.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import { listPublishedPictures } from '../storage/storage.queries.ts'

const compress = promisify(gzip)

/** A part as it is sent: stored compressed only, since nearly all callers accept that. */
export interface PackFile {
  sha256: string
  /** The size before compression. */
  bytes: number
  gzipped: Uint8Array<ArrayBuffer>
}

export interface UnitPack {
  manifest: PackManifest
  files: PackFile[]
}

function digest(data: string | Uint8Array) {
  return createHash('sha256').update(data).digest('hex')
}

async function packPart(part: PackPart): Promise<PackFile> {
  const body = Buffer.from(canonicalJson(part))
  return {
    sha256: digest(body),
    bytes: body.byteLength,
    gzipped: Uint8Array.from(await compress(body, { level: 9 })),
  }
}

/**
 * Builds the pack of a visible unit from the same data as the single reads: one part per visible concept in curriculum order,
 * the outline, and the pictures that they show. Null if no concept has an explanation or an item.
 */
export async function buildPack(deps: AppDeps, unitId: string): Promise<UnitPack | null> {
  const { id, title, concepts } = await loadTutorUnit(deps, unitId)
  const parts: ConceptPart[] = []
  for (const { concept, terms, items, bank } of concepts) {
    const explanation = await findRenderedExplanation(deps, deps.contentDb, concept)
    const links = await listLinks(deps.contentDb, concept.id)
    const unit = { id, title }
    parts.push({
      kind: 'concept',
      schema: CONTENT_SCHEMA,
      unit,
      concept,
      explanation,
      terms,
      links,
      items,
      bank,
    })
  }
  if (!parts.some(teaches)) return null
  const outline: PackPart = {
    kind: 'outline',
    schema: CONTENT_SCHEMA,
    concepts: await loadTutorOutline(deps),
  }
  const files = await Promise.all([...parts, outline].map(packPart))
  const pictures = await listPublishedPictures(deps.contentDb, listPictureIds(JSON.stringify(parts)))
  return { manifest: describePack(unitId, files, pictures), files }
}

function teaches({ explanation, items }: ConceptPart) {
  return explanation !== null || items.length > 0
}

type PackedPicture = Awaited<ReturnType<typeof listPublishedPictures>>[number]

function describePack(
  unitId: string,
  files: readonly PackFile[],
  pictures: readonly PackedPicture[],
): PackManifest {
  const parts = [
    ...files.map(({ sha256, bytes }) => ({
      url: pathOf(contract.offlinePack.part, { sha256 }),
      sha256,
      bytes,
    })),
    ...pictures.map(({ id, sha256, bytes }) => ({
      url: pathOf(contract.storage.read, { id }),
      sha256,
      bytes,
    })),
  ]
  return {
    unitId,
    version: digest(parts.map(({ sha256 }) => sha256).join('\n')),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    parts,
  }
}
