import minified from 'virtual:contract'
import { patternOf } from '#contract/address.ts'
import { PACK_CACHE } from '#contract/content-schema.ts'
import { PICTURES_PATH } from '#domain/picture/picture-address.ts'
import { readPackConcept } from './pack-store.ts'

const EXPLANATION = patternOf(minified.concept.latestExplanation)
const LINKS = patternOf(minified.concept.links)
const TERMS = patternOf(minified.concept.terms)

function toJson(body: unknown) {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
}

function toList(list: unknown[] | undefined) {
  return list ? toJson(list) : null
}

/**
 * Answers `pathname` from the downloaded units: a picture, or explanation, links or terms of a concept. Null for any other address, and if the unit
 * is not downloaded or does not have them.
 */
export async function answerFromPack(caches: CacheStorage, pathname: string): Promise<Response | null> {
  if (pathname.startsWith(PICTURES_PATH))
    return (await (await caches.open(PACK_CACHE)).match(pathname)) ?? null
  const [, explained] = EXPLANATION.exec(pathname) ?? []
  if (explained) {
    const part = await readPackConcept(caches, explained)
    return part?.explanation ? toJson(part.explanation) : null
  }
  const [, linked] = LINKS.exec(pathname) ?? []
  if (linked) return toList((await readPackConcept(caches, linked))?.links)
  const [, defined] = TERMS.exec(pathname) ?? []
  return defined ? toList((await readPackConcept(caches, defined))?.terms) : null
}
