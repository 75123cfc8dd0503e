import { readPackConcept } from './pack-store.ts'

const EXPLANATION = /^\/api\/v1\/services\/curriculum-concepts\/([A-Z0-9]+)\/explanations$/
const LIST = /^\/api\/v1\/curriculum-concepts\/([A-Z0-9]+)\/(links|terms)$/

const toJson = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })

/**
 * What the server would answer at `pathname`, from the downloaded units: explanation, links, terms of a concept. Null for any other
 * address, and where the unit is not on the device or holds nothing of it.
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
