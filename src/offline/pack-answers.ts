import { readPackConcept } from './pack-store.ts'

const EXPLANATION = /^\/api\/v1\/services\/curriculum-concepts\/([A-Z0-9]+)\/explanations$/
const LIST = /^\/api\/v1\/curriculum-concepts\/([A-Z0-9]+)\/(links|terms)$/

function toJson(body: unknown) {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
}

/**
 * Answers `pathname` from the downloaded units: explanation, links or terms of a concept. Null for any other address, and if the unit
 * is not downloaded or does not have them.
 */
export async function answerFromPack(caches: CacheStorage, pathname: string): Promise<Response | null> {
  const [, explained] = EXPLANATION.exec(pathname) ?? []
  if (explained) {
    const part = await readPackConcept(caches, explained)
    return part?.explanation ? toJson(part.explanation) : null
  }
  const [, conceptId, list] = LIST.exec(pathname) ?? []
  if (!conceptId) return null
  const part = await readPackConcept(caches, conceptId)
  return part && (list === 'links' || list === 'terms') ? toJson(part[list]) : null
}
